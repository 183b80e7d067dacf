import { createHash, randomUUID } from 'node:crypto'
import type * as Sdk from '@aws-sdk/client-s3'
import { once } from '#common/once.ts'
import type { BucketConfig } from '../core/config.ts'
import { ServiceUnreachable } from '../core/service-unreachable.ts'
import {
  type Bucket,
  type BucketObject,
  type Cancel,
  KeyChanged,
  type ListedObject,
  type Md5,
  type PutCondition,
} from './bucket.ts'
import { s3Client } from './s3-client.ts'

/**
 * How the store takes the ETag of If-Match in a conditional write, which keeps a second writer out: `quoted`, or `bare`, as
 * Ceph wants it. `off`: the store ignores or refuses conditions.
 */
export type Fence = 'quoted' | 'bare' | 'off'

/** The most keys that DeleteObjects takes. */
const MAX_KEYS_PER_DELETE = 1000
/** How long the store may stay silent before the client gives up a request. */
const ANSWER_WITHIN_MS = 20_000
/**
 * How many times as long as other requests an upload may show no progress: the system takes megabytes of it into its buffer at
 * once, and then no byte moves until the line has carried some of them.
 */
const UPLOAD_SILENCE_FACTOR = 6
/** The client gives up uploads below this pace: about that of a line of 2 Mbit/s, which all simultaneous uploads share. */
const MIN_LINE_BYTES_PER_MS = 240

/** Opens the configured bucket. Only now the SDK is loaded, which takes a tenth of a second and 35 MB. */
export async function openBucket(config: BucketConfig): Promise<S3Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  return new S3Bucket(sdk, config)
}

/**
 * An S3-compatible bucket: AWS, Ceph RADOS Gateway, Cloudflare R2, Scaleway and others. Credentials come from where the
 * SDK looks for them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, a role.
 */
export class S3Bucket implements Bucket {
  readonly #sdk: typeof Sdk
  readonly #client: Sdk.S3Client
  readonly #uploader: Sdk.S3Client
  readonly #name: string
  readonly #prefix: string
  readonly #concurrency: number
  readonly #answerWithinMs: number
  /** Which conditions the store obeys: the first call finds out, with an object of its own. */
  readonly findFence = once(() => this.#probe())

  constructor(sdk: typeof Sdk, config: BucketConfig, { answerWithinMs = ANSWER_WITHIN_MS } = {}) {
    this.#answerWithinMs = answerWithinMs
    this.#sdk = sdk
    this.#name = config.name
    this.#prefix = config.prefix
    this.#concurrency = config.concurrency
    this.#client = s3Client(sdk, config, { requestTimeout: answerWithinMs, socketTimeout: answerWithinMs })
    const silenceMs = UPLOAD_SILENCE_FACTOR * answerWithinMs
    this.#uploader = s3Client(sdk, config, { requestTimeout: answerWithinMs, socketTimeout: silenceMs })
  }

  async put(key: string, object: BucketObject, { condition, signal }: Cancel & { condition?: PutCondition } = {}): Promise<void> {
    const fence = condition ? await this.#findFenceUnlessCancelled(signal) : 'off'
    const md5 = createHash('md5').update(object.bytes).digest()
    try {
      await this.#write(key, object, { md5, conditions: condition ? conditionsOf(condition, fence) : {}, signal })
    } catch (error) {
      if (condition === undefined || !isRefusedCondition(error)) throw error
      // The client repeats a write whose answer was lost. Where the bucket took the first one, our own object makes the condition
      // of the second one fail.
      const found = await this.head(key, { signal })
      if (found?.md5 !== md5.toString('hex')) throw new KeyChanged(key)
    }
  }

  async get(key: string, { signal }: Cancel = {}) {
    return this.#unlessMissing(signal, async () => {
      const answer = await this.#client.send(new this.#sdk.GetObjectCommand(this.#at(key)), cancelBy(signal))
      const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array()
      return { ...storedHeaders(answer), size: bytes.length, bytes }
    })
  }

  async head(key: string, { signal }: Cancel = {}) {
    return this.#unlessMissing(signal, async () =>
      storedHeaders(await this.#client.send(new this.#sdk.HeadObjectCommand(this.#at(key)), cancelBy(signal))),
    )
  }

  async delete(keys: readonly string[], { signal }: Cancel = {}): Promise<void> {
    for (let start = 0; start < keys.length; start += MAX_KEYS_PER_DELETE) {
      const objects = keys.slice(start, start + MAX_KEYS_PER_DELETE).map(key => ({ Key: this.#prefix + key }))
      const command = new this.#sdk.DeleteObjectsCommand({ Bucket: this.#name, Delete: { Objects: objects, Quiet: true } })
      const { Errors: [failed] = [] } = await answerOf(signal, () => this.#client.send(command, cancelBy(signal)))
      if (failed) throw new Error(`The bucket did not delete ${failed.Key}: ${failed.Code} ${failed.Message ?? ''}`)
    }
  }

  async *list(prefix: string, { signal }: Cancel = {}): AsyncGenerator<readonly ListedObject[]> {
    let token: string | undefined
    do {
      const input = { Bucket: this.#name, Prefix: this.#prefix + prefix, ContinuationToken: token }
      const command = new this.#sdk.ListObjectsV2Command(input)
      const answer = await answerOf(signal, () => this.#client.send(command, cancelBy(signal)))
      yield (answer.Contents ?? []).map(({ Key = '', ETag, Size = 0, LastModified }) => ({
        key: Key.slice(this.#prefix.length),
        md5: md5OfTag(ETag),
        size: Size,
        changedAt: LastModified ?? new Date(0),
      }))
      token = answer.IsTruncated ? answer.NextContinuationToken : undefined
    } while (token !== undefined)
  }

  /** Closes the kept connections. */
  close(): void {
    this.#client.destroy()
    this.#uploader.destroy()
  }

  /** What {@link findFence} finds. A caller that cancels waits no longer, and the probe goes on for the others. */
  async #findFenceUnlessCancelled(signal: AbortSignal | undefined): Promise<Fence> {
    if (signal === undefined) return this.findFence()
    signal.throwIfAborted()
    const stopped = Promise.withResolvers<never>()
    const stop = () => stopped.reject(signal.reason)
    signal.addEventListener('abort', stop)
    try {
      return await Promise.race([this.findFence(), stopped.promise])
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** Writes a probe object under true and false conditions, and deletes it. */
  async #probe(): Promise<Fence> {
    const key = `fence-probe-${randomUUID()}`
    const written = { contentType: 'text/plain', cacheControl: 'no-store', bytes: Buffer.from(key) }
    const md5 = createHash('md5').update(written.bytes).digest()
    const takes = async (conditions: Conditions) => {
      try {
        await this.#write(key, written, { md5, conditions })
        return true
      } catch (error) {
        if (isRefusedCondition(error) || statusOf(error) === 400 || statusOf(error) === 501) return false
        throw error
      }
    }
    try {
      await takes({})
      // Only a store that ignores conditions takes these two.
      if (await takes({ IfNoneMatch: '*' })) return 'off'
      if (await takes({ IfMatch: `"${'0'.repeat(32)}"` })) return 'off'
      if (await takes({ IfMatch: `"${md5.toString('hex')}"` })) return 'quoted'
      return (await takes({ IfMatch: md5.toString('hex') })) ? 'bare' : 'off'
    } finally {
      await this.delete([key])
    }
  }

  async #write(
    key: string,
    { bytes, contentType, cacheControl }: BucketObject,
    { md5, conditions, signal }: Cancel & { md5: Buffer; conditions: Conditions },
  ): Promise<void> {
    const headers = { ContentType: contentType, CacheControl: cacheControl, ContentMD5: md5.toString('base64') }
    const command = new this.#sdk.PutObjectCommand({ ...this.#at(key), ...headers, ...conditions, Body: bytes })
    const requestTimeout = this.#answerWithinMs + (bytes.length * this.#concurrency) / MIN_LINE_BYTES_PER_MS
    await answerOf(signal, () => this.#uploader.send(command, { ...cancelBy(signal), requestTimeout }))
  }

  /** Runs a reading request. @returns null when there is no such object */
  async #unlessMissing<T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T | null> {
    try {
      return await answerOf(signal, read)
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
      throw error
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#name, Key: this.#prefix + key }
  }
}

type Conditions = { readonly IfMatch?: string; readonly IfNoneMatch?: string }

/** A condition as the store wants it. */
function conditionsOf({ holds }: PutCondition, fence: Fence): Conditions {
  if (fence === 'off') return {}
  if (holds === null) return { IfNoneMatch: '*' }
  return { IfMatch: fence === 'bare' ? holds : `"${holds}"` }
}

function storedHeaders(answer: Pick<Sdk.HeadObjectCommandOutput, 'ETag' | 'ContentType' | 'CacheControl' | 'ContentLength'>) {
  const { ETag, ContentType = '', CacheControl = '', ContentLength = 0 } = answer
  return { md5: md5OfTag(ETag), contentType: ContentType, cacheControl: CacheControl, size: ContentLength }
}

function md5OfTag(tag = ''): Md5 {
  return tag.replaceAll('"', '')
}

/** The HTTP status of an error of the SDK; undefined when no answer came. */
function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

/**
 * Whether a condition did not hold: 412; AWS says 409 when another write is under way, and 404 to If-Match where there is no
 * object.
 */
function isRefusedCondition(error: unknown): boolean {
  return [404, 409, 412].includes(statusOf(error) ?? 0) && (error as Error).name !== 'NoSuchBucket'
}

/** Runs a request. @throws ServiceUnreachable where no answer came, unless the caller cancelled; a refusal as the SDK says it */
async function answerOf<T>(signal: AbortSignal | undefined, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (signal?.aborted || statusOf(error) !== undefined) throw error
    throw new ServiceUnreachable('The bucket', error)
  }
}

function cancelBy(signal: AbortSignal | undefined): { abortSignal?: AbortSignal } {
  return signal === undefined ? {} : { abortSignal: signal }
}
