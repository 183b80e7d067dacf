/** Focuses the beginning of the page, as a new page does. Call it when the pressed element has disappeared. */
export function focusPage(): void {
  document.getElementById('sisu')?.focus({ preventScroll: true })
}
