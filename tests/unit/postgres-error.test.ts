import { expect, test } from 'vitest'
import { sqlState } from '#server/core/postgres-error.ts'

const failed = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

test.each(['57014', '40P01', '0A000', 'XX000', 'HV00N'])('%s is a code of PostgreSQL’s, wherever it is in the causes', code => {
  expect(sqlState(failed(code))).toBe(code)
  expect(sqlState(new Error('outer', { cause: failed('ECONNRESET', failed(code)) }))).toBe(code)
})

test.each(['EPIPE', 'E2BIG', 'ENOENT', 'ERR_INVALID_ARG_TYPE', '5701'])('%s is no code of PostgreSQL’s', code => {
  expect(sqlState(failed(code))).toBeUndefined()
})
