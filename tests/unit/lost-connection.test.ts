import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { askCdn } from '#content-build/deliver/purge/cdn-request.ts'
import { publicationError } from '#content-build/process/publication-error.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { openBucket } from '#server/bucket/s3-bucket.ts'
import { errorCode } from '#server/core/error-code.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { unreachableBucket } from '#tests/support/unreachable-bucket.ts'

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a socket that the system broke is a lost connection to the database, also as the cause of another error', async () => {
  const refused = await thrownBy(once(connect(2, '127.0.0.1'), 'connect'))
  expect([refused, new Error('of the ORM', { cause: refused })].map(isLostConnection)).toEqual([true, true])
  expect(publicationError(new Error('outer', { cause: refused })).code).toBe('DATABASE_UNREACHABLE')
})

test('a Unix socket that went with its database is a lost connection, a file that is missing is none', async () => {
  const folder = temporaryFolder()
  const gone = await thrownBy(new Client({ host: folder }).connect())
  const missing = await thrownBy(readFile(join(folder, 'file')))
  expect([gone, missing].map(error => [errorCode(error), isLostConnection(error)])).toEqual([
    ['ENOENT', true],
    ['ENOENT', false],
  ])
})

test('a network disk that does not answer is no lost connection to the database', () => {
  const fields = { code: 'ETIMEDOUT', syscall: 'mkdtemp', path: '/mnt/varukoopiad/.partial-' }
  const late = Object.assign(new Error('ETIMEDOUT: connection timed out, mkdtemp'), fields)
  const amid = Object.assign(new Error('ETIMEDOUT: connection timed out, write'), { code: 'ETIMEDOUT', syscall: 'write' })
  const errors = [late, amid, new BackupError('no backup was made', late)]
  expect(errors.map(isLostConnection)).toEqual([false, false, false])
})

test('a database that does not answer in time is a lost connection', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const late = await thrownBy(new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 }).connect())
  expect([String(late), isLostConnection(late)]).toEqual(['Error: timeout expired', true])
})

test('a bucket that does not answer is no lost connection to the database', async () => {
  const bucket = await openBucket(unreachableBucket())
  const object = { contentType: 'text/plain', cacheControl: 'no-store', bytes: Buffer.from('x') }
  const asked = [bucket.put('a', object), bucket.get('a'), bucket.head('a'), bucket.delete(['a'])]
  const errors = await Promise.all([...asked, Array.fromAsync(bucket.list(''))].map(thrownBy))
  for (const error of errors) {
    expect(String(error)).toMatch(/The bucket could not be reached: .*ECONNREFUSED/)
    expect(isLostConnection(error)).toBe(false)
    expect(isLostConnection(new BackupError('no backup was made', error))).toBe(false)
    expect(publicationError(error).code).toBe('UNKNOWN')
  }
  bucket.close()
})

test('a request to the bucket that its caller cancels says so', async () => {
  const bucket = await openBucket(unreachableBucket())
  const error = await thrownBy(bucket.head('a', { signal: AbortSignal.abort() }))
  expect(error).toHaveProperty('name', 'AbortError')
  bucket.close()
})

test('a cache in front that does not answer is no lost connection to the database', async () => {
  const purge = { method: 'POST', url: 'http://127.0.0.1:2/', headers: {} } as const
  const error = await thrownBy(askCdn(purge, new AbortController().signal))
  expect(String(error)).toMatch(/The cache in front could not be reached: .*ECONNREFUSED/)
  expect(isLostConnection(error)).toBe(false)
})

test('what PgBouncer says of itself is a lost connection', () => {
  const full = Object.assign(new Error('no more connections allowed (max_client_conn)'), { code: '08P01' })
  expect(isLostConnection(full)).toBe(true)
})
