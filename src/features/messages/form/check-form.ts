import type { MessageKind } from '../../../../server/messages/message-forms.schemas.ts'
import type { FieldCodes } from './field-errors.ts'
import { isPastDay, type MessageValues } from './form-values.ts'
import { loadCheck } from './load-check.ts'

/** What a form would send, and which fields are wrong. Without the schemas the server alone checks. */
export async function checkForm(
  form: HTMLFormElement,
  kind: MessageKind,
  typed: MessageValues,
): Promise<{ payload: MessageValues; errors: FieldCodes }> {
  const checked = await loadCheck(form).then(
    checkMessage => checkMessage(kind, typed),
    () => ({ payload: typed, errors: null }),
  )
  const errors = new Map(checked.errors)
  if (isPastDay(form.querySelector('input[type=date]'))) errors.set('date', 'INVALID_DATE')
  return { payload: checked.payload ?? typed, errors }
}
