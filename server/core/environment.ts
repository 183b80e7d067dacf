import { isIP } from 'node:net'
import { relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { Email, NewPassword } from './account.schemas.ts'
import { DatabaseUrl } from './database-url.schemas.ts'
import { mailboxCount } from './mail-addresses.ts'
import { PURGE_VARIABLES, purgeProblems } from './purge-settings.ts'
import { ALL_ADDRESSES } from './reachable-host.ts'
import { type Problem, SECRET_KEYS, type Variables, withSecretFiles } from './secret-files.ts'
import { SECRET_MIN_LENGTH } from './session-secret.ts'
import { StartRefusal } from './start-refusal.ts'

const OnOff = z.enum(['on', 'off'])

const wholeNumber = ({ min, max, expected = 'expected a number' }: { min: number; max: number; expected?: string }) =>
  z.string().regex(/^\d+$/, expected).transform(Number).pipe(z.int().min(min).max(max))

const Port = wholeNumber({ min: 1, max: 65_535 })

/** Not `localhost`: for that name Fastify opens a second server, whose connections a stop does not see. */
const Host = z
  .string()
  .transform(host => (host === 'localhost' ? '127.0.0.1' : host))
  .default('127.0.0.1')

/** An http(s) origin in one normal spelling, so that two spellings compare equal. */
const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  context.addIssue({ code: 'custom', message: 'expected an origin such as https://www.example.com, without a path' })
  return z.NEVER
})

/** A comma-separated list; empty parts do not count. */
const List = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
)

/** Mailboxes, checked at start: otherwise only the first lost message would show a mistake. */
const MailAddressList = z
  .string()
  .refine(text => mailboxCount(text) > 0, 'expected info@example.ee or Name <info@example.ee>, with commas between several')
/** A mail has one sender. */
const MailAddress = z.string().refine(text => mailboxCount(text) === 1, 'expected info@example.ee or Name <info@example.ee>')

/** Whether a text is an IP address, or a CIDR range that leaves some addresses out. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  // Not /0: with all addresses trusted, each visitor could choose one.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)
}

/** The variables, each by itself. */
const Environment = z.object({
  PORT: Port.default(3000),
  HOST: Host,
  PUBLIC_URL: Origin.optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: DatabaseUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  MAIL_FROM: MailAddress.optional(),
  MAIL_TO: MailAddressList.optional(),
  ALARM_MAIL_TO: MailAddressList.optional(),
  ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'expected https://host/path' }).optional(),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: NewPassword.optional(),
  SESSION_SECRET: z.string().min(SECRET_MIN_LENGTH).optional(),
  API_URL: Origin.optional(),
  ALLOWED_ORIGINS: List.pipe(z.array(Origin)).optional(),
  TRUSTED_PROXIES: List.pipe(
    z.array(z.string().refine(isAddressRange, 'expected an IP address or a CIDR range such as 10.0.0.0/8')),
  ).default([]),
  DEMO_CONTENT: OnOff.optional(),
  RATE_LIMIT: OnOff.default('on'),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: Host,
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
  S3_PATH_STYLE: OnOff.optional(),
  S3_CONCURRENCY: wholeNumber({ min: 1, max: 256 }).default(32),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 300, expected: 'expected a number of seconds' }).default(0),
})

/** The checked variables, as `.env.example` names them. */
export type Environment = z.output<typeof Environment>

/** Refuses one port for pages and metrics: the second to listen would report another program there. */
function sharedPortProblems({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Environment): Problem[] {
  if (PORT !== METRICS_PORT) return []
  if (HOST !== METRICS_HOST && !ALL_ADDRESSES.has(HOST) && !ALL_ADDRESSES.has(METRICS_HOST)) return []
  return [{ key: 'METRICS_PORT', message: `the same as PORT (${PORT}): give METRICS_PORT or PORT another number` }]
}

/** Folders of DATA_DIR that the product serves, fills, or clears of files that are not its own. */
const SERVED_FOLDERS: ReadonlySet<string> = new Set(['admin', 'mail', 'media', 'postgres', 'public', 'publisher', 'site'])

/**
 * Refuses backups in such a folder: visitors could fetch them, the product would delete them, or a restore would overlook the
 * rest.
 */
function servedBackupProblems({ DATA_DIR, BACKUP_DIR }: Environment): Problem[] {
  const [folder = ''] = BACKUP_DIR === undefined ? [] : relative(resolve(DATA_DIR), resolve(BACKUP_DIR)).split(sep)
  if (!SERVED_FOLDERS.has(folder)) return []
  return [
    {
      key: 'BACKUP_DIR',
      message: `in the folder "${folder}" of DATA_DIR, which the product serves, fills or clears: name another folder`,
    },
  ]
}

function problemsBetweenVariables(env: Variables): Problem[] {
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

/**
 * Checks all variables, after those of secrets were read from their files. An empty variable counts as not set.
 * @throws StartRefusal naming every variable that is wrong and why
 */
export function checkedEnvironment(env: NodeJS.ProcessEnv): Environment {
  const files = withSecretFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  const given = files.variables
  const parsed = Environment.safeParse(given)
  const problems = [
    ...files.problems,
    ...(parsed.error?.issues ?? []).map(issue => ({ key: String(issue.path[0]), message: issue.message })),
    ...problemsBetweenVariables(given),
    ...(parsed.success ? [...sharedPortProblems(parsed.data), ...servedBackupProblems(parsed.data)] : []),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ key, message }) => `  ${key}: ${message}`)
    throw new StartRefusal(
      `The environment is not usable:\n${lines.join('\n')}\nSee .env.example for the meaning of each variable.`,
    )
  }
  return parsed.data
}
