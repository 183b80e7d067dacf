import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '#server/app/database.ts'
import { startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the test databases, and the migrated database that they are copies of. */
    testServer: { url: string; template: string }
  }
}

export type TestDatabase = { databaseUrl: string; drop(): Promise<void> }

type TestServer = { url: string; template: string; close(): Promise<void> }

/** The projects of one run share one server: each calls this set-up, the first starts it and the last stops it. */
let shared: Promise<TestServer> | undefined
let users = 0

/**
 * Vitest's global set-up of the projects that need a database. Uses the server at TEST_DATABASE_URL (a role that may create
 * databases) or starts the embedded one in a temporary folder.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  shared ??= startTestServer()
  const { url, template, close } = await shared
  project.provide('testServer', { url, template })
  return async () => {
    users -= 1
    if (users > 0) return
    shared = undefined
    await close()
  }
}

/**
 * A database of the caller's own, for one test file: a copy of the migrated template, or an empty one. Takes about 0.1 s.
 * Close your pools, then `drop()` it in `afterAll`.
 * @param options.prefix how its name begins
 */
export async function createTestDatabase(
  options: { migrated?: boolean; encoding?: string; locale?: string; prefix?: string } = {},
): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = `${options.prefix ?? 'test_'}${randomBytes(6).toString('hex')}`
  const source = (options.migrated ?? true) ? template : 'template1'
  const encoded = options.encoding && `template0 locale '${options.locale ?? 'C'}' encoding '${options.encoding}'`
  await runStatement(url, `create database ${name} template ${encoded ?? source}`)
  return { databaseUrl: databaseAt(url, name), drop: () => dropDatabase(url, name) }
}

async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startTemporaryServer()
  const template = `template_${randomBytes(6).toString('hex')}`
  await runStatement(url, `create database ${template}`)
  const orm = await openDatabase({ databaseUrl: databaseAt(url, template) })
  await migrateDatabase(orm)
  await orm.close()
  return {
    url,
    template,
    async close() {
      await dropDatabase(url, template)
      await stop()
    },
  }
}

async function startTemporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aroomikoda-test-'))
  await chmod(dataDir, 0o755) // run by root, the server works as another user, who must be able to enter
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'off' })
  return {
    url: postgres.databaseUrl,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Drops a database and ends its connections. Where the server vacuums it at that moment, `force` fails (42501), because it has no
 * right to end the server's own process. A plain drop ends that one.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await runStatement(url, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    await runStatement(url, `drop database if exists ${name}`)
  }
}

/** Runs a statement on a connection of its own. @param url of a database @throws what PostgreSQL refuses, also to connect */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
