/** A form control and what a visitor made of it. */
type Typed = { readonly control: Control; readonly value: string; readonly isChecked: boolean }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of an island that a visitor, or the browser for a visitor, changed before React knew of them. */
export function changedControls(island: HTMLElement): Typed[] {
  return (
    [...island.querySelectorAll<Control>('input, textarea, select')]
      .filter(isChanged)
      // The radio button that was pressed takes the choice from the others.
      .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(control => ({ control, value: control.value, isChecked: isCheckable(control) && control.checked }))
  )
}

/** Has React learn of a value as if it was typed now; React keeps values of uncontrolled fields by itself, and hears of them. */
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

/** React passes over an event that brings the value it knows already: it first learns of another one. */
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

/** Where no option was printed as the chosen one, browsers choose the first. */
function printedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findLastIndex(option => option.defaultSelected),
  )
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}
