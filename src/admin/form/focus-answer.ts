/**
 * The ref of an answer below a text: gives it the focus. In a dialog that is higher than the window the title gets it, because the
 * focus would scroll to the answer, past what the question is about.
 */
export function focusAnswer(answer: HTMLElement | null): void {
  const place = answer?.closest('[data-dialog-place]')
  if (!place || place.scrollHeight <= place.clientHeight) return answer?.focus()
  place.querySelector('h2')?.focus()
  place.scrollTop = 0
}
