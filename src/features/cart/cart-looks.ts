// Looks that the cart's page, its drawer and its dialogs share.

/** A product's title in a line. */
export const CART_TITLE =
  'cart-title font-display text-[1.3125rem] leading-tight font-medium [font-variant-numeric:lining-nums] text-pretty'
export const CART_TOTAL = 'cart-total flex items-baseline justify-between gap-4'
export const CART_SUM = 'text-sum font-semibold'
/** The row of a dialog's buttons. */
export const ANSWERS = 'mt-7 flex flex-wrap justify-end gap-3'
export const ANSWER = 'min-h-12! flex-[1_1_8rem] px-4!'
/** A button that looks like a link, for an action on the cart. */
export const CART_ACTION = 'min-h-11 text-fine underline underline-offset-[0.22em] decoration-1 print:hidden'
/** The layer of a dialog above the page, then the place of its panel in it, and the panel. */
export const QUESTION_LAYER = 'fixed inset-0 z-40'
export const QUESTION_PLACE = 'fixed inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto'
export const QUESTION =
  'cart-question w-full max-w-125 wrap-anywhere rounded-medium bg-paper-light p-[clamp(1.5rem,5vw,2.5rem)] floating'
