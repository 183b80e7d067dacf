import type { MessageKind } from '#common/message-rules.ts'
import type { FieldCodes } from './form-context.ts'
import { isPastDay, type MessageValues } from './form-values.ts'

/** Loads the check on a form's first use: zod weighs more than all the rest. @throws when the browser cannot fetch it */
async function loadCheck() {
  const { checkMessage } = await import('./check-message.ts')
  return checkMessage
}

/** Fetches the check before the visitor leaves the first field. On failure, sending the form fetches it again. */
export function fetchCheck(): void {
  loadCheck().catch(() => {})
}

/**
 * The form's payload, or its wrong fields, and what was typed, which tells a repeat from another message. Where the schemas are
 * missing or fail, only the server checks.
 */
export async function checkForm(
  form: HTMLFormElement,
  kind: MessageKind,
  typed: MessageValues,
): Promise<{ typed: MessageValues; payload: MessageValues; codes: FieldCodes }> {
  const checked = await loadCheck()
    .then(checkMessage => checkMessage(kind, typed))
    .catch(() => ({ payload: typed, errors: null }))
  const codes = new Map(checked.errors)
  if (isPastDay(form.querySelector('input[type=date]'))) codes.set('date', 'PAST_DATE')
  return { typed, payload: checked.payload ?? typed, codes }
}
