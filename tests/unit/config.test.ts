import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/core/config.ts'
import { startErrorText } from '#server/core/start-error.ts'

const SESSION_SECRET = 'a secret of at least 32 characters'
const DATABASE_URL = 'postgres://user:password@db.example.ee:5432/aroomikoda'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ SESSION_SECRET, ...env })
  } catch (error) {
    return String(error).match(/(?<=^ {2})[A-Z0-9_]+(?=: )/gm) ?? []
  }
  return []
}

/** What the person at the terminal reads. */
function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env)
  } catch (error) {
    return startErrorText(error)
  }
  return ''
}

test('nothing has to be set', () => {
  expect(loadConfig({ SESSION_SECRET })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtpUrl: null,
    firstAdministrator: null,
    apiUrl: null,
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    trustedProxies: [],
    demoContent: true,
    rateLimit: true,
  })
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ SESSION_SECRET, PORT: '', PUBLIC_URL: '', SMTP_URL: '', DEMO_CONTENT: '' })).toEqual(
    loadConfig({ SESSION_SECRET }),
  )
})

test('the address of the pages follows the port', () => {
  expect(loadConfig({ SESSION_SECRET, PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
})

test('localhost is one address to listen on: a stop ends the connections of one', () => {
  const places = loadConfig({ SESSION_SECRET, HOST: 'localhost', METRICS_PORT: '9464', METRICS_HOST: 'localhost' })
  expect(places).toMatchObject({ host: '127.0.0.1', metrics: { host: '127.0.0.1' } })
})

describe('the origins that may write', () => {
  test.each([
    [{ PUBLIC_URL: 'https://www.example.ee/' }, ['https://www.example.ee']],
    [{ PUBLIC_URL: 'https://www.example.ee:443' }, ['https://www.example.ee']],
    [{ PORT: '80' }, ['http://localhost', 'http://127.0.0.1']],
    [{ PUBLIC_URL: 'http://localhost:8080' }, ['http://localhost:8080', 'http://127.0.0.1:8080']],
    [
      { PUBLIC_URL: 'https://a.ee', ALLOWED_ORIGINS: 'https://b.ee, https://c.ee/,' },
      ['https://a.ee', 'https://b.ee', 'https://c.ee'],
    ],
    [{ PUBLIC_URL: 'https://a.ee', ALLOWED_ORIGINS: 'https://b.ee,https://a.ee' }, ['https://a.ee', 'https://b.ee']],
  ])('with %j are %j', (env, origins) => {
    expect(loadConfig({ SESSION_SECRET, ...env }).allowedOrigins).toEqual(origins)
  })
})

test('demo content is loaded into the embedded database, and into another one only when asked for', () => {
  expect(loadConfig({ SESSION_SECRET }).demoContent).toBe(true)
  expect(loadConfig({ SESSION_SECRET, DATABASE_URL }).demoContent).toBe(false)
  expect(loadConfig({ SESSION_SECRET, DATABASE_URL, DEMO_CONTENT: 'on' }).demoContent).toBe(true)
  expect(loadConfig({ SESSION_SECRET, DEMO_CONTENT: 'off' }).demoContent).toBe(false)
})

describe('a wrong variable is named', () => {
  test.each([
    [{ PORT: '0' }],
    [{ PORT: '65536' }],
    [{ PORT: '80a' }],
    [{ PUBLIC_URL: 'www.example.ee' }],
    [{ PUBLIC_URL: 'https://example.ee/pood' }],
    [{ PUBLIC_URL: 'ftp://example.ee' }],
    [{ API_URL: 'https://user:password@example.ee' }],
    [{ ALLOWED_ORIGINS: '*' }],
    [{ TRUSTED_PROXIES: '2' }],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }],
    [{ DEMO_CONTENT: 'yes' }],
    [{ RATE_LIMIT: '0' }],
    [{ DATABASE_URL: 'mysql://localhost/x' }],
    [{ DATABASE_URL: 'postgres://aroomikoda:p%@localhost/aroomikoda' }],
    // Together they would be `aroomikoda%41b`, which can be decoded.
    [{ DATABASE_URL: 'postgres://aroomikoda%:41b@localhost/aroomikoda' }],
    [{ DATABASE_URL: 'postgres://localhost:5432' }],
    [{ DATABASE_URL: `${DATABASE_URL}?sslmode=ful` }],
    [{ SESSION_SECRET: 'short' }],
    [{ MAIL_FROM: 'Pood' }],
    [{ MAIL_FROM: 'a@example.ee, b@example.ee' }],
    [{ MAIL_TO: 'info@example.ee, teine' }],
    // The mail library takes the address without a comma for a name.
    [{ MAIL_TO: 'info@example.ee pood@example.ee' }],
    [{ MAIL_TO: 'info@example.ee\npood@example.ee' }],
    [{ ALARM_MAIL_TO: 'korrapidaja' }],
  ])('%j is refused with its name', env => {
    expect(problemsOf(env)).toEqual(Object.keys(env))
  })

  test('but not one that names an address as mail programs write it', () => {
    const MAIL_FROM = '"Lõhnad, pood" <pood@example.ee>'
    expect(
      problemsOf({
        MAIL_FROM,
        MAIL_TO: 'a@example.ee, Mari @ pood <b@example.ee>, "pood@example.ee" <d@example.ee>, E@example.ee <e@example.ee>',
        ALARM_MAIL_TO: 'c@localhost',
      }),
    ).toEqual([])
  })

  test('with every other one that is wrong, and with those that are missing beside it', () => {
    expect(problemsOf({ PORT: 'x', SMTP_URL: 'smtp://mail.example.ee', ADMIN_EMAIL: 'nobody' })).toEqual([
      'PORT',
      'ADMIN_EMAIL',
      'MAIL_FROM',
      'MAIL_TO',
      'ADMIN_PASSWORD',
    ])
  })

  test('when it is missing and another one requires it', () => {
    expect(() => loadConfig({ DATABASE_URL })).toThrow(/SESSION_SECRET: required with DATABASE_URL/)
    // Without a bucket the site would go to the folder alone, and nothing would say so.
    expect(() => loadConfig({ S3_PREFIX: 'company' })).toThrow(/S3_BUCKET: required with S3_PREFIX/)
  })
})

test('proxies are trusted by address or range', () => {
  const { trustedProxies } = loadConfig({ SESSION_SECRET, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1, fd00::/8' })
  expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
})

describe('a session secret that is not set', () => {
  test('is made once, kept for the next start, and readable by its owner only', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'var')
    const { sessionSecret } = loadConfig({ DATA_DIR })
    expect(sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(loadConfig({ DATA_DIR }).sessionSecret).toBe(sessionSecret)
    const path = join(DATA_DIR, 'session-secret')
    expect(await readFile(path, 'utf8')).toBe(sessionSecret)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('is not used when its file was cut short', async () => {
    const DATA_DIR = await temporaryFolder()
    await writeFile(join(DATA_DIR, 'session-secret'), 'short')
    expect(refusalOf({ DATA_DIR })).toBe(
      `${DATA_DIR}/session-secret holds fewer than 32 characters. Delete it to have a new secret made; everyone will have to log in again.`,
    )
  })

  test('is refused in one sentence where a folder has its name', async () => {
    const DATA_DIR = await temporaryFolder()
    await mkdir(join(DATA_DIR, 'session-secret'))
    expect(refusalOf({ DATA_DIR })).toMatch(/^Cannot use .*\/session-secret \(it is a folder\): [^\n]*$/)
  })

  // A device that is always full, on Linux.
  test.runIf(existsSync('/dev/full'))('is refused in one sentence on a full disk', async () => {
    const DATA_DIR = await temporaryFolder()
    await symlink('/dev/full', join(DATA_DIR, `session-secret.${process.pid}`))
    expect(refusalOf({ DATA_DIR })).toMatch(/^Cannot use .* \(the disk is full\): [^\n]*$/)
  })
})

describe('a secret in a file', () => {
  test('is read without the line break at its end', async () => {
    const path = join(await temporaryFolder(), 'secret')
    await writeFile(path, `${SESSION_SECRET}\n`)
    expect(loadConfig({ DATABASE_URL, SESSION_SECRET_FILE: path }).sessionSecret).toBe(SESSION_SECRET)
  })

  test('that is not there, or is beside the variable itself, is refused by name', async () => {
    const path = join(await temporaryFolder(), 'secret')
    expect(problemsOf({ SMTP_URL_FILE: path })).toEqual(['SMTP_URL_FILE'])
    await writeFile(path, 'tugev parool 2026 lõhn')
    const both = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'üks parool kahest 26', ADMIN_PASSWORD_FILE: path }
    expect(problemsOf(both)).toEqual(['ADMIN_PASSWORD_FILE'])
  })
})

describe('the port for metrics', () => {
  test.each([
    [{ METRICS_PORT: '3000' }, ['METRICS_PORT']],
    [{ PORT: '9464', METRICS_PORT: '9464', HOST: '0.0.0.0' }, ['METRICS_PORT']],
    [{ PORT: '9464', METRICS_PORT: '9464', HOST: '10.0.0.5', METRICS_HOST: '::' }, ['METRICS_PORT']],
    [{ PORT: '9464', METRICS_PORT: '9464', HOST: '10.0.0.5', METRICS_HOST: '127.0.0.1' }, []],
    [{ METRICS_PORT: '3001' }, []],
  ])('is not that of the pages at the same address: %j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })

  test('names both settings where it is', () => {
    expect(() => loadConfig({ SESSION_SECRET, METRICS_PORT: '3000' })).toThrow(/METRICS_PORT: .*PORT \(3000\)/)
  })
})

describe('the folder for backups', () => {
  test.each([
    [{ DATA_DIR: '/srv/company', BACKUP_DIR: '/srv/company/site' }, ['BACKUP_DIR']],
    [{ DATA_DIR: './var/', BACKUP_DIR: 'var/media/nightly' }, ['BACKUP_DIR']],
    [{ DATA_DIR: '/srv/company', BACKUP_DIR: '/srv/company/backups' }, []],
    [{ DATA_DIR: '/srv/company', BACKUP_DIR: '/srv/site' }, []],
  ])('is none that the product serves: %j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })
})

describe('who is told of alarms', () => {
  test.each([
    [{ ALARM_MAIL_TO: 'valve@example.ee' }, []],
    [{ ALARM_MAIL_TO: 'root@localhost' }, []],
    [{ ALARM_MAIL_TO: 'Valve <valve@example.ee>, teine@example.ee' }, []],
    [{ ALARM_MAIL_TO: 'valve' }, ['ALARM_MAIL_TO']],
    [{ ALARM_MAIL_TO: 'https://example.ee/hook' }, ['ALARM_MAIL_TO']],
    [{ ALARM_MAIL_TO: 'Valve <valve@>' }, ['ALARM_MAIL_TO']],
    [{ ALARM_WEBHOOK_URL: 'https://chat.example.ee/hook' }, []],
    [{ ALARM_WEBHOOK_URL: 'chat.example.ee/hook' }, ['ALARM_WEBHOOK_URL']],
    [{ ALARM_WEBHOOK_URL: 'ftp://chat.example.ee/hook' }, ['ALARM_WEBHOOK_URL']],
  ])('is checked at the start: %j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })
})

describe('which cache is told of changed pages', () => {
  const bucket = { S3_BUCKET: 'aroomikoda' }
  const varnish = { PURGE_KIND: 'varnish', PURGE_URL: 'http://10.0.0.5:6081/', PURGE_SECRET: 'token' }
  const zone = 'https://api.cloudflare.com/client/v4/zones/0a1b2c'
  const distribution = 'https://cloudfront.amazonaws.com/2020-05-31/distribution/E1A2B3'
  test.each([
    [varnish, []],
    [{ ...varnish, S3_BUCKET: '' }, ['S3_BUCKET']],
    [{ ...varnish, PURGE_URL: 'http://10.0.0.5:6081, http://10.0.0.6:6081' }, []],
    [{ ...varnish, PURGE_URL: 'http://10.0.0.5:6081/tooted' }, ['PURGE_URL']],
    [{ ...varnish, PURGE_URL: '10.0.0.5:6081' }, ['PURGE_URL', 'PURGE_URL']],
    [{ ...varnish, PURGE_SECRET: 'two words' }, ['PURGE_SECRET']],
    [{ ...varnish, PURGE_KIND: 'squid' }, ['PURGE_KIND']],
    [{ PURGE_URL: 'http://10.0.0.5:6081' }, ['PURGE_KIND']],
    [{ PURGE_KIND: 'varnish' }, ['PURGE_URL', 'PURGE_SECRET']],
    [{ PURGE_KIND: 'cloudflare', PURGE_URL: zone, PURGE_SECRET: 'x', PUBLIC_URL: 'https://www.example.ee' }, []],
    [{ PURGE_KIND: 'cloudflare', PURGE_URL: zone, PURGE_SECRET: 'x' }, ['PUBLIC_URL']],
    [{ PURGE_KIND: 'fastly', PURGE_URL: zone, PURGE_SECRET: 'x', PUBLIC_URL: 'https://www.example.ee' }, ['PURGE_URL']],
    [{ PURGE_KIND: 'cloudfront', PURGE_URL: distribution }, []],
    [{ PURGE_KIND: 'cloudfront', PURGE_URL: distribution, PURGE_SECRET: 'key:secret' }, []],
    [{ PURGE_KIND: 'cloudfront', PURGE_URL: distribution, PURGE_SECRET: 'secret' }, ['PURGE_SECRET']],
  ])('is checked at the start: %j', (env, problems) => {
    expect(problemsOf({ ...bucket, ...env })).toEqual(problems)
  })

  test('is a webhook at its address as it is written', () => {
    const url = 'https://cache.example.ee/purge/?next=/'
    const webhook = { PURGE_KIND: 'webhook', PURGE_URL: url, PURGE_SECRET: 'token' }
    expect(loadConfig({ SESSION_SECRET, ...bucket, ...webhook }).purge?.urls).toEqual([url])
  })

  test('is none by default, and with Varnish each of its nodes', () => {
    expect(loadConfig({ SESSION_SECRET }).purge).toBeNull()
    const urls = 'http://10.0.0.5:6081/, http://10.0.0.6:6081/'
    expect(loadConfig({ SESSION_SECRET, ...bucket, ...varnish, PURGE_URL: urls }).purge).toEqual({
      kind: 'varnish',
      urls: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
      secret: 'token',
    })
  })
})
