/** A text whose first paragraph is larger. */
export const OPENING = 'opening [&>p:first-child]:text-lead'
