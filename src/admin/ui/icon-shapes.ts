// Path data for LineIcon (src/ui/LineIcon.tsx). These icons are for administrators: no visitor downloads them.

export const GEAR =
  'M10.1 5.4L10.5 2.9L13.5 2.9L13.9 5.4L15.3 6L17.3 4.5L19.5 6.7L18 8.7L18.6 10.1L21.1 10.5L21.1 13.5L18.6 13.9L18 15.3L19.5 17.3L17.3 19.5L15.3 18L13.9 18.6L13.5 21.1L10.5 21.1L10.1 18.6L8.7 18L6.7 19.5L4.5 17.3L6 15.3L5.4 13.9L2.9 13.5L2.9 10.5L5.4 10.1L6 8.7L4.5 6.7L6.7 4.5L8.7 6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const CHEVRON_UP = 'm6 14.5 6-6 6 6'
export const CHEVRON_DOWN = 'm6 9.5 6 6 6-6'
export const DRAG_HANDLE = 'M5 8.5h14M5 12h14M5 15.5h14'
export const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-3.9 3.8-6 7.5-6s6.7 2.1 7.5 6'
