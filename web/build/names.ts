// The files that a language's messages travel in, by their names alone: the worker knows these and no message.

export const PARTS = [
  'base',
  'front',
  'home',
  'table',
  'more',
  'detail',
  'guide',
  'wild',
  'boxed',
  'deals',
  'league',
] as const;
export type Part = (typeof PARTS)[number];
