import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbeddedPostgres, startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import { EmbeddedPostgresError } from '#server/core/embedded-postgres/embedded-postgres-error.ts'

const OWNER = new URL('../support/embedded-postgres-owner.ts', import.meta.url).pathname

const inTime = { timeout: 50_000, interval: 50 }

let dataDir: string
let running: { stop(): Promise<unknown> }[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aroomikoda-postgres-'))
  await chmod(dataDir, 0o755)
  running = []
})

afterEach(async () => {
  for (const each of running.reverse()) await each.stop()
  const files = await realHome()
  await rm(dataDir, { recursive: true, force: true })
  if (files) await rm(files, { recursive: true, force: true })
})

test('a first start makes a durable UTF-8 database owned by a role without special rights', async () => {
  const { databaseUrl, reused } = await start(() => {}, 'on')
  const facts = await query(
    databaseUrl,
    `select current_database() as database, current_user as role, rolsuper as super, current_setting('fsync') as fsync,
            current_setting('server_encoding') as encoding, lower('ÕÄÖÜ ШЩ') as lower
     from pg_roles where rolname = current_user`,
  )
  const named = { database: 'aroomikoda', role: 'aroomikoda' }
  expect(facts).toEqual({ ...named, super: false, fsync: 'on', encoding: 'UTF8', lower: 'õäöü шщ' })
  expect(reused).toBe(false)
})

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await query(first.databaseUrl, 'create table kept as select 7 as number')
  await first.stop()
  const second = await start()
  expect(second.reused).toBe(false)
  expect(await query(second.databaseUrl, 'select number from kept')).toEqual({ number: 7 })
})

test('a stop while the server starts leaves none running', async () => {
  const first = await start()
  await first.stop()
  const postgres = await openEmbeddedPostgres({ dataDir, log() {} })
  running.push(postgres)
  const starting = postgres.start().then(
    () => 'started',
    (error: Error) => error.name,
  )
  await expect.poll(() => serverPid().catch(() => null), { timeout: 50_000, interval: 1 }).not.toBeNull()
  await postgres.stop()
  expect(await starting).toBe('AbortError')
  expect(await answers(postgres.databaseUrl)).toBe(false)
  const next = await start()
  expect(next.reused).toBe(false)
})

test('the server of a process that was killed is joined, and then stopped, by the next one', async () => {
  const owner = await startOwner()
  const pid = await serverPid()
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  const next = await start()
  expect([next.reused, next.databaseUrl, await serverPid()]).toEqual([true, owner.databaseUrl, pid])
  await next.stop()
  expect(await answers(owner.databaseUrl)).toBe(false)
})

test('the process that leaves first leaves the server running for the other one', async () => {
  const owner = await startOwner()
  const guest = await start()
  await guest.stop()
  expect(await answers(owner.databaseUrl)).toBe(true)
  const second = await start()
  await owner.stop()
  expect(await query(second.databaseUrl, 'select 1 as one')).toEqual({ one: 1 })
  await second.stop()
  expect(await answers(owner.databaseUrl)).toBe(false)
})

test('two first starts at once end with one server', async () => {
  const [one, two] = await Promise.all([start(), startOwner()])
  expect(one.databaseUrl).toBe(two.databaseUrl)
  expect((await readdir((await realHome()) ?? '')).filter(name => name.startsWith('cluster'))).toEqual(['cluster'])
})

test('a server that dies is started again where it was, and its lease survives the end of all its sessions', async () => {
  const lines: string[] = []
  const postgres = await start(line => lines.push(line), 'on')
  await query(postgres.databaseUrl, 'create table kept as select 7 as number')
  // Its log may be gone by then, for room on the disk.
  await rm(join((await realHome()) ?? '', 'server.log'))
  process.kill(await serverPid(), 'SIGKILL')
  await expect.poll(() => answer(postgres.databaseUrl), inTime).toEqual({ number: 7 })
  // The server answers a moment before it is watched again.
  const recoveries = () => lines.filter(line => /is back|was started again/.test(line)).length
  await expect.poll(recoveries, inTime).toBe(1)

  // One process of the server dies: it ends all sessions and repairs itself, and the lock of the lease is gone with its session.
  const victim = new Client({ connectionString: postgres.databaseUrl })
  victim.on('error', () => {})
  await victim.connect()
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await expect.poll(recoveries, inTime).toBe(2)
  const guest = await start()
  await guest.stop()
  expect(await answer(postgres.databaseUrl)).toEqual({ number: 7 })
})

test('a deleted folder is named, and no empty database is made in its place', async () => {
  const lines: string[] = []
  const postgres = await start(line => lines.push(line))
  const pid = await serverPid()
  await rm(join((await realHome()) ?? '', 'cluster'), { recursive: true, force: true })
  expect(postgres.hasFiles()).toBe(false)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => lines.join('\n'), inTime).toMatch(/were deleted while the product runs.*put DATA_DIR back/)
  expect(await answer(postgres.databaseUrl)).toBeNull()
})

test.each(['another user’s process', 'another process of the same user'])(
  'a killed server is repaired and started again when its process number belongs to %s now',
  async owner => {
    const first = await start(() => {}, 'on')
    await query(first.databaseUrl, 'create table kept as select 7 as number')
    const { uid } = await stat(join((await realHome()) ?? '', 'cluster'))
    const pid = await serverPid()
    // Stopped first, or it would be brought back at once.
    await first.stop()
    const pidFile = join((await realHome()) ?? '', 'cluster', 'postmaster.pid')
    const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid }) })
    running.push({ stop: async () => stranger.kill('SIGKILL') })
    const number = owner.startsWith('another user') ? 1 : stranger.pid
    expect(number).not.toBe(pid)
    await writeFile(pidFile, `${number}\n${dirname(pidFile)}\n0\n1\n\n127.0.0.1\n`)
    await chown(pidFile, uid, uid)
    const lines: string[] = []
    const second = await start(line => lines.push(line))
    expect(await query(second.databaseUrl, 'select number from kept')).toEqual({ number: 7 })
    expect(lines.join('\n')).toContain('was not stopped in order')
  },
)

test('damaged files are refused with PostgreSQL’s own reason and what helps', async () => {
  await start().then(postgres => postgres.stop())
  const log = join((await realHome()) ?? '', 'server.log')
  await rm(join((await realHome()) ?? '', 'cluster', 'pg_wal'), { recursive: true })
  await mkdir(join((await realHome()) ?? '', 'cluster', 'pg_wal'), { mode: 0o777 })
  const { uid, gid } = await stat(log)
  await chown(join((await realHome()) ?? '', 'cluster', 'pg_wal'), uid, gid)
  const failure = await start().catch((error: unknown) => String(error))
  expect(failure).toMatch(/did not start: .*(FATAL|PANIC): .*checkpoint record/)
  expect(failure).toContain(log)
  expect(failure).toContain('restore a backup')
})

test.runIf(process.getuid?.() === 0)(
  "root keeps the files outside a folder that PostgreSQL's user cannot enter, and finds them again",
  async () => {
    await chmod(dataDir, 0o700)
    const lines: string[] = []
    const first = await start(line => lines.push(line))
    await query(first.databaseUrl, 'create table kept as select 7 as number')
    await first.stop()
    expect(first.files).toMatch(/^\/var\/lib\/aroomikoda\//)
    expect(lines[0]).toContain(`database files: ${first.files}`)
    const second = await start()
    expect(second.files).toBe(first.files)
    expect(await query(second.databaseUrl, 'select number from kept')).toEqual({ number: 7 })
  },
)

test.runIf(process.getuid?.() === 0)(
  'a copied data folder whose database is elsewhere is told apart from a moved one',
  async () => {
    await chmod(dataDir, 0o700)
    const original = join(dataDir, 'original')
    const first = await startEmbeddedPostgres({ dataDir: original, log: () => {}, durability: 'off' })
    running.push(first, { stop: () => rm(first.files, { recursive: true, force: true }) })
    await query(first.databaseUrl, 'create table kept as select 7 as number')
    await first.stop()
    const note = await readFile(join(original, 'DATABASE-IS-ELSEWHERE.txt'), 'utf8')
    expect(note).toContain(first.files)

    const copy = join(dataDir, 'copy')
    await cp(original, copy, { recursive: true, verbatimSymlinks: true })
    const refusal = await startEmbeddedPostgres({ dataDir: copy, log: () => {} }).catch((error: unknown) => String(error))
    expect(refusal).toMatch(/copy is a copy of .*original without its database.*npm run backup.*npm run restore FILE/)

    await rm(join(copy, 'postgres'))
    await expect(startEmbeddedPostgres({ dataDir: copy, log: () => {} })).rejects.toThrow(
      /copy has no database, and .*DATABASE-IS-ELSEWHERE\.txt says .*npm run restore FILE/,
    )

    await rm(copy, { recursive: true })
    await rename(original, join(dataDir, 'moved'))
    const moved = await startEmbeddedPostgres({ dataDir: join(dataDir, 'moved'), log: () => {}, durability: 'off' })
    expect(await query(moved.databaseUrl, 'select number from kept')).toEqual({ number: 7 })
    await moved.stop()
    await rm(moved.files, { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir: join(dataDir, 'moved'), log: () => {} })).rejects.toThrow(
      /are missing: a copy of DATA_DIR does not have them\. .*npm run restore FILE/,
    )
  },
)

test('a data folder that cannot be made gives one sentence that says what to do', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const failure = await startEmbeddedPostgres({ dataDir: join(file, 'below'), log: () => {} }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EmbeddedPostgresError)
  expect(String(failure)).toMatch(/Cannot use .* set DATA_DIR/)
})

test('a data folder whose name a shell would read otherwise is refused, and says which signs', async () => {
  const odd = join(dataDir, 'a$HOME')
  const failure = await startEmbeddedPostgres({ dataDir: odd, log: () => {} }).catch((error: unknown) => error)
  expect(String(failure)).toContain('set DATA_DIR to a folder without " $ `')
})

test('files of another PostgreSQL version are refused, with the commands that move them, and left as they are', async () => {
  await start().then(postgres => postgres.stop())
  await writeFile(join((await realHome()) ?? '', 'cluster', 'PG_VERSION'), '17\n')
  const before = await filesAtHome()
  await expect(start()).rejects.toThrow(/are of PostgreSQL 17.*`npm run backup -- --to FILE`.*`npm run restore FILE`/)
  expect(await filesAtHome()).toEqual(before)
})

async function start(log: (line: string) => void = () => {}, durability: 'on' | 'off' = 'off') {
  const postgres = await startEmbeddedPostgres({ dataDir, log, durability })
  running.push(postgres)
  return postgres
}

type Owner = { child: ChildProcess; databaseUrl: string; stop(): Promise<unknown> }

async function startOwner(): Promise<Owner> {
  const child = spawn(process.execPath, [OWNER, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const stop = () => {
    child.stdin.end()
    return ended
  }
  running.push({ stop })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, stop, ...(JSON.parse(line.toString()) as { databaseUrl: string }) }
}

async function realHome(): Promise<string | undefined> {
  return realpath(join(dataDir, 'postgres')).catch(() => undefined)
}

/** Every file and folder with the time of its last change. */
async function filesAtHome(): Promise<(readonly [string, number])[]> {
  const home = (await realHome()) ?? ''
  const names = (await readdir(home, { recursive: true })).toSorted()
  return Promise.all(names.map(async name => [name, (await stat(join(home, name))).mtimeMs] as const))
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join((await realHome()) ?? '', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Null while it does not answer. */
async function answer(databaseUrl: string): Promise<Record<string, unknown> | undefined | null> {
  return query(databaseUrl, 'select number from kept').catch(() => null)
}

/** Asks the server itself: a process number proves nothing, it can be a zombie's or another program's. */
async function answers(databaseUrl: string): Promise<boolean> {
  return query(databaseUrl, 'select 1').then(
    () => true,
    () => false,
  )
}

async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows[0]
  } finally {
    await client.end()
  }
}
