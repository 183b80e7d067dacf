import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredObject } from '../bucket/bucket.ts'
import type { OpenBucket } from '../bucket/configured-bucket.ts'
import { acceptedEncoding, type ContentEncoding } from '../core/accepted-encoding.ts'
import { AppError } from '../core/errors.ts'
import { isUnchanged } from '../core/etag.ts'
import { encode, encodingOf, isNamedByContent, validatorHeaders } from './file-encoding.ts'
import { FORMER_ADDRESSES_FILE } from './former-addresses-file.schemas.ts'
import { formerAnswer, type FormerTable, guessedAnswer, parseFormerTable } from './former-addresses.ts'
import { SHOP_FOLDER } from './former-place.ts'
import { HEADERS_FILE, headersFor, parseHeadersFile } from './headers-file.ts'
import type { Exchange, PublishedSite } from './published-site.ts'

/** The longest that one read of the bucket may take. An answer needs several, one after another. */
const ANSWER_WITHIN_MS = 5_000
/** Objects kept in memory: more than there are pages for administrators. */
const MAX_KEPT_OBJECTS = 500

/** Keys of the files with the response headers. */
const SITE_HEADERS = `site/${HEADERS_FILE}`
const ADMIN_HEADERS = `admin/${HEADERS_FILE}`

export type ElsewhereOptions = {
  readonly bucket: OpenBucket
  /** Whether this process keeps its own folder up to date: then that is the site. */
  readonly isPublishedHere: () => boolean
  /** The segment of a product's category, null for a product that is deleted: a bucket cannot be searched for its page. */
  readonly segmentOf: (id: number) => Promise<string | null>
}

type FoundObject = StoredObject & { readonly key: string }

/**
 * The site that a publisher on another machine put into the bucket. Each answer asks the bucket whether it has another
 * version, so that none is older than what is published; only changed objects are read again. Every method throws AppError
 * UNAVAILABLE where no bucket answers.
 */
export class PublishedElsewhere implements PublishedSite<FoundObject> {
  readonly #open: OpenBucket
  readonly #isPublishedHere: () => boolean
  readonly #segmentOf: ElsewhereOptions['segmentOf']
  readonly #kept = new Map<string, FoundObject>()
  readonly #compressed = new WeakMap<FoundObject, Map<ContentEncoding, Promise<Buffer>>>()
  readonly #tables = new WeakMap<StoredObject, FormerTable>()
  readonly #rules = new WeakMap<StoredObject, ReturnType<typeof parseHeadersFile>>()

  constructor({ bucket, isPublishedHere, segmentOf }: ElsewhereOptions) {
    this.#open = bucket
    this.#isPublishedHere = isPublishedHere
    this.#segmentOf = segmentOf
  }

  /** Whether the site comes from the bucket now: while this process publishes, its own folder is the site. */
  get isNeeded(): boolean {
    return !this.#isPublishedHere()
  }

  /** Whether a site was delivered: the header files go last into a first release. */
  async hasSite(): Promise<boolean> {
    return (await this.#read(ADMIN_HEADERS)) !== null && (await this.#read(SITE_HEADERS)) !== null
  }

  /** Sends the prebuilt page of administrators. @throws AppError UNAVAILABLE also where there is none */
  async sendShell(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const [shell, headers, adminHeaders] = await Promise.all([
      this.#read(`admin/${file}`),
      this.#headersIn(SITE_HEADERS, '/'),
      this.#headersIn(ADMIN_HEADERS, '/'),
    ])
    if (shell === null) throw new AppError('UNAVAILABLE')
    reply.headers({ ...headers, ...adminHeaders, 'cache-control': 'private, no-cache' })
    await this.send({ request, reply }, shell, 200)
    return reply
  }

  async find(name: string) {
    return this.#read(`site/${name}`)
  }

  async headersFor(path: string) {
    return this.#headersIn(SITE_HEADERS, path)
  }

  async former(path: string) {
    const table = await this.#table()
    // The table names each product that moved to another category. Any other is still in its category, under the new name.
    return formerAnswer(path, table, (_id, former) => table.segments.get(former) ?? null)
  }

  async guess(path: string) {
    return guessedAnswer(path, await this.#table(), {
      segmentOf: this.#segmentOf,
      isCategory: async segment => (await this.find(`${SHOP_FOLDER}/${segment}.html`)) !== null,
    })
  }

  /**
   * Sends an object as send-file.ts does a file, but always whole, and without a time of change: the bucket knows only when the
   * file came there.
   */
  async send({ request, reply }: Pick<Exchange, 'request' | 'reply'>, object: FoundObject, status: number) {
    const { key, md5, bytes, contentType } = object
    const headers = validatorHeaders(key, md5)
    if (status === 200 && isUnchanged(request.headers['if-none-match'], `"${md5}"`)) {
      void reply.headers(headers).code(304).send()
      return true
    }
    const encoding = encodingOf({ path: key, size: bytes.length }, acceptedEncoding(request.headers['accept-encoding']))
    // Compressing may fail: the reply, which another place may answer then, is still as it was.
    const body = encoding === null ? Buffer.from(bytes) : await this.#compressOnce(object, encoding)
    if (encoding !== null) reply.header('content-encoding', encoding)
    void reply.headers(headers).code(status).type(contentType).send(body)
    return true
  }

  /** Compresses an object once for all visitors of a page. */
  #compressOnce(object: FoundObject, encoding: ContentEncoding): Promise<Buffer> {
    const known = this.#compressed.get(object) ?? new Map<ContentEncoding, Promise<Buffer>>()
    this.#compressed.set(object, known)
    const earlier = known.get(encoding)
    if (earlier) return earlier
    const compressing = encode(Buffer.from(object.bytes), encoding, isNamedByContent(object.key) ? 'tight' : 'quick')
    known.set(encoding, compressing)
    // Compressing fails without memory, of which the next request may find some.
    compressing.catch(() => known.delete(encoding))
    return compressing
  }

  async #table(): Promise<FormerTable> {
    const file = await this.#read(`site/${FORMER_ADDRESSES_FILE}`)
    if (file === null) return parseFormerTable(null)
    return parsedOnce(this.#tables, file, parseFormerTable)
  }

  /** @throws AppError UNAVAILABLE where the file is missing: a page without its headers would have no content security policy */
  async #headersIn(file: string, path: string): Promise<Record<string, string>> {
    const rules = await this.#read(file)
    if (rules === null) throw new AppError('UNAVAILABLE')
    return headersFor(path, parsedOnce(this.#rules, rules, parseHeadersFile))
  }

  async #read(key: string): Promise<FoundObject | null> {
    try {
      return await this.#readPresent(key)
    } catch (error) {
      throw new AppError('UNAVAILABLE', { cause: error })
    }
  }

  /** Asks for the object's present version, and reads its bytes where it is another than the kept one. */
  async #readPresent(key: string): Promise<FoundObject | null> {
    const bucket = await this.#open()
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const known = this.#kept.get(key)
    if (known && (await bucket.head(key, { signal }))?.md5 === known.md5) return known
    const stored = await bucket.get(key, { signal })
    const object = stored && { ...stored, key }
    this.#kept.delete(key)
    if (object !== null) this.#kept.set(key, object)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > MAX_KEPT_OBJECTS) this.#kept.delete(oldest)
    return object
  }
}

/** Parses each version of an object once: another version is another object, so another key. */
function parsedOnce<Parsed>(known: WeakMap<StoredObject, Parsed>, object: StoredObject, parse: (text: string) => Parsed): Parsed {
  const parsed = known.get(object) ?? parse(Buffer.from(object.bytes).toString())
  known.set(object, parsed)
  return parsed
}
