/**
 * An S3-compatible bucket, as far as the product needs one: whole objects, no streams, no multipart. Keys are UTF-8 text
 * without a leading slash, such as `site/tooted/kodulõhnad/1.html`. Where no answer comes, every method throws
 * ServiceUnreachable. Every implementation passes tests/support/bucket-conformance.ts.
 */
export type Bucket = {
  /**
   * Writes an object whole: a reader meanwhile gets the old one or the new one. The bucket checks the MD5 that travels with it.
   * @throws KeyChanged when the object is not what `condition` expects; nothing is written then
   */
  put(key: string, object: BucketObject, options?: Cancel & { condition?: PutCondition }): Promise<void>
  /** Reads an object whole. @returns null when there is no such object */
  get(key: string, options?: Cancel): Promise<StoredObject | null>
  /** An object's MD5 and headers without its bytes. @returns null when there is no such object */
  head(key: string, options?: Cancel): Promise<StoredHeaders | null>
  /** Deletes objects; those that are not there do no harm. */
  delete(keys: readonly string[], options?: Cancel): Promise<void>
  /** The objects whose keys begin with `prefix`, in pages of up to a thousand, sorted by the bytes of their keys. */
  list(prefix: string, options?: Cancel): AsyncIterable<readonly ListedObject[]>
}

/** Ends a call that gets no answer. */
export type Cancel = { readonly signal?: AbortSignal | undefined }

/** Headers that every store keeps; the others of a page come from the edge. */
export type ObjectHeaders = { readonly contentType: string; readonly cacheControl: string }

export type BucketObject = ObjectHeaders & { readonly bytes: Uint8Array }

/** Lower-case hexadecimal MD5 of an object's bytes: the ETag of S3 without quotation marks. */
export type Md5 = string

export type StoredHeaders = ObjectHeaders & { readonly md5: Md5; readonly size: number }
export type StoredObject = StoredHeaders & { readonly bytes: Uint8Array }
export type ListedObject = { readonly key: string; readonly md5: Md5; readonly size: number; readonly changedAt: Date }

/** What a key must hold for a write to happen: an object of this MD5, or nothing (null). It keeps out a second writer. */
export type PutCondition = { readonly holds: Md5 | null }

/** Another writer put or deleted this object since it was last looked at. */
export class KeyChanged extends Error {
  override readonly name = 'KeyChanged'
  readonly key: string

  constructor(key: string) {
    super(`The object ${key} is not what it was: another program writes into this bucket.`)
    this.key = key
  }
}
