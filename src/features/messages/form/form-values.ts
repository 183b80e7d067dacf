/** A form's values, by the names of the payload (specification §7). */
export type MessageValues = Readonly<Record<string, unknown>>

/** An element that holds a field's value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The form's visible fields, in order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[data-field] :is(input, select, textarea)')]
}

/** The values of a form's visible fields at one moment, by name, as the controls hold them. */
export type FieldValues = Readonly<Record<string, string>>

/** The values of the form's visible fields. */
export function fieldValues(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))
}

/** Empties a form, but keeps what the visitor typed since it had the `sent` values. @returns what stays */
export function resetSent(form: HTMLFormElement, sent: FieldValues): FieldValues {
  const later = Object.entries(fieldValues(form)).filter(([name, value]) => value !== sent[name])
  const stays = Object.fromEntries(later)
  form.reset()
  for (const control of controlsOf(form)) control.value = stays[control.name] ?? control.value
  return stays
}

/** The day of `<input type="date">` as the payload has it: `2026-12-31` → `31/12/2026`. */
function payloadDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** All values of the form, its hidden fields included, as the payload has them. */
export function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  if (typeof values['date'] === 'string') values['date'] = payloadDate(values['date'])
  return values
}

/** Forbids past days in a date field. The browser has to do it, because a prebuilt page does not know the present day. */
export function forbidPastDays(input: Control | null): void {
  const today = new Date()
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const first = `${today.getFullYear()}-${twoDigits(today.getMonth() + 1)}-${twoDigits(today.getDate())}`
  // Chromium draws the field anew each time, without what is half typed.
  if (input instanceof HTMLInputElement && input.min !== first) input.min = first
}

/** Whether the day is one that `forbidPastDays` forbids. */
export function isPastDay(input: Element | null): boolean {
  return input instanceof HTMLInputElement && input.min !== '' && input.value !== '' && input.value < input.min
}
