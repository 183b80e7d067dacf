import { z } from 'zod'
import type { Problem, Variables } from './secret-files.ts'

const PURGE_KINDS = ['varnish', 'cloudfront', 'cloudflare', 'fastly', 'bunny', 'webhook'] as const
export type PurgeKind = (typeof PURGE_KINDS)[number]

/** Which caches are told that pages changed, and how. */
export type PurgeSettings = {
  readonly kind: PurgeKind
  /** Of a webhook as it is written, else without trailing slashes; more than one only of Varnish. */
  readonly urls: readonly string[]
  /** Null: CloudFront's requests are signed with what the AWS SDK finds. */
  readonly secret: string | null
}

/** The address at which each kind is told, as its documentation writes it: whole, so that no part needs a setting of its own. */
const ADDRESS_FORMS: Readonly<Record<PurgeKind, { form: RegExp; example: string }>> = {
  varnish: {
    form: /^https?:\/\/[^/\s]+$/,
    example: 'http://10.0.0.5:6081, or several with commas: each node is told',
  },
  cloudfront: { form: /\/distribution\/\w+$/, example: 'https://cloudfront.amazonaws.com/2020-05-31/distribution/<id>' },
  cloudflare: { form: /\/zones\/\w+$/, example: 'https://api.cloudflare.com/client/v4/zones/<id>' },
  fastly: { form: /\/service\/\w+$/, example: 'https://api.fastly.com/service/<id>' },
  bunny: { form: /\/pullzone\/\d+$/, example: 'https://api.bunny.net/pullzone/<id>' },
  webhook: { form: /^https?:\/\/\S+$/, example: 'https://host/path' },
}

/** The variables, for the schema of the environment. */
export const PURGE_VARIABLES = {
  PURGE_KIND: z.enum(PURGE_KINDS).optional(),
  PURGE_URL: z
    .string()
    .regex(/^https?:\/\//, 'expected the address at which the CDN is told, with https://')
    .optional(),
  // It travels in a header, which takes visible ASCII characters alone.
  PURGE_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'expected letters, digits and signs without spaces')
    .optional(),
}

function urlsOf(kind: PurgeKind, text: string): string[] {
  // A receiver of one's own gets the address as it is written.
  if (kind === 'webhook') return [text.trim()]
  const urls = kind === 'varnish' ? text.split(',') : [text]
  return urls.map(url => url.trim().replace(/\/+$/, ''))
}

/** CDNs that are told a page's whole address. */
const NEED_PUBLIC_URL: ReadonlySet<PurgeKind> = new Set(['cloudflare', 'fastly', 'bunny'])

const ACCESS_KEY = /^[^:]+:[^:]+$/

/** What is wrong between the variables of purges. */
export function purgeProblems(env: Variables): Problem[] {
  const { PURGE_KIND: given, PURGE_URL: url, PURGE_SECRET: secret } = env
  const kind = PURGE_KINDS.find(known => known === given)
  const needsKind = given === undefined && (url !== undefined || secret !== undefined)
  if (needsKind) return [{ key: 'PURGE_KIND', message: `required with PURGE_URL and PURGE_SECRET: ${PURGE_KINDS.join(', ')}` }]
  if (kind === undefined) return []
  const problems: Problem[] = []
  const add = (key: string, message: string) => problems.push({ key, message })
  const { form, example } = ADDRESS_FORMS[kind]
  if (url === undefined) add('PURGE_URL', `required with PURGE_KIND=${kind}: ${example}`)
  else if (!urlsOf(kind, url).every(each => form.test(each))) add('PURGE_URL', `expected ${example}`)
  if (kind === 'cloudfront') {
    if (secret !== undefined && !ACCESS_KEY.test(secret))
      add('PURGE_SECRET', 'expected access key id:secret access key; leave it out for the role of the machine')
  } else if (secret === undefined) add('PURGE_SECRET', `required with PURGE_KIND=${kind}`)
  // Deliveries to a bucket tell the caches; a folder is served as it is.
  if (env['S3_BUCKET'] === undefined)
    add('S3_BUCKET', `required with PURGE_KIND=${kind}: a cache is told what the bucket got; without one leave PURGE_KIND out`)
  if (NEED_PUBLIC_URL.has(kind) && env['PUBLIC_URL'] === undefined)
    add('PUBLIC_URL', `required with PURGE_KIND=${kind}: the addresses to purge begin with it`)
  return problems
}

/** The settings in the checked variables; null where no cache is told. */
export function purgeSettings(value: {
  PURGE_KIND?: PurgeKind | undefined
  PURGE_URL?: string | undefined
  PURGE_SECRET?: string | undefined
}): PurgeSettings | null {
  if (value.PURGE_KIND === undefined || value.PURGE_URL === undefined) return null
  return { kind: value.PURGE_KIND, urls: urlsOf(value.PURGE_KIND, value.PURGE_URL), secret: value.PURGE_SECRET ?? null }
}
