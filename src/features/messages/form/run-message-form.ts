import type { MessageKind } from '../../../../server/messages/message-forms.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { checkForm } from './check-form.ts'
import { controlsOf, showFieldError, showFieldErrors } from './field-errors.ts'
import { FormStatus } from './form-status.ts'
import { textsOf } from './form-texts.ts'
import { forbidPastDays, type MessageValues, readValues } from './form-values.ts'
import { MessageKey } from './message-key.ts'
import { sendMessage, type SendOutcome } from './send-message.ts'
import { watchFields } from './watch-fields.ts'

type Refusal = Extract<SendOutcome, { kind: 'refused' }>['problem']

export type MessageFormOptions = {
  /** What is sent beside the fields. */
  readonly extra?: () => MessageValues
  /** After success, when the form is empty again. Without it a toast says that it worked. */
  readonly onSent?: (number: string) => void
  /** @returns whether the refusal was dealt with */
  readonly onRefused?: (problem: Refusal) => boolean
}

export type RunningForm = {
  /** Empties the form and takes back all that it said. */
  reset(): void
}

// As the server has them (HONEYPOT_FIELD, FORM_AGE_FIELD, MIN_FORM_AGE_MS); importing them would bring zod along.
const HONEYPOT = 'homepage'
const FORM_AGE = 'form_age_ms'
/** A little more than the server asks for: timers may ring early. */
const MIN_AGE_MS = 1_100

const running = new WeakMap<HTMLFormElement, RunningForm>()

/**
 * Brings a form to life: errors at the field when it is left and when the form is sent, a waiting state, one message
 * however often it is tried. A failed send keeps everything typed. Calling it again for one form changes nothing.
 */
export function runMessageForm(form: HTMLFormElement, options: MessageFormOptions = {}): RunningForm {
  const present = running.get(form)
  if (present) return present
  const kind = form.dataset['messageForm'] as MessageKind
  const texts = textsOf(form)
  const status = new FormStatus(form)
  const key = new MessageKey()
  let shownAt = performance.now()

  const check = () => checkForm(form, kind, { ...readValues(form), ...options.extra?.() })
  const fail = (explanation: string) => {
    status.rest(texts.retry)
    status.explain(explanation)
    showToast(texts.failure, 'error')
  }
  const reset = () => {
    form.reset()
    key.forget()
    shownAt = performance.now()
    status.explain('')
    status.rest()
    for (const control of controlsOf(form)) showFieldError(form, control, undefined)
  }
  const refused = (problem: Refusal) => {
    if (problem.code === 'IDEMPOTENCY_KEY_REUSED' || problem.code === 'CART_CHANGED') key.forget()
    if (options.onRefused?.(problem)) return status.rest()
    const codes = new Map((problem.errors ?? []).map(({ path, code }) => [path.split('.')[0] ?? '', code]))
    if (problem.status === 422 && showFieldErrors(form, codes)) return status.rest()
    fail(problem.status === 429 ? texts.tooMany : texts.notSent)
  }
  const sent = (success: string, number: string | null) => {
    reset()
    if (number !== null && options.onSent) options.onSent(number)
    else showToast(success)
  }

  const submit = async () => {
    if (status.isWaiting) return
    const trap = form.elements.namedItem(HONEYPOT)
    status.explain('')
    status.wait(texts.waiting)
    const { payload, errors } = await check()
    if (showFieldErrors(form, errors)) return status.rest()
    await untilAge(shownAt + MIN_AGE_MS)
    if (trap instanceof HTMLInputElement && trap.value !== '') {
      sent(texts.trapped, null)
      return closeDialogOf(form)
    }
    const age = Math.round(performance.now() - shownAt)
    const outcome = await sendMessage({ ...payload, [FORM_AGE]: age }, key.for(JSON.stringify(payload)))
    if (outcome.kind === 'sent') {
      sent(texts.success, outcome.number)
      closeDialogOf(form)
    } else if (outcome.kind === 'refused') refused(outcome.problem)
    else fail(navigator.onLine ? texts.noAnswer : texts.offline)
  }

  form.noValidate = true
  forbidPastDays(form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    void submit()
  })
  watchFields(form, control => {
    // A check that could not be fetched is fetched again to send the form.
    void check()
      .then(({ errors }) => showFieldError(form, control, errors.get(control.name)))
      .catch(() => {})
  })
  running.set(form, { reset })
  return { reset }
}

/** Programs are quicker than people: the server refuses what was filled in sooner. */
function untilAge(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, time - performance.now())))
}

function closeDialogOf(form: HTMLFormElement): void {
  form.closest('dialog')?.close()
}
