import { resolve } from 'node:path'
import { checkedEnvironment, type Environment } from './environment.ts'
import { type PurgeSettings, purgeSettings } from './purge-settings.ts'
import { keptSessionSecret } from './session-secret.ts'

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
  /** Origins whose pages may write: the site's own, and further ones. */
  readonly allowedOrigins: readonly string[]
  /** Addresses and CIDR ranges whose X-Forwarded-* headers count. */
  readonly trustedProxies: readonly string[]
  readonly demoContent: boolean
  readonly rateLimit: boolean
  /** Where Prometheus reads metrics; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The cache in front that is told of changed pages; null: none. */
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

/** The settings that say where the data of a backup is. */
export type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'bucket'> & {
  /** SESSION_SECRET; null: the secret is in `dataDir`. */
  readonly givenSecret: string | null
}

/**
 * Reads the part of {@link Config} that says where the data is, and creates no files: for commands that must find out whether
 * there is data.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadDataConfig(env: NodeJS.ProcessEnv = process.env): DataConfig {
  return dataConfig(checkedEnvironment(env))
}

/** Whether the environment names a database, also by a file; without one the product has its own. Checks nothing. */
export function isDatabaseNamed(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['DATABASE_URL'] || env['DATABASE_URL_FILE'])
}

/** Where the product answers, on its machine and for browsers, and its folder. */
type Place = Pick<Config, 'host' | 'port' | 'dataDir' | 'publicUrl' | 'apiUrl'>

/**
 * Reads where the product of this machine answers, and its folder. Creates no files.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadPlace(env: NodeJS.ProcessEnv = process.env): Place {
  return placeIn(checkedEnvironment(env))
}

function placeIn(value: Environment): Place {
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(value.DATA_DIR),
    // As a browser spells it: without a port 80.
    publicUrl: value.PUBLIC_URL ?? new URL(`http://localhost:${value.PORT}`).origin,
    apiUrl: value.API_URL ?? null,
  }
}

function dataConfig(value: Environment): DataConfig {
  return {
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    backupDir: value.BACKUP_DIR === undefined ? null : resolve(value.BACKUP_DIR),
    bucket: bucketConfig(value),
    givenSecret: value.SESSION_SECRET ?? null,
  }
}

/**
 * Reads and checks the environment once, at start. Without SESSION_SECRET the product makes a secret once and keeps it in
 * DATA_DIR.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const value = checkedEnvironment(env)
  const { givenSecret, ...data } = dataConfig(value)
  const place = placeIn(value)
  const { publicUrl } = place
  return Object.freeze({
    ...place,
    ...data,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    mailTo: value.MAIL_TO ?? null,
    alarmMailTo: value.ALARM_MAIL_TO ?? null,
    alarmWebhookUrl: value.ALARM_WEBHOOK_URL ?? null,
    firstAdministrator:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD } : null,
    sessionSecret: givenSecret ?? keptSessionSecret(data.dataDir),
    allowedOrigins: [...new Set([publicUrl, ...(value.ALLOWED_ORIGINS ?? []), ...loopbackTwin(publicUrl)])],
    trustedProxies: value.TRUSTED_PROXIES,
    demoContent: value.DEMO_CONTENT ? value.DEMO_CONTENT === 'on' : value.DATABASE_URL === undefined,
    rateLimit: value.RATE_LIMIT === 'on',
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    purge: purgeSettings(value),
    drainMs: value.DRAIN_SECONDS * 1000,
  })
}

function bucketConfig(value: Environment): BucketConfig | null {
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

/** For a site on `localhost`, its origin under the other name of this machine: a developer may open either. Else none. */
function loopbackTwin(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (url.hostname !== 'localhost') return []
  url.hostname = '127.0.0.1'
  return [url.origin]
}
