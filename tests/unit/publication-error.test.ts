import { expect, test } from 'vitest'
import { PageRenderError } from '#content-build/compiled-site.ts'
import { publicationError } from '#content-build/publication-error.ts'

const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  ['a page that does not come out', new PageRenderError('/uudised/7', 'status 500'), 'RENDER_FAILED', '/uudised/7'],
  ['a full disk', systemError('ENOSPC', 'write'), 'DISK_FULL', null],
  ['a quota that is used up', systemError('EDQUOT', 'write'), 'DISK_FULL', null],
  ['a folder that may not be written to', systemError('EACCES', 'open'), 'WRITE_FAILED', null],
  ['a file error under another one', new Error('release', { cause: systemError('EROFS', 'rename') }), 'WRITE_FAILED', null],
  ['a database that does not answer', systemError('ECONNREFUSED', 'connect'), 'DATABASE_UNREACHABLE', null],
  ['a database that hung up', new Error('Connection terminated unexpectedly'), 'DATABASE_UNREACHABLE', null],
  ['a database that is shut down', Object.assign(new Error('shutdown'), { code: '57P01' }), 'DATABASE_UNREACHABLE', null],
  ['anything else', new TypeError('x is not a function'), 'UNKNOWN', null],
  ['what is no error', 'text', 'UNKNOWN', null],
])('%s has a code of its own', (_name, error, code, page) => {
  expect(publicationError(error)).toEqual({ code, page })
})
