import { expect, test } from 'vitest'
import { pagesError, publicationError } from '#content-build/process/publication-error.ts'

const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  ['a full disk', systemError('ENOSPC', 'write'), 'DISK_FULL'],
  ['a quota that is used up', systemError('EDQUOT', 'write'), 'DISK_FULL'],
  ['a folder that may not be written to', systemError('EACCES', 'open'), 'WRITE_FAILED'],
  ['a file error under another one', new Error('release', { cause: systemError('EROFS', 'rename') }), 'WRITE_FAILED'],
  ['a database that does not answer', systemError('ECONNREFUSED', 'connect'), 'DATABASE_UNREACHABLE'],
  ['a database that hung up', new Error('Connection terminated unexpectedly'), 'DATABASE_UNREACHABLE'],
  ['a database that is shut down', Object.assign(new Error('shutdown'), { code: '57P01' }), 'DATABASE_UNREACHABLE'],
  ['anything else', new TypeError('x is not a function'), 'UNKNOWN'],
  ['what is no error', 'text', 'UNKNOWN'],
])('a failed publication says by its code what failed: %s', (_name, error, code) => {
  expect(publicationError(error)).toEqual({ code, pages: [], page_count: 0 })
})

test('pages that cannot be built are named, the first two hundred of them', () => {
  const pages = Array.from({ length: 300 }, (_, id) => {
    return { address: `/uudised/${id}` as const, isKept: id > 0, reason: '', queries: [] }
  })
  const error = pagesError(pages)
  expect([error.code, error.page_count, error.pages.length]).toEqual(['RENDER_FAILED', 300, 200])
  expect(error.pages[0]).toEqual({ address: '/uudised/0', is_kept: false })
})
