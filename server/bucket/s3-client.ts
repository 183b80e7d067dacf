import { createHash } from 'node:crypto'
import type * as Sdk from '@aws-sdk/client-s3'
import type { BucketConfig } from '../core/config.ts'

const CONNECT_WITHIN_MS = 3_000
/** The SDK's own attempts at one request; the caller repeats the whole work later. */
const MAX_ATTEMPTS = 5

/** Makes a client of the SDK for S3-compatible stores. */
export function s3Client(
  sdk: typeof Sdk,
  { endpoint, region, pathStyle, concurrency }: BucketConfig,
  /** Until the answer's headers, and without a byte in either direction; milliseconds. */
  timeouts: { readonly requestTimeout: number; readonly socketTimeout: number },
): Sdk.S3Client {
  const agent = { keepAlive: true, maxSockets: concurrency }
  const client = new sdk.S3Client({
    ...(endpoint !== null && { endpoint }),
    ...(region !== null && { region }),
    forcePathStyle: pathStyle,
    maxAttempts: MAX_ATTEMPTS,
    // Every store knows Content-MD5; many do not know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: CONNECT_WITHIN_MS,
      ...timeouts,
      throwOnRequestTimeout: true,
    },
  })
  // DeleteObjects sends a CRC32 whatever the setting (github.com/aws/aws-sdk-js-v3/issues/6819); some stores want its MD5.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName === 'DeleteObjectsCommand') sendMd5(args.request as HttpRequest)
        return next(args)
      },
    { step: 'build', name: 'deleteObjectsMd5', priority: 'low' },
  )
  return client
}

/** A request as the SDK has built it; DeleteObjects has its body as text. */
type HttpRequest = { body: string; headers: Record<string, string> }

/** Replaces the SDK's checksum headers by Content-MD5. */
function sendMd5({ headers, body }: HttpRequest): void {
  for (const name of Object.keys(headers)) if (/^x-amz-.*checksum/i.test(name)) delete headers[name]
  headers['content-md5'] = createHash('md5').update(body).digest('base64')
}
