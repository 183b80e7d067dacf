/** The id of the heading above the order. */
export const ARRANGE_TITLE = 'arrange-title'

/** Leads to the open order: by the focus, and to where it can be seen. */
export function goToArrangeTitle(): void {
  const heading = document.getElementById(ARRANGE_TITLE)
  heading?.focus({ preventScroll: true })
  heading?.closest('section')?.scrollIntoView()
}
