import { isIP } from 'node:net'
import { relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { DatabaseUrl } from './database-url.schemas.ts'
import { areMailAddresses } from './mail-addresses.ts'
import { PURGE_VARIABLES, purgeProblems, type PurgeSettings, purgeSettings } from './purge-settings.ts'
import { SECRET_KEYS, withSecretFiles } from './secret-files.ts'
import { keptSessionSecret, SECRET_MIN_LENGTH } from './session-secret.ts'
import { StartRefusal } from './start-refusal.ts'

const switchWord = z.enum(['on', 'off'])

/** An http(s) origin in one normal spelling, so that two spellings compare equal. */
const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  context.addIssue({ code: 'custom', message: 'expected an origin such as https://www.example.com, without a path' })
  return z.NEVER
})

/** A comma-separated list; empty parts do not count. */
const list = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
)

/** Checks mailboxes at start: otherwise only the first lost message would show the mistake. */
const MailAddressList = z.string().refine(areMailAddresses, 'expected info@example.ee or Name <info@example.ee>')

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  // With all addresses trusted, each visitor would choose an own one.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)
}

const Environment = z.object({
  PORT: z.string().regex(/^\d+$/, 'expected a number').transform(Number).pipe(z.int().min(1).max(65_535)).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: Origin.optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: DatabaseUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  MAIL_FROM: MailAddressList.optional(),
  MAIL_TO: MailAddressList.optional(),
  ALARM_MAIL_TO: MailAddressList.optional(),
  ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'expected https://host/path' }).optional(),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email().max(254)).optional(),
  ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
  SESSION_SECRET: z.string().min(SECRET_MIN_LENGTH).optional(),
  API_URL: Origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(Origin)).optional(),
  TRUSTED_PROXIES: list
    .pipe(z.array(z.string().refine(isAddressRange, 'expected an IP address or a CIDR range such as 10.0.0.0/8')))
    .default([]),
  DEMO_CONTENT: switchWord.optional(),
  RATE_LIMIT: switchWord.default('on'),
  METRICS_PORT: z.string().regex(/^\d+$/, 'expected a number').transform(Number).pipe(z.int().min(1).max(65_535)).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BACKUP_DIR: z.string().optional(),
  ...PURGE_VARIABLES,
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'expected the name of a bucket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected https://host' }).optional(),
  S3_REGION: z.string().optional(),
  S3_PREFIX: z
    .string()
    .refine(text => !text.split('/').some(part => part === '.' || part === '..'), 'expected a folder such as company/')
    .transform(text => text.replaceAll(/^\/+|\/+$/g, ''))
    .transform(text => (text === '' ? '' : `${text}/`))
    .default(''),
  S3_PATH_STYLE: switchWord.optional(),
  S3_CONCURRENCY: z.string().regex(/^\d+$/, 'expected a number').transform(Number).pipe(z.int().min(1).max(256)).default(32),
  DRAIN_SECONDS: z.string().regex(/^\d+$/, 'expected a number of seconds').transform(Number).pipe(z.int().max(300)).default(0),
})

type Problem = { key: string; message: string }

const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Whether pages and metrics share a port: the second to listen would report another program there. */
function sharedPort({ PORT, HOST, METRICS_PORT, METRICS_HOST }: z.output<typeof Environment>): Problem[] {
  if (PORT !== METRICS_PORT) return []
  if (HOST !== METRICS_HOST && !ALL_ADDRESSES.has(HOST) && !ALL_ADDRESSES.has(METRICS_HOST)) return []
  return [{ key: 'METRICS_PORT', message: `the same as PORT (${PORT}): give METRICS_PORT or PORT another number` }]
}

/** Folders of DATA_DIR that the product serves, or clears of files that are not its own. */
const SERVED_FOLDERS: ReadonlySet<string> = new Set(['admin', 'media', 'public', 'publisher', 'site'])

/** A backup there could be fetched by visitors, or would be deleted. */
function servedBackups({ DATA_DIR, BACKUP_DIR }: z.output<typeof Environment>): Problem[] {
  const [folder = ''] = BACKUP_DIR === undefined ? [] : relative(resolve(DATA_DIR), resolve(BACKUP_DIR)).split(sep)
  if (!SERVED_FOLDERS.has(folder)) return []
  return [
    {
      key: 'BACKUP_DIR',
      message: `in the folder "${folder}" of DATA_DIR, which the product serves or clears: name another folder`,
    },
  ]
}

function problemsBetweenVariables(env: Readonly<Record<string, string | undefined>>): Problem[] {
  const requires = (key: string, because: string, needed: string | undefined): Problem[] =>
    needed !== undefined && env[key] === undefined ? [{ key, message: because }] : []
  return [
    ...requires(
      'SESSION_SECRET',
      `required with DATABASE_URL: all processes share one secret of ${SECRET_MIN_LENGTH} or more characters`,
      env['DATABASE_URL'],
    ),
    ...requires('MAIL_FROM', 'required with SMTP_URL', env['SMTP_URL']),
    ...requires('MAIL_TO', 'required with SMTP_URL', env['SMTP_URL']),
    ...['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE'].flatMap(key =>
      requires('S3_BUCKET', `required with ${key}`, env[key]),
    ),
    ...requires('ADMIN_PASSWORD', 'required with ADMIN_EMAIL', env['ADMIN_EMAIL']),
    ...requires('ADMIN_EMAIL', 'required with ADMIN_PASSWORD', env['ADMIN_PASSWORD']),
    ...purgeProblems(env),
  ]
}

/** Every variable the product reads; `.env.example` lists the same. */
export const CONFIG_KEYS: readonly string[] = [...Object.keys(Environment.shape), ...SECRET_KEYS.map(key => `${key}_FILE`)].sort()

export type Config = {
  readonly port: number
  readonly host: string
  /** Canonical origin of the pages, without a trailing slash. */
  readonly publicUrl: string
  /** Absolute path of the folder for all files the product writes. */
  readonly dataDir: string
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Absolute path of the folder for nightly backups; null: `backups` in `dataDir`. */
  readonly backupDir: string | null
  /** Null: mails become files in `dataDir`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
  readonly mailTo: string | null
  /** Mailbox that gets alarms, and once a day a test mail (the canary). Null: alarms only show on the page. */
  readonly alarmMailTo: string | null
  /** URL that gets alarms as JSON; null: none. */
  readonly alarmWebhookUrl: string | null
  /** The account to create when there is none yet. */
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null
  readonly sessionSecret: string
  /** Origin at which the islands find the API; null: the site's own. */
  readonly apiUrl: string | null
  /** Origins whose pages may write. */
  readonly allowedOrigins: readonly string[]
  /** Addresses and CIDR ranges whose X-Forwarded-* headers count. */
  readonly trustedProxies: readonly string[]
  readonly demoContent: boolean
  readonly rateLimit: boolean
  /** Where Prometheus reads metrics; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The caches in front that are told of changed pages; null: none. */
  readonly purge: PurgeSettings | null
  /** Where the published site and the pictures go for a CDN; null: they stay in `dataDir`. */
  readonly bucket: BucketConfig | null
  /** How long the process still takes requests after it was told to stop, in milliseconds. */
  readonly drainMs: number
}

/** An S3-compatible bucket; its credentials come from where the SDK looks for them. */
export type BucketConfig = {
  readonly name: string
  /** Null: Amazon's own. */
  readonly endpoint: string | null
  /** Null: what the SDK's own settings say. */
  readonly region: string | null
  /** What every key begins with: empty, or `company/`. */
  readonly prefix: string
  /** Whether the bucket's name is in the path of an address, not in its host. */
  readonly pathStyle: boolean
  /** Requests at once. */
  readonly concurrency: number
}

/** Where the data is that a backup holds. */
export type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'bucket'> & {
  /** SESSION_SECRET; null: the secret is in `dataDir`. Reading this makes no secret. */
  readonly givenSecret: string | null
}

/**
 * The part of {@link loadConfig} that creates no files: for commands that must find out whether there is data.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadDataConfig(env: NodeJS.ProcessEnv = process.env): DataConfig {
  return dataConfig(checkedEnvironment(env))
}

/** Whether the environment names a database, also by a file; without one the product has its own. Checks nothing. */
export function namesDatabase(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['DATABASE_URL'] || env['DATABASE_URL_FILE'])
}

/**
 * Where the product of this machine answers, and its folder. Reading this makes no secret.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadPlace(env: NodeJS.ProcessEnv = process.env): Pick<Config, 'host' | 'port' | 'dataDir'> {
  const { HOST: host, PORT: port, DATA_DIR: folder } = checkedEnvironment(env)
  return { host, port, dataDir: resolve(folder) }
}

function dataConfig(value: z.output<typeof Environment>): DataConfig {
  return {
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    backupDir: value.BACKUP_DIR === undefined ? null : resolve(value.BACKUP_DIR),
    bucket: bucketConfig(value),
    givenSecret: value.SESSION_SECRET ?? null,
  }
}

function checkedEnvironment(env: NodeJS.ProcessEnv): z.output<typeof Environment> {
  const files = withSecretFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  const given = files.variables
  const parsed = Environment.safeParse(given)
  const problems = [
    ...files.problems,
    ...(parsed.error?.issues ?? []).map(issue => ({ key: String(issue.path[0]), message: issue.message })),
    ...problemsBetweenVariables(given),
    ...(parsed.success ? [...sharedPort(parsed.data), ...servedBackups(parsed.data)] : []),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ key, message }) => `  ${key}: ${message}`)
    throw new StartRefusal(
      `The environment is not usable:\n${lines.join('\n')}\nSee .env.example for the meaning of each variable.`,
    )
  }
  return parsed.data
}

/**
 * Reads and checks the environment once, at start: the only reader of `process.env`. An empty variable counts as not
 * set. Without SESSION_SECRET the product makes a secret once and keeps it in DATA_DIR.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const value = checkedEnvironment(env)
  const { givenSecret, ...data } = dataConfig(value)
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    ...data,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    mailTo: value.MAIL_TO ?? null,
    alarmMailTo: value.ALARM_MAIL_TO ?? null,
    alarmWebhookUrl: value.ALARM_WEBHOOK_URL ?? null,
    firstAdministrator:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD } : null,
    sessionSecret: givenSecret ?? keptSessionSecret(data.dataDir),
    apiUrl: value.API_URL ?? null,
    allowedOrigins: [...new Set([...(value.ALLOWED_ORIGINS ?? [publicUrl]), ...loopbackTwin(publicUrl)])],
    trustedProxies: value.TRUSTED_PROXIES,
    demoContent: value.DEMO_CONTENT ? value.DEMO_CONTENT === 'on' : value.DATABASE_URL === undefined,
    rateLimit: value.RATE_LIMIT === 'on',
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    purge: purgeSettings(value),
    drainMs: value.DRAIN_SECONDS * 1000,
  })
}

function bucketConfig(value: z.output<typeof Environment>): BucketConfig | null {
  if (value.S3_BUCKET === undefined) return null
  const endpoint = value.S3_ENDPOINT ?? null
  return {
    name: value.S3_BUCKET,
    endpoint,
    // Other stores than Amazon's take any region, but the SDK wants one.
    region: value.S3_REGION ?? (endpoint === null ? null : 'us-east-1'),
    prefix: value.S3_PREFIX,
    pathStyle: value.S3_PATH_STYLE ? value.S3_PATH_STYLE === 'on' : endpoint !== null,
    concurrency: value.S3_CONCURRENCY,
  }
}

/** The other loopback name of the same machine: a developer may open either. */
function loopbackTwin(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (url.hostname !== 'localhost') return []
  url.hostname = '127.0.0.1'
  return [publicUrl, url.origin]
}
