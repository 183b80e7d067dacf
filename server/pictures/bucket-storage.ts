import { extname } from 'node:path'
import { KEPT_FOR_EVER } from '#common/published-folders.ts'
import type { Cancel } from '../bucket/bucket.ts'
import type { OpenBucket } from '../bucket/configured-bucket.ts'
import { CONTENT_TYPES } from '../core/content-types.ts'
import { isPictureName, requirePictureName } from './folder-storage.ts'
import type { PictureStorage } from './picture-storage.ts'

/** Stores pictures as objects of a bucket: `pictures/<hash>/<file>`. */
export class BucketStorage implements PictureStorage {
  readonly #openBucket: OpenBucket

  constructor(open: OpenBucket) {
    this.#openBucket = open
  }

  async put(hash: string, file: string, bytes: Uint8Array): Promise<void> {
    const key = keyOf(hash, file)
    const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
    const bucket = await this.#openBucket()
    await bucket.put(key, { bytes, contentType, cacheControl: KEPT_FOR_EVER })
  }

  async read(hash: string, file: string, options: Cancel = {}): Promise<Uint8Array | null> {
    const key = keyOf(hash, file)
    const bucket = await this.#openBucket()
    const object = await bucket.get(key, options)
    return object?.bytes ?? null
  }

  async delete(hash: string): Promise<void> {
    const files = await this.list(hash)
    if (files.length === 0) return
    const bucket = await this.#openBucket()
    await bucket.delete(files.map(file => keyOf(hash, file)))
  }

  async list(hash: string): Promise<string[]> {
    const prefix = prefixOf(hash)
    const bucket = await this.#openBucket()
    const files: string[] = []
    for await (const page of bucket.list(prefix)) files.push(...page.map(({ key }) => key.slice(prefix.length)))
    return files.filter(file => isPictureName(hash, file)).toSorted()
  }
}

function keyOf(hash: string, file: string): string {
  requirePictureName(hash, file)
  return `pictures/${hash}/${file}`
}

/** What the keys of all files of a picture begin with. */
function prefixOf(hash: string): string {
  requirePictureName(hash)
  return `pictures/${hash}/`
}
