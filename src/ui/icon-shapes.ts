/** Line icons of one style, each the data of a path in a 24 × 24 box. */
export const ICON_SHAPES = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'm5 5 14 14M19 5 5 19',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8',
  previous: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  stop: 'M9 5v14M15 5v14',
  start: 'm8 5 11 7-11 7Z',
  pin: 'M12 21s6.5-6.2 6.5-11a6.5 6.5 0 0 0-13 0c0 4.8 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
} as const

export type IconName = keyof typeof ICON_SHAPES
