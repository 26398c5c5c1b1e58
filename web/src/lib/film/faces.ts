// What the six sides of a die show: of the white ones, and of the third.

export const WHITE: readonly string[] = ['1', '2', '3', '4', '5', '6'];
export const THIRD: readonly string[] = ['1', '2', '3', 'bus', 'm1', 'm1'];
