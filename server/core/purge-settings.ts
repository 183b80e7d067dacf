import { z } from 'zod'

const PURGE_KINDS = ['varnish', 'cloudfront', 'cloudflare', 'fastly', 'bunny', 'webhook'] as const
export type PurgeKind = (typeof PURGE_KINDS)[number]

/** Which caches are told that pages changed, and how. */
export type PurgeSettings = {
  readonly kind: PurgeKind
  /** Without trailing slashes; more than one only of Varnish. */
  readonly urls: readonly string[]
  /** Null: CloudFront's requests are signed with what the AWS SDK finds. */
  readonly secret: string | null
}

/** Where each CDN is told, as its own documentation writes it; the whole address, so that none needs a setting of its own. */
const ADDRESSES: Readonly<Record<PurgeKind, { form: RegExp; example: string }>> = {
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
  // It travels in a header.
  PURGE_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'expected letters, digits and signs without spaces')
    .optional(),
}

function urlsOf(kind: PurgeKind, text: string): string[] {
  const urls = kind === 'varnish' ? text.split(',') : [text]
  return urls.map(url => url.trim().replace(/\/+$/, ''))
}

type Variables = Readonly<Record<string, string | undefined>>

/** What is wrong between the variables of purges. */
export function purgeProblems(env: Variables): { key: string; message: string }[] {
  const { PURGE_KIND: given, PURGE_URL: url, PURGE_SECRET: secret } = env
  const kind = PURGE_KINDS.find(known => known === given)
  const needsKind = given === undefined && (url !== undefined || secret !== undefined)
  if (needsKind) return [{ key: 'PURGE_KIND', message: `required with PURGE_URL and PURGE_SECRET: ${PURGE_KINDS.join(', ')}` }]
  if (kind === undefined) return []
  const { form, example } = ADDRESSES[kind]
  const isSigned = kind === 'cloudfront'
  return [
    ...(url === undefined ? [{ key: 'PURGE_URL', message: `required with PURGE_KIND=${kind}: ${example}` }] : []),
    ...(url !== undefined && !urlsOf(kind, url).every(each => form.test(each))
      ? [{ key: 'PURGE_URL', message: `expected ${example}` }]
      : []),
    ...(secret === undefined && !isSigned ? [{ key: 'PURGE_SECRET', message: `required with PURGE_KIND=${kind}` }] : []),
    ...(secret !== undefined && isSigned && !/^[^:]+:[^:]+$/.test(secret)
      ? [{ key: 'PURGE_SECRET', message: 'expected access key id:secret access key; leave it out for the role of the machine' }]
      : []),
    // These CDNs are told a page's whole address.
    ...(['cloudflare', 'fastly', 'bunny'].includes(kind) && env['PUBLIC_URL'] === undefined
      ? [{ key: 'PUBLIC_URL', message: `required with PURGE_KIND=${kind}: the addresses to purge begin with it` }]
      : []),
  ]
}

/** @param value checked variables */
export function purgeSettings(value: {
  PURGE_KIND?: PurgeKind | undefined
  PURGE_URL?: string | undefined
  PURGE_SECRET?: string | undefined
}): PurgeSettings | null {
  if (value.PURGE_KIND === undefined || value.PURGE_URL === undefined) return null
  return { kind: value.PURGE_KIND, urls: urlsOf(value.PURGE_KIND, value.PURGE_URL), secret: value.PURGE_SECRET ?? null }
}
