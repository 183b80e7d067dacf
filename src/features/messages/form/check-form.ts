import type { MessageKind } from '#common/message-rules.ts'
import type { FieldCodes } from './form-context.ts'
import { isPastDay, type MessageValues } from './form-values.ts'

/** Loads the check on a form's first use, because zod weighs more than all the rest. @throws when the browser cannot fetch it */
async function loadCheck() {
  const { checkMessage } = await import('./check-message.ts')
  return checkMessage
}

/** Fetches the check before the visitor leaves the first field. After a failure the next check fetches it again. */
export function fetchCheck(): void {
  loadCheck().catch(() => {})
}

/**
 * Checks a form, once its check has come. Where the browser cannot load the schemas, or they fail, only the server checks.
 * @param read called when the schemas are there, or could not be loaded, and not before: several checks may wait for them and end in
 * any order, and so all judge what the fields hold then
 * @returns `typed` as it was read, which tells a repeated message from another one; `payload` to send; `codes` of wrong fields
 */
export async function checkForm(
  form: HTMLFormElement,
  kind: MessageKind,
  read: () => MessageValues,
): Promise<{ typed: MessageValues; payload: MessageValues; codes: FieldCodes }> {
  let typed: MessageValues | undefined
  const checked = await loadCheck()
    .then(checkMessage => checkMessage(kind, (typed = read())))
    .catch(() => null)
  typed ??= read()
  const codes = new Map(checked?.errors)
  if (isPastDay(form.querySelector('input[type=date]'))) codes.set('date', 'PAST_DATE')
  return { typed, payload: checked?.payload ?? typed, codes }
}
