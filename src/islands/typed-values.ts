/** A form control with the value that the visitor gave it. */
type Typed = { readonly control: Control; readonly value: string; readonly isChecked: boolean }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of an island that the visitor, or the browser for the visitor, changed before React knew of them. */
export function changedControls(island: HTMLElement): Typed[] {
  return (
    [...island.querySelectorAll<Control>('input, textarea, select')]
      .filter(isChanged)
      // The chosen one of a group of radio buttons is enough: pressing it clears the others.
      .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(control => ({ control, value: control.value, isChecked: isCheckable(control) && control.checked }))
  )
}

/** Tells React of a value as if the visitor had just typed it. */
export function retype({ control, value, isChecked }: Typed): void {
  if (!control.isConnected) return
  // React draws an island at the latest when an event reaches it: this one makes it draw.
  control.dispatchEvent(new Event('change', { bubbles: true }))
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isCheckable(control)) {
    if (control.checked === isChecked) control.checked = !isChecked
    control.click()
  } else setAsTyped(control, value)
}

/**
 * Sets a value as typing does. React has put a setter of its own on the control, which notes each value that a script sets, and
 * React ignores an event whose value it has noted. So React notes the printed value first; then the setter of the control's class
 * sets the typed one, of which React only hears by the event.
 */
function setAsTyped(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (selectionStart !== null && control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== printedIndex(control)
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** The index of the option that the built page chose. Where it chose none, browsers take the first. */
function printedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findLastIndex(option => option.defaultSelected),
  )
}

function isCheckable(control: Control): control is HTMLInputElement {
  return /^(checkbox|radio)$/.test(control.type)
}
