import { expect, test } from 'vitest'
import { ApiProblem } from '#src/admin/api/api-client.ts'
import { explainFailure, BrowserRefusal } from '#src/admin/login/credential-errors.ts'
import { loginMessages } from '#src/admin/login/login.i18n.ts'
import { passkeyMessages } from '#src/admin/login/passkey.i18n.ts'
import { recoveryCodeFailureText } from '#src/admin/login/passkeys.ts'

const [login, passkey] = [loginMessages('en'), passkeyMessages('en')]

test('what is no e-mail address is told at its field, and what is no recovery code as a wrong one', () => {
  const problem = { type: 'about:blank' as const, title: '', status: 422, code: 'VALIDATION_FAILED', instance: '' }
  const invalid = new ApiProblem({ ...problem, errors: [{ path: 'email', code: 'INVALID', message: '' }] })
  expect(explainFailure(invalid, login)).toEqual({ field: 'email', text: login.invalidEmail })
  expect(recoveryCodeFailureText(invalid, passkey)).toBe(passkey.wrongCode)
})

test('a log-in with another account than the one that is asked for is told as such', () => {
  const refused = new BrowserRefusal('Another account')
  expect(explainFailure(refused, login)).toEqual({ field: null, text: 'Another account' })
  expect(recoveryCodeFailureText(refused, passkey)).toBeNull()
})
