/** Looks that the shop's list and the news share. */
export const LIST_CONTROLS = 'flex flex-wrap items-end gap-x-5 gap-y-3 noscript:hidden! print:hidden'

/** How many of how many are shown; nothing is a heading. */
export const LIST_SHOWN =
  'text-fine text-ink-soft data-nothing:font-display data-nothing:text-title data-nothing:leading-tight data-nothing:wrap-anywhere data-nothing:text-ink print:hidden'
