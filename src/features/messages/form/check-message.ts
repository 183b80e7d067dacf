// First: zod must not try `eval`, which the pages' policy forbids.
import '../../../ui/zod-without-eval.ts'
import type { z } from 'zod'
import type { MessageKind } from '#common/message-rules.ts'
import { FORMS } from '#server/messages/message-forms.schemas.ts'
import type { FieldCodes } from './form-context.ts'
import type { MessageValues } from './form-values.ts'

/** A message's payload, or the errors of its fields. */
export type Checked =
  { readonly payload: MessageValues; readonly errors: null } | { readonly payload: null; readonly errors: FieldCodes }

/** Checks a message's values with the server's own schema. A field has the code of its first issue. */
export function checkMessage(kind: MessageKind, values: MessageValues): Checked {
  const result = FORMS[kind].safeParse(values)
  if (result.success) return { payload: result.data, errors: null }
  const errors = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!errors.has(field)) errors.set(field, codeOf(issue))
  }
  return { payload: null, errors }
}

/** The server's code of an issue, as far as forms distinguish them; else `INVALID`. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'TOO_LONG'
  return issue.code === 'custom' && typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'INVALID'
}
