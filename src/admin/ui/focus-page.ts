/** Focuses the page's beginning, as a new page does: what was pressed is gone. */
export function focusPage(): void {
  document.getElementById('sisu')?.focus({ preventScroll: true })
}
