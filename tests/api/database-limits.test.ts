import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/app/database.ts'
import { DATABASE_LIMITS, liftLimits } from '#server/core/database-limits.ts'
import { diskWarning, FULL_BELOW_BYTES, LOW_BELOW_BYTES } from '#server/core/disk-space.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { isDatabaseBusy } from '#server/core/postgres-error.ts'
import { FolderStorage } from '#server/pictures/folder-storage.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aText, create } from '#tests/support/builders.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'
import { aPlainPicture, upload } from '#tests/support/picture-files.ts'

const api = useApi()

/** The database's URL, with parameters added. */
function openUrl(parameters: Record<string, string> = {}): string {
  const url = new URL(api.orm.config.get('clientUrl') as string)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
const versionsNamed = async (name: string) => api.orm.em.fork().execute('select version from categories where name = ?', [name])

/** Asks again while it is refused with 503, as a form does; the row is locked all the while. */
async function untilServed(ask: () => Promise<{ statusCode: number }>): Promise<void> {
  let status = 503
  while (status === 503) status = (await ask()).statusCode
  expect(status).toBe(200)
}

describe('a row that another transaction has locked for long', () => {
  test('costs the edits that wait for it a refusal that says so, and all others nothing', async () => {
    const category = await create(api.administrator, '/api/categories', aCategory())
    const { name } = (await api.visitor.get(`/api/categories/${category.id}`)).json()
    const blocker = await openDatabase({ databaseUrl: openUrl(), maxConnections: 1 })
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const blocking = blocker.em.fork().transactional(async tx => {
      await liftLimits(tx)
      await tx.execute('select id from categories where id = ? for update', [category.id])
      locked.resolve()
      await release.promise
    })
    await locked.promise
    try {
      const etag = String((await api.visitor.get(`/api/categories/${category.id}`)).headers['etag'])
      const change = () =>
        api.administrator.put(`/api/categories/${category.id}`, aCategory({ name: 'Uus nimi' }), { 'if-match': etag })
      // More than the pool has places.
      const saves = Promise.all(Array.from({ length: 15 }, change))
      const enquiry = () => api.visitor.post('/send-email', anEnquiry())
      await Promise.all([untilServed(enquiry), untilServed(() => api.visitor.get('/readyz'))])
      for (const answer of await saves) {
        expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
          503,
          '5',
          expect.stringMatching(/^(?:DATABASE_BUSY|UNAVAILABLE)$/),
        ])
      }
      const [first] = await saves
      expect(first?.json()).toMatchObject({
        code: 'DATABASE_BUSY',
        detail: expect.stringContaining('Nothing of this request was saved'),
      })
      expect(await versionsNamed('Uus nimi')).toEqual([])
      release.resolve()
      await blocking
      expect(await versionsNamed(name)).toEqual([{ version: 1 }])
      expect((await change()).statusCode).toBe(200)
    } finally {
      release.resolve()
      await blocking
      await blocker.close()
    }
  })
})

describe('the pool', () => {
  test('has all its places again after statements and idle transactions ran out of time', async () => {
    const orm = await openDatabase({ databaseUrl: openUrl(), maxConnections: 2, log: { warn() {} } })
    const within = (setting: string, work: string) =>
      orm.em.fork().transactional(async tx => {
        await tx.execute(`set local ${setting} = '20ms'`)
        await tx.execute(work)
      })
    const idle = () =>
      orm.em.fork().transactional(async tx => {
        await tx.execute(`set local idle_in_transaction_session_timeout = '20ms'`)
        const [{ pid }] = (await tx.execute('select pg_backend_pid() as pid')) as [{ pid: number }]
        const isThere = () => api.orm.em.fork().execute<unknown[]>('select 1 from pg_stat_activity where pid = ?', [pid])
        while ((await isThere()).length > 0) await new Promise(setImmediate)
        await tx.execute('select 1')
      })
    try {
      const reasons: unknown[] = []
      for (let round = 0; round < 2; round += 1) {
        for (const work of [() => within('statement_timeout', 'select pg_sleep(60)'), idle]) {
          const ended = await Promise.allSettled([work(), work()])
          reasons.push(...ended.map(result => (result.status === 'rejected' ? result.reason : null) as unknown))
        }
      }
      expect(reasons.map(reason => (isDatabaseBusy(reason) ? 'busy' : isLostConnection(reason) && 'lost'))).toEqual(
        ['busy', 'busy', 'lost', 'lost'].flatMap((name, index, all) => [name, ...(index === all.length - 1 ? all : [])]),
      )
      expect(await Promise.all([1, 2].map(() => orm.em.fork().execute('select 7 as number')))).toHaveLength(2)
    } finally {
      await orm.close()
    }
  })

  test('refuses a statement that waits in vain for a connection, and serves the next one when a connection is free', async () => {
    const orm = await openDatabase({ databaseUrl: openUrl(), maxConnections: 1, log: { warn() {} } })
    const release = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holding = orm.em.fork().transactional(async tx => {
      await tx.execute('select 1')
      taken.resolve()
      await release.promise
    })
    try {
      await taken.promise
      const refused = await orm.em
        .fork()
        .execute('select 1')
        .catch((error: unknown) => error)
      expect(isLostConnection(refused)).toBe(true)
      release.resolve()
      await holding
      expect(await orm.em.fork().execute('select 7 as number')).toEqual([{ number: 7 }])
    } finally {
      release.resolve()
      await orm.close()
    }
  })

  test.each(['requests', 'jobs'] as const)('opens connections for %s with their limits, and as the URL says', async limits => {
    const orm = await openDatabase({ databaseUrl: openUrl({ options: '-c work_mem=5MB' }), limits, log: { warn() {} } })
    try {
      expect(await orm.em.fork().execute('show work_mem')).toEqual([{ work_mem: '5MB' }])
      const { statement, lock, idleInTransaction } = DATABASE_LIMITS[limits]
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      const settings = await orm.em
        .fork()
        .execute<{ setting: string }[]>(`select setting from pg_settings where name in (?, ?, ?) order by setting::int`, names)
      expect(settings.map(({ setting }) => Number(setting))).toEqual(
        [lock, statement, idleInTransaction].toSorted((a, b) => a - b),
      )
    } finally {
      await orm.close()
    }
  })
})

test('a connection that has to be encrypted is not opened to a server that cannot', async () => {
  const orm = await openDatabase({ databaseUrl: openUrl({ sslmode: 'verify-full' }), log: { warn() {} } })
  try {
    await expect(orm.em.fork().execute('select 1')).rejects.toThrow('The server does not support SSL connections')
  } finally {
    await orm.close()
  }
})

const onLinux = test.skipIf(process.platform !== 'linux')
onLinux('PostgreSQL asks whether the machine of a connection is still there, and so frees its locks (Linux)', async () => {
  const [settings] = await api.orm.em.fork().execute<Record<string, string>[]>(
    `select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_interval') as interval,
       current_setting('tcp_keepalives_count') as count, current_setting('tcp_user_timeout') as unanswered`,
  )
  expect(settings).toEqual({ idle: '10', interval: '2', count: '5', unanswered: '20000' })
})

describe('a full disk', () => {
  const systemError = (code: string) =>
    Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write' })

  test.each(['ENOSPC', 'EDQUOT'])('refuses an upload with words for it and keeps no row of it (%s)', async code => {
    const put = vi.spyOn(FolderStorage.prototype, 'put').mockRejectedValue(systemError(code))
    const answer = await upload(api.administrator, await aPlainPicture(40, 30, '#203040').png().toBuffer())
    put.mockRestore()
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      507,
      '60',
      expect.objectContaining({ code: 'DISK_FULL', detail: expect.stringContaining('all saved before is kept') }),
    ])
    expect(await api.orm.em.fork().execute('select id from pictures')).toEqual([])
  })

  test('refuses what the database cannot store, with words for it: an edit, a message, a form', async () => {
    const em = api.orm.em.fork()
    await em.execute(`create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    for (const table of ['messages', 'publications'])
      await em.execute(`create trigger no_space before insert on ${table} execute function no_space()`)
    const enquiry = anEnquiry()
    const key = { 'idempotency-key': randomUUID() }
    try {
      const edit = await api.administrator.put('/api/texts/1', aText({ body: '<p>Täis</p>' }), { 'if-match': '*' })
      const message = await api.visitor.post('/send-email', enquiry, key)
      for (const answer of [edit, message])
        expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '60', 'DATABASE_FULL'])
      expect((await api.visitor.get('/api/texts/1')).json().body).not.toContain('Täis')
    } finally {
      for (const table of ['messages', 'publications']) await em.execute(`drop trigger no_space on ${table}`)
    }
    expect((await api.visitor.post('/send-email', enquiry, key)).statusCode).toBe(200)
  })

  test.each([
    [LOW_BELOW_BYTES, null],
    [LOW_BELOW_BYTES - 1, 'DISK_LOW'],
    [FULL_BELOW_BYTES, 'DISK_LOW'],
    [FULL_BELOW_BYTES - 1, 'DISK_FULL'],
    [0, 'DISK_FULL'],
  ])('is foreseen: with %i bytes left the warning is %s', async (bytes, code) => {
    const told = diskWarning('/srv/andmed', { free: async () => bytes, wasLow: async () => false })
    expect((await told)?.code ?? null).toBe(code)
  })
})

describe('the files of an upload', () => {
  test('keep no transaction open while a slow storage takes them', async () => {
    const put = FolderStorage.prototype.put
    const open: number[] = []
    const storing = vi.spyOn(FolderStorage.prototype, 'put').mockImplementation(async function (this: FolderStorage, ...file) {
      const [row] = await api.orm.em
        .fork()
        .execute<[{ count: number }]>(
          `select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )
      open.push(row.count)
      await put.apply(this, file)
    })
    const answer = await upload(api.administrator, await aPlainPicture(41, 30, '#203040').png().toBuffer())
    storing.mockRestore()
    expect([answer.statusCode, open]).toEqual([201, [0, 0]])
  })

  test('are stored again when a deletion of the same picture took them before the row was there', async () => {
    const { list } = FolderStorage.prototype
    const listing = vi.spyOn(FolderStorage.prototype, 'list').mockImplementationOnce(async function (this: FolderStorage, hash) {
      await this.delete(hash)
      return list.call(this, hash)
    })
    const answer = await upload(api.administrator, await aPlainPicture(42, 30, '#203040').png().toBuffer())
    listing.mockRestore()
    expect(answer.statusCode).toBe(201)
    expect((await api.visitor.get(answer.json<{ url: string }>().url)).statusCode).toBe(200)
  })
})
