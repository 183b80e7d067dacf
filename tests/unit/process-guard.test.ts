import { expect, test } from 'vitest'
import { leavesStateKnown } from '#server/app/start/process-guard.ts'

const postgresError = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['no connection left', postgresError('53300'), true],
  ['a database that takes no writes', postgresError('25006'), true],
  ['a database without space', postgresError('53100'), true],
  ['a statement that took too long', postgresError('57014'), true],
  ['a lock that was not to be had', postgresError('55P03'), true],
  ['one of these as the cause of another error', new Error('not noted', { cause: postgresError('53100') }), true],
  ['a statement that is wrong', postgresError('42601'), false],
  ['a fault of the code', new TypeError('undefined is not a function'), false],
  ['no error at all', 'a text', false],
])('an error that nothing awaits ends the process unless the database undid all of it: %s', (_name, error, isSurvived) => {
  expect(leavesStateKnown(error)).toBe(isSurvived)
})
