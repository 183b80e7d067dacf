/** The looks of parts that the shop's pages and the previews of the editors show. */

/** A row to swipe in narrow windows, a column beside the cards in wide ones. */
export const CATEGORY_NAV =
  'category-nav -mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] wide:sticky wide:top-20 wide:mx-0 wide:block wide:overflow-visible wide:p-0 print:hidden'
export const CATEGORY_LIST = 'flex gap-2 wide:block wide:border-t wide:border-rule'
export const CATEGORY_ITEM = 'wide:border-b wide:border-rule'
export const CATEGORY_LINK =
  'inline-flex min-h-10 items-center gap-1.5 rounded-round border border-rule px-4 py-1 text-note leading-label whitespace-nowrap text-ink no-underline hover:text-primary current:border-primary current:font-medium current:text-primary current:forced-selected wide:flex wide:min-h-11 wide:rounded-none wide:border-0 wide:px-0 wide:py-2 wide:whitespace-normal'

/** A product beside its picture in wide windows. */
export const PRODUCT =
  'product shell grid gap-x-columns gap-y-8 pt-tabs tablet:grid-cols-2 tablet:items-start print:grid-cols-[2fr_3fr] print:pt-6'
export const PRODUCT_PICTURE = 'wide:sticky wide:top-22 wide:max-h-[calc(100vh-7rem)] print:static print:max-h-none'
export const PRODUCT_TITLE = 'mt-3 text-[clamp(2.125rem,1.6rem+2.2vw,3.5rem)] leading-[1.08] print:text-name'
export const PRODUCT_ACTIONS = 'mt-7 mb-10 flex flex-wrap gap-4 max-tablet:contents print:hidden'

export const PRICE = 'price flex flex-wrap items-baseline gap-x-3'
export const PRODUCT_PRICE = 'mt-5 text-sum print:mb-6'
export const NEW_PRICE = 'font-semibold no-underline'
export const OLD_PRICE = 'text-ink-soft'
