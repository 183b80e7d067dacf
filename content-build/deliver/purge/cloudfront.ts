import { createHash, createHmac } from 'node:crypto'
import type { SignatureV4 } from '@smithy/signature-v4'
import { escapeHtml } from '#common/escape-html.ts'
import { filePath } from '../../edge/clean-address.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/**
 * 3,000 paths may be in progress at once, and take up to a minute: room for a delivery's two purges of two paths an address
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/InvalidationLimits.html).
 */
const MAX_ADDRESSES_PER_REQUEST = 700

/**
 * Invalidates files in the cache of CloudFront, with one request for each purge. An address is invalidated as browsers ask for
 * it and as the function of `npm run edge -- cloudfront` rewrites it, which CloudFront recommends. Each path costs
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/PayingForInvalidation.html).
 * @param distribution its address in the API: `https://cloudfront.amazonaws.com/2020-05-31/distribution/<id>`
 * @param secret `access key id:secret access key`; null: the machine's role, or whatever else the SDK finds
 */
export function cloudFrontPurger({ distribution, secret }: { distribution: string; secret: string | null }): Purger {
  return {
    maxAddresses: MAX_ADDRESSES_PER_REQUEST,
    purge: async (purged, { id, signal }) => {
      const paths = purged === 'everything' ? ['/*'] : purged.addresses.flatMap(address => [address, filePath(address)])
      await askCdn(await signedRequest(`${distribution}/invalidation`, invalidation([...new Set(paths)], id), secret), signal)
    },
  }
}

/**
 * The body of the request. CloudFront takes requests with one reference for the same invalidation, and refuses it with other
 * paths: so the reference names this purge and the paths.
 */
function invalidation(paths: readonly string[], id: string): string {
  const reference = `${id}-${createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 16)}`
  const items = paths.map(path => `<Path>${escapeHtml(path)}</Path>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${escapeHtml(reference)}</CallerReference></InvalidationBatch>`
}

/** A request with its signature (Signature Version 4); CloudFront's API has one region. The first purge loads the packages. */
async function signedRequest(address: string, body: string, secret: string | null) {
  const { SignatureV4: Signer } = await import('@smithy/signature-v4')
  const signer = new Signer({
    service: 'cloudfront',
    region: 'us-east-1',
    credentials: secret === null ? await machineCredentials() : credentialsOf(secret),
    sha256: Sha256,
  })
  const { protocol, hostname, host, pathname } = new URL(address)
  const request = { method: 'POST', protocol, hostname, path: pathname, headers: { host, 'content-type': 'text/xml' }, body }
  // `fetch` sets the host itself.
  const { host: _host, ...headers } = (await signer.sign(request)).headers
  return { method: 'POST', url: address, headers, body } as const
}

type Credentials = ConstructorParameters<typeof SignatureV4>[0]['credentials']

let machineProvider: Promise<Credentials> | undefined

/** One provider for the life of the process: it remembers credentials until they expire. */
function machineCredentials(): Promise<Credentials> {
  machineProvider ??= import('@aws-sdk/credential-provider-node').then(({ defaultProvider }) => defaultProvider())
  return machineProvider
}

function credentialsOf(secret: string): Credentials {
  const [accessKeyId = '', ...rest] = secret.split(':')
  return { accessKeyId, secretAccessKey: rest.join(':') }
}

/** Node's SHA-256, and its HMAC where there is a key, as the signer asks for it. */
class Sha256 {
  readonly #key: Parameters<typeof createHmac>[1] | undefined
  #hash!: { update(data: Uint8Array): unknown; digest(): Buffer }

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#key = key === undefined || typeof key === 'string' ? key : bytesOf(key)
    this.reset()
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest())
  }

  reset(): void {
    this.#hash = this.#key === undefined ? createHash('sha256') : createHmac('sha256', this.#key)
  }
}

function bytesOf(key: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(key) ? new Uint8Array(key.buffer, key.byteOffset, key.byteLength) : new Uint8Array(key)
}
