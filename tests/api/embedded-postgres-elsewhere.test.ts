import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedPostgres, startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a start that finds the database at another port gives it up, so that its owner can stop it', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  const options = { dataDir, log: () => {}, durability: 'off' as const }
  await (await startEmbeddedPostgres(options)).stop()
  const files = realpathSync(join(dataDir, 'postgres'))
  onTestFinished(() => rmSync(files, { recursive: true, force: true }))

  const owner = await openEmbeddedPostgres(options)
  onTestFinished(() => owner.stop())
  // Another program has the port for a moment: the second start chooses a new one.
  const program = createServer().listen(Number(new URL(owner.databaseUrl).port), '127.0.0.1')
  await once(program, 'listening')
  const second = await openEmbeddedPostgres(options)
  program.close()
  await once(program, 'close')

  await owner.start()
  await expect(second.start()).rejects.toThrow('started this database elsewhere at the same moment: start again')
  await owner.stop()
  const client = new Client({ connectionString: owner.databaseUrl })
  await expect(client.connect()).rejects.toThrow('ECONNREFUSED')
})

test('a database that died starts at another port where another PostgreSQL took its own', async () => {
  const start = async () => {
    const dataDir = temporaryFolder()
    chmodSync(dataDir, 0o755)
    const options = { dataDir, log: () => {}, durability: 'off' as const }
    const server = await startEmbeddedPostgres(options)
    onTestFinished(() => rmSync(server.files, { recursive: true, force: true }))
    return { server, options }
  }
  const [died, other] = [await start(), await start()]
  onTestFinished(() => other.server.stop())
  await died.server.stop()
  const { port } = new URL(other.server.databaseUrl)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const cluster = join(died.server.files, 'cluster')
  writeFileSync(join(cluster, 'postmaster.pid'), [pid, cluster, 0, port, '', '127.0.0.1', '', 'ready', ''].join('\n'))
  const again = await startEmbeddedPostgres(died.options)
  expect(new URL(again.databaseUrl).port).not.toBe(port)
  await again.stop()
})

test.runIf(process.getuid?.() === 0)('a moved data folder, with a link at its old path, is not taken for a copy', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  const options = { dataDir: before, log: () => {}, durability: 'off' as const }
  const first = await startEmbeddedPostgres(options)
  onTestFinished(() => rmSync(first.files, { recursive: true, force: true }))
  await first.stop()
  renameSync(before, after)
  symlinkSync(after, before)
  const second = await startEmbeddedPostgres(options)
  expect(second.files).toBe(first.files)
  await second.stop()
})

test.runIf(process.getuid?.() === 0)(
  'root runs an existing database as its owner, also one that /etc/passwd does not know',
  async () => {
    const dataDir = temporaryFolder()
    chmodSync(dataDir, 0o755)
    const owner = 1_234_567
    // `initdb` refuses such a user: in a folder without a database another makes one.
    mkdirSync(join(dataDir, 'postgres'))
    chownSync(join(dataDir, 'postgres'), owner, owner)
    const options = { dataDir, log: () => {}, durability: 'off' as const }
    const first = await startEmbeddedPostgres(options)
    onTestFinished(() => rmSync(first.files, { recursive: true, force: true }))
    await first.stop()
    spawnSync('chown', ['-R', `${owner}:${owner}`, first.files])
    const second = await startEmbeddedPostgres(options)
    onTestFinished(() => second.stop())
    const owners = ['.', 'server.log', 'cluster/postmaster.pid'].map(name => statSync(join(first.files, name)).uid)
    expect(new Set(owners)).toEqual(new Set([owner]))
  },
)
