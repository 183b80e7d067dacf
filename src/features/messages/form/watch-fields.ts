import { type Control, controlsOf } from './field-errors.ts'
import { loadCheck } from './load-check.ts'

/** Has a field checked when it is left, and while its mistake is corrected. The schemas come once somebody is in the form. */
export function watchFields(form: HTMLFormElement, check: (control: Control) => void): void {
  const fetchCheck = () => void loadCheck(form).catch(() => {})
  if (form.contains(document.activeElement)) fetchCheck()
  else form.addEventListener('focusin', fetchCheck, { once: true })
  form.addEventListener('focusout', event => {
    const control = controlsOf(form).find(each => each === event.target)
    // The button checks all fields itself, and whoever closes the dialog wants no advice.
    if (control && !(event.relatedTarget instanceof HTMLButtonElement)) afterPress(() => check(control))
  })
  form.addEventListener('input', ({ target }) => {
    const controls = controlsOf(form)
    // What is wrong with one field may be set right in another: payment and delivery have to fit.
    if (controls.some(each => each === target)) for (const each of controls) if (each.ariaInvalid === 'true') check(each)
  })
}

let isPressed = false
addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true)

/** An error that appears while a button is pressed would move the button away from under the pointer. */
function afterPress(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
