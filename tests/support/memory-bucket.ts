import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Bucket,
  type BucketObject,
  type Cancel,
  KeyChanged,
  type ListedObject,
  type PutCondition,
  type StoredObject,
} from '#server/bucket/bucket.ts'

type Stored = StoredObject & { readonly changedAt: Date }
type Call = { readonly name: 'put' | 'get' | 'head' | 'delete' | 'list'; readonly keys: readonly string[] }

const KEYS_PER_PAGE = 1000

/** A bucket in memory that obeys conditions, notes every call, and fails where a test wants it to. */
export class MemoryBucket implements Bucket {
  readonly objects = new Map<string, Stored>()
  readonly calls: Call[] = []
  /** Called before each request: throws for a request that never arrives, waits for a slow one. */
  before: (call: Call) => void | Promise<void> = () => {}
  /** Called when a write has happened: throws for an answer that is lost. */
  after: (call: Call) => void | Promise<void> = () => {}
  now = () => new Date()

  async put(key: string, object: BucketObject, { condition, signal }: Cancel & { condition?: PutCondition } = {}): Promise<void> {
    await this.#request({ name: 'put', keys: [key] }, signal, () => {
      const held = this.objects.get(key)?.md5 ?? null
      const md5 = createHash('md5').update(object.bytes).digest('hex')
      // As the S3 bucket: the same bytes are an earlier attempt of this writer.
      if (condition && held !== condition.holds && held !== md5) throw new KeyChanged(key)
      this.objects.set(key, {
        ...object,
        bytes: Buffer.from(object.bytes),
        md5,
        size: object.bytes.length,
        changedAt: this.now(),
      })
    })
  }

  async get(key: string, { signal }: Cancel = {}): Promise<StoredObject | null> {
    return this.#request({ name: 'get', keys: [key] }, signal, () => this.objects.get(key) ?? null)
  }

  async head(key: string, { signal }: Cancel = {}) {
    return this.#request({ name: 'head', keys: [key] }, signal, () => this.objects.get(key) ?? null)
  }

  async delete(keys: readonly string[], { signal }: Cancel = {}): Promise<void> {
    await this.#request({ name: 'delete', keys }, signal, () => {
      for (const key of keys) this.objects.delete(key)
    })
  }

  async *list(prefix: string, { signal }: Cancel = {}): AsyncGenerator<readonly ListedObject[]> {
    const keys = [...this.objects.keys()].filter(key => key.startsWith(prefix))
    const sorted = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    for (let start = 0; start === 0 || start < sorted.length; start += KEYS_PER_PAGE) {
      const page = sorted.slice(start, start + KEYS_PER_PAGE)
      yield await this.#request({ name: 'list', keys: [prefix] }, signal, () =>
        page.flatMap(key => {
          const object = this.objects.get(key)
          return object ? [{ key, md5: object.md5, size: object.size, changedAt: object.changedAt }] : []
        }),
      )
    }
  }

  /** The keys of every call of a kind, in order. */
  keysOf(name: Call['name']): string[] {
    return this.calls.filter(call => call.name === name).flatMap(call => call.keys)
  }

  async #request<T>(call: Call, signal: AbortSignal | undefined, act: () => T): Promise<T> {
    signal?.throwIfAborted()
    this.calls.push(call)
    await unlessCancelled(this.before(call), signal)
    await nextTurn()
    const result = act()
    await this.after(call)
    return result
  }
}

/** Waits for some work, but no longer than until the caller cancels. */
export async function unlessCancelled(work: void | Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  const cancelled = Promise.withResolvers<void>()
  const cancel = () => cancelled.reject(signal?.reason)
  signal?.addEventListener('abort', cancel, { once: true })
  await Promise.race([work, cancelled.promise])
  signal?.removeEventListener('abort', cancel)
}
