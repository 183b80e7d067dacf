export const FEEDBACK = 'mt-section -mb-section bg-paper-deep py-[clamp(3.5rem,7vw,6rem)]'
export const FEEDBACK_HEADING = 'mb-tabs text-center'

/** What a customer says, and below it, smaller, who said it; on the home page and in the editor's preview. */
export const FEEDBACK_TEXT =
  'mx-auto max-w-184 px-1 text-center font-display text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-label font-medium [&_em]:not-italic [&>p+p:last-child]:font-body [&>p+p:last-child]:text-fine [&>p+p:last-child]:text-ink-soft'
