import { randomBytes } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildApp, type AppDependencies } from '#server/app/app.ts'
import { openDatabase } from '#server/app/database.ts'
import { loadConfig, type Config } from '#server/core/config.ts'
import { apiClient, type ApiClient } from './api-requests.ts'
import { createAdministrator, logIn } from './builders.ts'
import { createTestDatabase } from './postgres.ts'

export const ORIGIN = 'https://www.example.ee'

type LogLine = { level: number; msg: string; [field: string]: unknown }

export type ApiUnderTest = {
  readonly app: FastifyInstance
  readonly orm: MikroORM
  readonly config: Config
  /** The source of {@link logged}, for a further app of the same test. */
  readonly log: Logger
  /** Without a session. */
  readonly visitor: ApiClient
  /** Logged in. */
  readonly administrator: ApiClient
  readonly routes: readonly RouteOptions[]
  /** Everything that the server logged in the running test. */
  readonly logged: readonly LogLine[]
  /** Runs a statement beside the API, with `?` for each parameter. */
  sql(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** SQL statements of the running test. */
  readonly queries: readonly string[]
  /** Wants an error in the log that matches, one or more: the running test causes it on purpose. */
  expectErrors(pattern: RegExp): void
}

const ERROR_LEVEL = 50

/**
 * The API on a database of the test file's own. An error in the server's log that the test did not expect fails it.
 * @param options.env variables beside PUBLIC_URL and the secret; rate limits are off unless they say otherwise
 */
export function useApi(
  options: { env?: Record<string, string> } & Pick<AppDependencies, 'readiness' | 'site' | 'network' | 'pictures'> = {},
): ApiUnderTest {
  const { env, ...dependencies } = options
  const config = loadConfig({ PUBLIC_URL: ORIGIN, SESSION_SECRET: randomBytes(32).toString('hex'), RATE_LIMIT: 'off', ...env })
  const logged: LogLine[] = []
  const queries: string[] = []
  const routes: RouteOptions[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line) as LogLine) })
  const state = {} as Record<'app' | 'orm' | 'visitor' | 'administrator', never>
  let expected: RegExp[] = []
  let close: () => Promise<void> = async () => {}

  beforeAll(async () => {
    const onQuery = (sql: string) => void queries.push(sql)
    const onRoute = (route: RouteOptions) => void routes.push(route)
    const opened = await openApp({ ...dependencies, config, log, onRoute, onQuery })
    close = opened.close
    Object.assign(state, opened)
  })

  beforeEach(() => {
    logged.length = 0
    queries.length = 0
    expected = []
  })

  afterEach(() => {
    const errors = logged.filter(({ level }) => level >= ERROR_LEVEL).map(line => JSON.stringify(line))
    const unexpected = errors.filter(line => !expected.some(pattern => pattern.test(line)))
    expect(unexpected, 'unexpected errors in the log (expectErrors() names those that have to come)').toEqual([])
    const missing = expected.filter(pattern => !errors.some(line => pattern.test(line)))
    expect(missing, 'errors that the log should have').toEqual([])
  })

  afterAll(() => close())

  const api: ApiUnderTest = {
    config,
    log,
    logged,
    queries,
    routes,
    get app() {
      return state.app
    },
    get orm() {
      return state.orm
    },
    get visitor() {
      return state.visitor
    },
    get administrator() {
      return state.administrator
    },
    sql: (statement, parameters = []) => api.orm.em.fork().execute(statement, [...parameters]),
    expectErrors: pattern => void expected.push(pattern),
  }
  return api
}

type Opening = Omit<AppDependencies, 'orm' | 'log'> & { log: Logger; onQuery: (sql: string) => void }

async function openApp({ onQuery, ...dependencies }: Opening) {
  const database = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl: database.databaseUrl, log: dependencies.log, onQuery })
  const app = await buildApp({ ...dependencies, orm })
  await app.ready()
  const visitor = apiClient(app, ORIGIN)
  const administrator = await logIn(visitor, await createAdministrator(orm))
  const close = async () => {
    await app.close()
    await orm.close()
    await database.drop()
  }
  return { app, orm, visitor, administrator, close }
}
