import { type FocusEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageKind } from '#common/message-rules.ts'
import { checkForm } from './check-form.ts'
import type { Announced, FieldCodes } from './form-context.ts'
import { type Control, controlsOf, type MessageValues, readValues } from './form-values.ts'

/** Whether a pointer is down at the moment. */
let isPressed = false

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true)
}

/** Waits for the end of a press, if there is one: a new error would move the pressed element away from the pointer. */
function afterPress(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}

const NO_CODES: FieldCodes = new Map()
const NOT_ANNOUNCED: Announced = { name: '', tries: 0 }

/**
 * Knows the wrong fields of a form. It checks when the visitor leaves a field, corrects a mistake or sends the form.
 * @param extra values of the payload beside the fields
 */
export function useFieldCodes(form: RefObject<HTMLFormElement | null>, kind: MessageKind, extra?: () => MessageValues) {
  const [codes, setCodes] = useState(NO_CODES)
  const [announced, setAnnounced] = useState(NOT_ANNOUNCED)
  const read = (element: HTMLFormElement) => ({ ...readValues(element), ...extra?.() })

  /** Checks the values that the form has at this moment. */
  function check(element: HTMLFormElement) {
    const typed = read(element)
    return checkForm(element, kind, () => typed)
  }

  /** Checks these fields again, with what they hold once the check is there, and leaves the others as they are. */
  async function recheck(names: readonly string[]): Promise<void> {
    const element = form.current
    if (!element) return
    const { codes: found } = await checkForm(element, kind, () => read(element))
    setCodes(before => {
      const next = new Map(before)
      for (const name of names) next.delete(name)
      for (const name of names) if (found.has(name)) next.set(name, found.get(name) ?? '')
      return next
    })
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<Control>): void {
    const { name } = currentTarget
    // The submit button checks all fields itself, and a visitor who closes the dialog wants no advice.
    if (!(relatedTarget instanceof HTMLButtonElement)) afterPress(() => void recheck([name]))
  }

  function correct(): void {
    // One field may correct another's mistake: payment and delivery have to fit.
    if (codes.size > 0) void recheck([...codes.keys()])
  }

  /** Shows these codes, and moves the focus to the first wrong field. @returns whether a field of the form is wrong */
  function show(found: FieldCodes): boolean {
    const wrong = form.current && controlsOf(form.current).find(control => found.has(control.name))
    flushSync(() => {
      setCodes(found)
      const name = wrong && wrong === document.activeElement ? wrong.name : ''
      setAnnounced(({ tries }) => ({ name, tries: tries + 1 }))
    })
    wrong?.focus()
    return Boolean(wrong)
  }

  return { codes, announced, check, leave, correct, show, clear: () => setCodes(NO_CODES) }
}
