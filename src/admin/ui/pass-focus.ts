/**
 * Makes the ref of a control that disappears after use: the focus that it has then passes on to another element. Keep the ref
 * from one drawing to the next.
 * @param id of the element that gets the focus
 */
export function passFocus(id: string): (control: HTMLElement | null) => () => void {
  return control => () => {
    if (control !== null && control === document.activeElement) document.getElementById(id)?.focus()
  }
}
