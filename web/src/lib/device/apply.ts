// What the page says to the version that waits: it is wanted now.
export const APPLY = 'apply';
