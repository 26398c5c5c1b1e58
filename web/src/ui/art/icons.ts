// The drawings of the page as lines on a chart: a path each, on a field of 24 by 24.

export const ICONS = {
  // Squares of the board, by their kind.
  start: 'M6 21V3M6 4h13l-4 4.5 4 4.5H6M3 21h9',
  visiting: 'M4 4h16v16H4zM8 4v16M12 4v16M16 4v16',
  casino: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 3v5M12 16v5M3 12h5M16 12h5',
  rest: 'M4 8h16v8H4zM4 12h16M6 16v4M18 16v4M7 8V5h10v3',
  go_to_jail: 'M2 12h9M7.5 8l4 4-4 4M14 4h7v16h-7M17.5 4v16',
  draw: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4zM12 9.5v5M9.5 12h5',
  tax: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 14.5l6-6M9.3 9h.1M14.6 14h.1',
  station: 'M3 9l9-6 9 6zM6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7M4 17h16M2.5 20.5h19',
  utility: 'M3 20.5V10l6 4v-4l6 4V4h4v16.5zM1.5 20.5h21M8 17.5h2M13 17.5h2',
  // Marks of deeds and seats.
  house: 'M3.5 11.5 12 4l8.5 7.5V20h-17z',
  tower: 'M4.5 21.5V8L12 2.5 19.5 8v13.5H14V17h-4v4.5zM7.5 9.5v3h3v-3zM13.5 9.5v3h3v-3z',
  pledge: 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 14.5v2.5',
  bot: 'M5 8.5h14V19H5zM12 8.5V4M9.3 12.5v1.5M14.7 12.5v1.5M2.5 12v3.5M21.5 12v3.5M10 3.5h4',
  away: 'M3 8.5q9-7 18 0M6.5 12.5q5.5-4 11 0M12 17.5h.1M4 20 20 4',
  missed: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7.5V12l3 2.5',
  card: 'M5 3h14v18H5zM12 7l1.3 3.7L17 12l-3.7 1.3L12 17l-1.3-3.7L7 12l3.7-1.3z',
  // Ways about the page.
  game: 'M3.5 3.5h17v17h-17zM8 8h8v8H8zM3.5 8H8M16 8h4.5M3.5 16H8M16 16h4.5M8 3.5V8M16 3.5V8M8 16v4.5M16 16v4.5',
  assets: 'M7 7h13v13.5H7zM7 11h13M4 17V3.5h13',
  trade: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  chat: 'M3.5 4.5h17v12H12l-5 4.5v-4.5H3.5zM8 9h8M8 12.5h5',
  log: 'M9 6h11.5M9 12h11.5M9 18h11.5M4 6h1M4 12h1M4 18h1',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  settings: 'M4 7h9M17 7h3M13 4.5h4v5h-4zM4 17h3M11 17h9M7 14.5h4v5H7z',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  more: 'M5 9l7 7 7-7',
  help: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.3 9.6c.2-3.4 5.4-3.3 5.4 0 0 2-2.7 2.2-2.7 4.300M12 16.800h.1',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9q2 3 0 6M18.7 6.500q4 5.5 0 11',
  silent: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.500l5 5M21.5 9.500l-5 5',
  pause: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.8 8.500v7M14.2 8.500v7',
  flag: 'M5.5 21V3.500M5.5 4.500h13l-3 4 3 4h-13',
  report: 'M5 3.5h10l4 4v13H5zM15 3.5v4h4M8.5 12h7M8.5 16h4',
  keys: 'M2.5 6h19v12h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7.5 14h9',
  link: 'M10 14a4 4 0 0 1 0-5.600l3-3a4 4 0 0 1 5.6 5.600l-1.5 1.500M14 10a4 4 0 0 1 0 5.600l-3 3a4 4 0 0 1-5.6-5.600l1.5-1.5',
  dice: 'M4 4h16v16H4zM8.5 8.500h.1M15.5 8.500h.1M12 12h.1M8.5 15.500h.1M15.5 15.500h.1',
  kept: 'M12 3l8 3v6c0 5-3.5 7.8-8 9.500C7.5 19.8 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;
