import { expect, test } from 'vitest'
import { ApiProblem } from '#src/features/admin/api/api-client.ts'
import { logInDialogMessages } from '#src/features/admin/login/log-in-dialog.messages.ts'
import { logInFailureText, OtherAccount, passwordFailureText } from '#src/features/admin/login/log-in-failure.ts'
import { loginMessages } from '#src/features/admin/login/login.messages.ts'
import { recoveryCodeFailureText } from '#src/features/admin/login/passkey-failure.ts'
import { passkeyMessages } from '#src/features/admin/login/passkey.messages.ts'

const [dialog, login, passkey] = [logInDialogMessages('en'), loginMessages('en'), passkeyMessages('en')]
const problem = (code: string) => new ApiProblem({ type: 'about:blank', title: code, status: 422, code, instance: '' })

test('what is no e-mail address is told as a wrong one to who typed a password, and to no other', () => {
  const invalid = problem('VALIDATION_FAILED')
  expect(passwordFailureText(invalid, dialog, login)).toBe(login.wrongCredentials)
  expect(logInFailureText(invalid, dialog, login)).toBe(login.failed)
  expect(recoveryCodeFailureText(invalid, passkey)).toBe(passkey.wrongCode)
})

test('a log-in with another account than the one that is asked for is told as such', () => {
  expect(passwordFailureText(new OtherAccount(), dialog, login)).toBe(dialog.otherAccount)
  expect(recoveryCodeFailureText(new OtherAccount(), passkey)).toBeNull()
})
