import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { ServiceUnreachable } from '#server/core/service-unreachable.ts'
import { startErrorText } from '#server/core/start-error.ts'

const postgresError = (code: string, message: string) =>
  new Error('of the ORM', { cause: Object.assign(new Error(message), { code }) })

test.each([
  ['28P01', /^The database does not answer as DATABASE_URL says \(.*\): check the address, the user and the password\.$/],
  ['3D000', /^The database does not answer as DATABASE_URL says/],
  ['42501', /^The user of DATABASE_URL may not do what the product needs \(.*\): make it the owner of the database [^\n]*$/],
  ['53100', /^The database has no space left \(.*\): make room on its disk/],
])('what the database refuses by %s ends a start in one sentence with its cure', (code, sentence) => {
  expect(startErrorText(postgresError(code, 'its reason'), true)).toMatch(sentence)
})

test.each([
  ['ECONNREFUSED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['57P03', postgresError('57P03', 'the database system is starting up')],
  ['Connection terminated unexpectedly', new Error('Connection terminated unexpectedly')],
])('a database that does not answer a command (%s) is told in one sentence with what to look at', (reason, error) => {
  expect(startErrorText(error, true)).toBe(
    `The database of DATABASE_URL does not answer (${reason}): is it running, and is the address right?`,
  )
  expect(startErrorText(error, false)).not.toContain('DATABASE_URL')
})

test.each([
  ['of the embedded database, which has no owner to change', 'permission denied for schema public', false],
  ['to change the audit log, which no owner may', 'The audit log is append-only: UPDATE of audit_events is refused.', true],
])('a refusal %s, is printed whole', (_what, message, isOwnDatabase) => {
  expect(startErrorText(postgresError('42501', message), isOwnDatabase)).toMatch(/of the ORM\n +at .*[^]*\[cause\]/)
})

test.each([
  postgresError('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
  postgresError('ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname does not match'),
  new Error('The server does not support SSL connections'),
])('a database without the encryption that is asked for ends a start in one sentence with its cure (%s)', error => {
  expect(startErrorText(error)).toMatch(/^No encrypted connection to the database [^\n]+ NODE_EXTRA_CA_CERTS\.$/)
})

test.each([
  ['EACCES', /^Cannot use \/data \(permission denied\): give this user access to it, or set DATA_DIR [^\n]*$/],
  ['ENOSPC', /^Cannot use \/data \(the disk is full\): make room there, or set DATA_DIR [^\n]*$/],
])('a folder that cannot be used (%s) is named with its cure', (code, sentence) => {
  expect(startErrorText(Object.assign(new Error('write'), { code, path: '/data' }))).toMatch(sentence)
})

test('a bucket’s certificate is not told as the database’s', () => {
  const error = new ServiceUnreachable('The bucket', postgresError('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'))
  expect(startErrorText(error)).toMatch(/The bucket could not be reached/)
  expect(startErrorText(error)).not.toContain('DATABASE_URL')
})

test('an error that nothing foresaw is printed whole, with what caused it', () => {
  const text = startErrorText(new Error('the start failed', { cause: new Error('the reason of the reason') }))
  expect(text).toMatch(/the start failed\n +at .*[^]*\[cause\]: Error: the reason of the reason/)
})

test('an option that a command does not have is named without a stack', () => {
  let text = ''
  try {
    parseArgs({ args: ['--tood'], options: { to: { type: 'string' } } })
  } catch (error) {
    text = startErrorText(error)
  }
  expect(text).toMatch(/^Unknown option '--tood'[^\n]*$/)
})
