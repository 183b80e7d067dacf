import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { FORM_AGE_FIELD, HONEYPOT_FIELD, type MessageKind, MIN_FORM_AGE_MS } from '#common/message-rules.ts'
import { removeOldErrors, showToast } from '../../../ui/toast.ts'
import { useBroughtBack } from '../../../ui/use-brought-back.ts'
import { formWords } from '../texts/form-words.i18n.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { fetchCheck } from './check-form.ts'
import { type FieldValues, fieldValues, type MessageValues, resetSent } from './form-values.ts'
import { MessageKey } from './message-key.ts'
import { type Refusal, sendMessage } from './send-message.ts'
import { useFieldCodes } from './use-field-codes.ts'

/** A message that the server took, with the number that the server gave it. */
export type SentMessage = { readonly number: string; readonly payload: MessageValues }

/** What a form asks of its behaviour. */
export type MessageFormOptions = {
  readonly locale: Locale
  readonly kind: MessageKind
  /** Values of the payload beside the fields. */
  readonly extra?: (() => MessageValues) | undefined
  /** Called after success, when the form is empty again. Without it a toast reports the success. */
  readonly onSent?: ((message: SentMessage) => void) | undefined
  /** @returns whether it handled the refusal */
  readonly onRefused?: ((problem: Refusal) => boolean) | undefined
  /** Called when the form is done, and holds nothing that the visitor typed while it was sent. */
  readonly onDone?: (() => void) | undefined
}

/** A message's progress: at rest, on its way, or failed. The explanation of a failure is for the visitor, otherwise empty. */
export type Progress = { readonly state: 'resting' | 'waiting' | 'failed'; readonly explanation: string }

const RESTING: Progress = { state: 'resting', explanation: '' }
const WAITING: Progress = { state: 'waiting', explanation: '' }
/** The age that a form needs before it is sent: a little more than the server asks for, because timers may fire early. */
const MIN_AGE_MS = MIN_FORM_AGE_MS + 100

/**
 * A form's behaviour: errors at the fields, a waiting state, and one message however often the visitor
 * tries. When sending fails, everything typed stays.
 */
export function useMessageForm({ locale, kind, extra, onSent, onRefused, onDone }: MessageFormOptions) {
  const t = messageFormMessages(locale)
  const words = formWords(locale, kind)
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const isSending = useRef(false)
  /** What the fields held at the last try. */
  const tried = useRef('')
  // What is typed on a page, unlike that of a dialog, outlives it.
  const [key] = useState(() => new MessageKey(onDone ? undefined : `${kind} key`))
  const [progress, setProgress] = useState(RESTING)
  const fields = useFieldCodes(form, kind, extra)

  usePreparedForm(form, () => (shownAt.current = performance.now()))
  // When the browser brings the page back, src/inline/typed-form.js gives the fields what the tab keeps now. Where that is not
  // what the visitor last tried to send from here, the failure and the errors of that try are no longer true.
  useBroughtBack(() => {
    if (isSending.current || JSON.stringify(form.current && fieldValues(form.current)) === tried.current) return
    setProgress(RESTING)
    fields.clear()
  })

  /** Empties the form and reports success. @param sent null for a program in the trap, which hears of success all the same */
  function finish(element: HTMLFormElement, values: FieldValues, sent: SentMessage | null): Progress {
    const stays = resetSent(element, values)
    key.forget()
    shownAt.current = performance.now()
    fields.clear()
    removeOldErrors()
    if (!sent || !onSent) showToast(sent ? words.success : formWords(locale, 'contact').success)
    else onSent(sent)
    // A dialog that was closed meanwhile, and opened again, holds another message.
    if (form.current && Object.keys(stays).length === 0) onDone?.()
    return RESTING
  }

  function fail(explanation: string, error?: unknown): Progress {
    if (error !== undefined) reportError(error)
    showToast(words.failure, 'error')
    return { state: 'failed', explanation }
  }

  /** Shows what is wrong where the visitor can mend it, else says that sending failed. */
  function explain(problem: Refusal): Progress {
    if (problem.code === 'IDEMPOTENCY_KEY_REUSED' || problem.code === 'CART_CHANGED') key.forget()
    if (onRefused?.(problem)) return RESTING
    if (problem.status === 422 && fields.show(codesOf(problem))) return RESTING
    return fail(problem.status === 429 ? t.tooMany : t.notSent)
  }

  async function send(element: HTMLFormElement): Promise<Progress> {
    const values = fieldValues(element)
    tried.current = JSON.stringify(values)
    const { typed, payload, codes } = await fields.check(element)
    if (fields.show(codes)) return RESTING
    await untilAge(shownAt.current + MIN_AGE_MS)
    if (isTrapped(element)) return finish(element, values, null)
    const age = Math.round(performance.now() - shownAt.current)
    const outcome = await sendMessage({ ...payload, [FORM_AGE_FIELD]: age }, key.for(typed))
    if (outcome.kind === 'sent') return finish(element, values, { number: outcome.number, payload })
    return outcome.kind === 'refused' ? explain(outcome.problem) : fail(navigator.onLine ? t.noAnswer : t.offline)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setProgress(WAITING)
    setProgress(await send(event.currentTarget).catch((error: unknown) => fail(t.notSent, error)))
    isSending.current = false
  }

  return { form, progress, submit, fields }
}

/** The codes of the fields that the server refused, by the field's name. */
function codesOf({ errors = [] }: Refusal): Map<string, string> {
  return new Map(errors.map(({ path, code }) => [path.split('.')[0] ?? '', code]))
}

/** Prepares a form that is shown: its fields show errors themselves, and have their check once the visitor is in one of them. */
function usePreparedForm(form: RefObject<HTMLFormElement | null>, onShown: () => void): void {
  const tellShown = useEffectEvent(onShown)
  useEffect(() => {
    tellShown()
    form.current?.setAttribute('novalidate', '')
    if (form.current?.contains(document.activeElement)) fetchCheck()
  }, [form])
}

/** Waits until a time of `performance.now()`. The server refuses a form that was filled in sooner than people can. */
function untilAge(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, time - performance.now())))
}

/** Whether a program filled the hidden field (specification §8). */
function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT_FIELD)
  return trap instanceof HTMLInputElement && trap.value !== ''
}
