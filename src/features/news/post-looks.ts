/** The looks of a post, for its page and for the preview of its editor. */
export const POST = 'post shell grid grid-cols-1'
export const POST_HEADING = 'page-heading mx-auto w-full max-w-256 pt-heading pb-heading-end print:py-6'
export const POST_TITLE = 'text-[clamp(2.25rem,1.6rem+2.8vw,4rem)] leading-[1.06] print:text-name'
export const POST_PICTURE = 'mx-auto aspect-3/2 max-w-256'
export const POST_BODY = 'mx-auto mt-body w-full max-w-prose'
