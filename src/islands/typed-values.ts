/** A form control and the visitor's value in it. */
type Typed = { readonly control: Control; readonly value: string; readonly isChecked: boolean }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of an island that a visitor, or the browser for a visitor, changed before React knew of them. */
export function changedControls(island: HTMLElement): Typed[] {
  return (
    [...island.querySelectorAll<Control>('input, textarea, select')]
      .filter(isChanged)
      // The pressed radio button has cleared the others of its group.
      .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(control => ({ control, value: control.value, isChecked: isCheckable(control) && control.checked }))
  )
}

/** Tells React of a value as if the visitor had just typed it; an uncontrolled field keeps it without React. */
export function retype({ control, value, isChecked }: Typed): void {
  if (!control.isConnected) return
  // React draws an island at the latest when an event reaches it.
  control.dispatchEvent(new Event('change', { bubbles: true }))
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isCheckable(control)) {
    if (control.checked === isChecked) control.checked = !isChecked
    control.click()
  } else setAsTyped(control, value)
}

/** React ignores an event with the value that it knows already: shows it another one first. */
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

/** The index of the built page's choice. Without one, browsers choose the first. */
function printedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findLastIndex(option => option.defaultSelected),
  )
}

function isCheckable(control: Control): control is HTMLInputElement {
  return /^(checkbox|radio)$/.test(control.type)
}
