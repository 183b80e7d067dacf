// Looks that administrators' pages and tools repeat, beside those of the whole site (src/ui/looks.ts).
import * as site from '../../ui/looks.ts'

const UNAVAILABLE = 'disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60'
const SMALL = `${site.BUTTON_SHAPE} ${UNAVAILABLE} min-h-11 py-2`

/** The main action. */
export const BUTTON = `${site.BUTTON} ${UNAVAILABLE}`

/** The main action of a dialog or a bar. */
export const BUTTON_SMALL = `${SMALL} border-primary bg-primary px-7 text-base text-white hover:border-primary-deep hover:bg-primary-deep hover:text-white`

/** A secondary action. */
export const BUTTON_QUIET = `${site.BUTTON_QUIET} ${UNAVAILABLE}`

/** Deletes for good. */
export const BUTTON_DANGER = `${SMALL} border-error bg-error px-7 text-base text-white hover:border-error-deep hover:bg-error-deep hover:text-white`

const DANGER_QUIET = `${SMALL} px-5 text-note text-error hover:border-error hover:text-error`

/** Leads to the question before a deletion. */
export const BUTTON_DANGER_QUIET = `${DANGER_QUIET} border-transparent`

/** Asks before a deletion, in a list where it is one of many. */
export const BUTTON_DANGER_FRAMED = `${DANGER_QUIET} border-rule`

/** A button that looks like a link. */
export const BUTTON_LINK = 'min-h-11 text-note font-medium text-primary underline underline-offset-[0.2em]'

/** Label, control, hint and error of one value, one below the other. */
export const FIELD = 'grid min-w-0 content-start gap-1.5'
/** The name of the value. */
export const FIELD_LABEL = 'text-note leading-snug font-medium'
/** Beside the label: says that the value is optional. */
export const FIELD_NOTE = 'font-normal text-ink-soft'
/** What helps to fill it in. */
export const FIELD_HINT = 'text-small text-ink-soft'
/** Says that something failed. */
export const FIELD_FAILURE = 'text-small font-medium text-error'
/** What is wrong with it; hidden while empty. */
export const FIELD_ERROR = `${FIELD_FAILURE} empty:hidden`

/** A text input. */
export const INPUT =
  'min-h-12 w-full rounded-small border border-field bg-paper-light px-3.5 py-2.5 text-base leading-normal text-ink hover:border-ink focus-visible:border-primary focus-visible:-outline-offset-1 aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-error)]'
/** A select: an input with an arrow. */
export const SELECT = `${INPUT} chevron-3 pr-11`

/** A message in the place of what is loading, or could not load. */
export const PAGE_NOTICE = 'grid min-h-[40vh] content-start justify-items-start gap-6 text-lead text-ink-soft'

/** In the place of a list's entries or of an item: says that there is none. */
export const NOTHING_THERE = 'py-8 text-ink-soft'

/** The answers of a dialog. */
export const ANSWERS_ROW = 'flex flex-wrap justify-end gap-3 *:min-w-24'
export const ANSWERS = `mt-8 ${ANSWERS_ROW}`

/** Beside older data: says that new ones could not load. */
export const STALE_NOTICE =
  'mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-3 border-error bg-paper-light px-4 py-2 text-note [&_p]:flex-[1_1_18rem] [&_p]:wrap-anywhere'

/** The title of a notice. */
export const NOTICE_TITLE = 'font-display text-title'
