import { Client } from 'pg'
import { sqlState } from '../postgres-error.ts'
import { readPasswords, SUPERUSER } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Home } from './home.ts'
import { HOST, isServerAlive, listeningPort } from './server-process.ts'

/**
 * Proof that a process of ours uses the server: a connection that holds a shared lock. The lock ends with the process,
 * however that dies, so nothing can go stale. A process that gets the lock alone knows that it is the last one, and
 * stops the server.
 */
export type Lease = {
  databaseUrl: string
  /** Gives the lock up; call `end` afterwards. @returns whether no other process of ours uses the server */
  release(): Promise<boolean>
  /** Ends the connection, and the lock with it. */
  end(): Promise<void>
  /** Resolves when the server ended the connection, and the lock with it: the server died, or is recovering from a crash. */
  lost: Promise<void>
}

/** Names the application's role and its database. */
const APPLICATION = 'aroomikoda'
const LEASE_LOCK = 7_304_118
const CONNECT_TIMEOUT_MS = 5_000
/** Codes of a statement that makes what another process has just made. */
const DUPLICATE_CODES = new Set(['42710', '42P04', '23505'])

/**
 * Connects to the running server of this cluster. The password proves that it is ours and no other program on that
 * port.
 * @returns undefined when no such server answers (it may be starting, stopping, or dead)
 */
export async function takeLease(home: Home): Promise<Lease | undefined> {
  const port = listeningPort(home)
  // A pid file that a crash, or a copy of a running folder, left may name the port of another PostgreSQL by now.
  if (!port || !isServerAlive(home)) return undefined
  const passwords = readPasswords(home)
  const client = new Client({
    host: HOST,
    port,
    user: SUPERUSER,
    password: passwords.superuser,
    database: 'postgres',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  const lost = new Promise<void>(resolve => {
    client.on('error', () => resolve())
    client.once('end', resolve)
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK])
    await ensureDatabase(client, passwords.application)
  } catch (error) {
    await client.end().catch(() => {})
    if (!isServerRefusal(error)) return undefined
    throw new EmbeddedPostgresError(
      `The database in ${home.path} refuses its own user (${error instanceof Error ? error.message : String(error)}): restore a backup of that folder.`,
      { cause: error },
    )
  }
  return {
    databaseUrl: databaseUrlOf(home, port),
    release: () => releaseLock(client),
    end: () => client.end(),
    lost,
  }
}

/** The URL that the application connects with, whether the server runs or not. */
export function databaseUrlOf(home: Home, port: number): string {
  return `postgres://${APPLICATION}:${readPasswords(home).application}@${HOST}:${port}/${APPLICATION}`
}

/** The application's role owns its database and may make others (the tests do), and nothing more. */
async function ensureDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION])
  if (role.rowCount === 0)
    await createOnce(client, `create role ${APPLICATION} login createdb password ${client.escapeLiteral(password)}`)
  const database = await client.query('select 1 from pg_database where datname = $1', [APPLICATION])
  if (database.rowCount === 0) await createOnce(client, `create database ${APPLICATION} owner ${APPLICATION}`)
}

async function createOnce(client: Client, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    if (!DUPLICATE_CODES.has(sqlState(error) ?? '')) throw error
  }
}

async function releaseLock(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LEASE_LOCK])
  // The exclusive lock is free only when no process shares it any more.
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LEASE_LOCK])
  return rows[0]?.alone === true
}

/** Whether the server refuses for good. Starting (57P03), stopping (57P01–57P05) and lost connections (08…, no state) pass. */
function isServerRefusal(error: unknown): boolean {
  const state = sqlState(error)
  return state !== undefined && !state.startsWith('57P') && !state.startsWith('08')
}
