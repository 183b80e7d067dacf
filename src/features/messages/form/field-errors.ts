import { textsOf } from './form-texts.ts'

/** Codes of wrong fields by name. */
export type FieldCodes = ReadonlyMap<string, string>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The form's fields that people see, in their order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[data-field] :is(input, select, textarea)')]
}

/** Shows what is wrong with a field, or takes it back (`code` undefined). */
export function showFieldError(form: HTMLFormElement, control: Control, code: string | undefined): void {
  const error = document.getElementById(`${control.id}-error`)
  const text = code === undefined ? '' : errorText(form, control, code)
  if (code === undefined) control.removeAttribute('aria-invalid')
  else control.setAttribute('aria-invalid', 'true')
  if (error && error.textContent !== text) error.textContent = text
}

/** Shows the errors of all fields. @returns whether a field has one; the first such gets the focus */
export function showFieldErrors(form: HTMLFormElement, errors: FieldCodes): boolean {
  const controls = controlsOf(form)
  for (const control of controls) showFieldError(form, control, errors.get(control.name))
  const first = controls.find(control => errors.has(control.name))
  first?.focus()
  return first !== undefined
}

function errorText(form: HTMLFormElement, control: Control, code: string): string {
  const texts = textsOf(form)
  if (code === 'TOO_LONG') return texts.tooLong
  if (code === 'INVALID_CHARACTERS') return texts.badCharacters
  const errors = JSON.parse(control.dataset['errors'] ?? '{}') as Readonly<Record<string, string>>
  return errors[code] ?? control.dataset['error'] ?? texts.badCharacters
}
