// Looks that islands and pages share, as Tailwind's utilities. A place that uses one adds its own margins and the like.

/** The colours of every button, also when it is pointed at. */
const BUTTON_COLOURS = 'border-primary hover:border-primary-deep hover:bg-primary-deep hover:text-white'

/** What all buttons share, whatever their size and colours. */
export const BUTTON_SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-small border text-center leading-button font-medium no-underline print:hidden'
const ANY_BUTTON = `${BUTTON_SHAPE} ${BUTTON_COLOURS}`

/** A button of the main action. */
export const BUTTON = `${ANY_BUTTON} min-h-12 bg-primary px-[min(1.75rem,8.75vw)] py-3 text-base text-white`

/** A button of a secondary action. */
export const BUTTON_QUIET = `${ANY_BUTTON} min-h-11 px-5 py-2 text-note text-primary`

/** A button that is only an icon. */
export const ICON_BUTTON = 'inline-grid size-12 flex-none place-items-center rounded-round text-ink hover:text-primary'

/** A link with an arrow: back to a list, or to another part of it. */
export const BACK_LINK = 'inline-flex min-h-11 items-center gap-2 no-underline hover:underline'

/** A heading that is a link. */
export const TITLE_LINK = 'text-ink no-underline hover:text-primary hover:underline'

/** A link that covers its `group`, which is `relative`. */
export const GROUP_LINK = 'text-ink no-underline after:absolute after:inset-0 group-hover:text-primary group-hover:underline'

/** The small line above a heading. */
export const EYEBROW = 'text-caption leading-normal tracking-[0.1em] text-ink-soft uppercase'

/** The larger words below a heading. */
export const LEAD = 'text-lead text-ink-soft'

/** A message in the page that visitors should notice. */
export const NOTICE = 'my-8 border-l-3 border-warning bg-paper-light px-6 py-5'

/** Covers the page while a dialog is open. */
export const VEIL = 'fixed inset-0 bg-veil'
