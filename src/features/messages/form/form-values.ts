/** What a form holds, by the names of the payload (specification §7). */
export type MessageValues = Readonly<Record<string, unknown>>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The form's fields that people see, in their order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[data-field] :is(input, select, textarea)')]
}

/** What a form keeps of its fields, by their names, as the browser has them. */
export type KeptValues = Readonly<Record<string, string>>

/** What people typed and chose in the fields they see. */
export function keptValues(form: HTMLFormElement): KeptValues {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))
}

/** The day of `<input type="date">` as the payload has it: `2026-12-31` → `31/12/2026`. */
function payloadDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** What was typed and chosen. */
export function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  if (typeof values['date'] === 'string') values['date'] = payloadDate(values['date'])
  return values
}

/** Days that are over cannot be chosen. A page that is rendered ahead does not know which day it is. */
export function forbidPastDays(input: Control | null): void {
  const today = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  if (input instanceof HTMLInputElement) input.min = `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`
}

/** Whether the day is one that `forbidPastDays` forbids. */
export function isPastDay(input: Element | null): boolean {
  return input instanceof HTMLInputElement && input.min !== '' && input.value !== '' && input.value < input.min
}
