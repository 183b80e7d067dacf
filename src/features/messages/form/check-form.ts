import type { MessageKind } from '../../../../common/message-rules.ts'
import type { FieldCodes } from './form-context.ts'
import { isPastDay, type MessageValues } from './form-values.ts'

/** The check of forms, not before one is used: zod weighs more than all the rest. @throws when it cannot be fetched */
async function loadCheck() {
  const { checkMessage } = await import('./check-message.ts')
  return checkMessage
}

/** Has the check there when the first field is left. One that could not be fetched is fetched again to send the form. */
export function fetchCheck(): void {
  loadCheck().catch(() => {})
}

/** What a form would send, and which fields are wrong. Without the schemas the server alone checks. */
export async function checkForm(
  form: HTMLFormElement,
  kind: MessageKind,
  typed: MessageValues,
): Promise<{ payload: MessageValues; codes: FieldCodes }> {
  const checked = await loadCheck().then(
    checkMessage => checkMessage(kind, typed),
    () => ({ payload: typed, errors: null }),
  )
  const codes = new Map(checked.errors)
  if (isPastDay(form.querySelector('input[type=date]'))) codes.set('date', 'INVALID_DATE')
  return { payload: checked.payload ?? typed, codes }
}
