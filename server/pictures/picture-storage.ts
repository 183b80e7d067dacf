import { join } from 'node:path'
import type { Cancel } from '../bucket/bucket.ts'
import { configuredBucket } from '../bucket/configured-bucket.ts'
import type { Config } from '../core/config.ts'
import { BucketStorage } from './bucket-storage.ts'
import { FolderStorage } from './folder-storage.ts'

/**
 * Storage of uploaded pictures: a group of files for each picture, by its hash. Every implementation passes
 * tests/support/picture-storage-conformance.ts.
 */
export type PictureStorage = {
  /**
   * Stores a file, replacing one of that name. A reader meanwhile gets the whole old file or the whole new one. Once
   * the promise resolves the file survives a loss of power.
   */
  put(hash: string, file: string, bytes: Uint8Array): Promise<void>
  /**
   * Reads a file.
   * @param options.signal ends a read that the storage does not answer
   * @returns null when there is no such file
   */
  read(hash: string, file: string, options?: Cancel): Promise<Uint8Array | null>
  /** Deletes all files of a picture; does nothing when there are none. */
  delete(hash: string): Promise<void>
  /** Lists the files of a picture in alphabetical order; none for an unknown one. */
  list(hash: string): Promise<string[]>
}

/** The settings that decide where pictures are. */
export type PicturePlace = Pick<Config, 'dataDir' | 'bucket'>

/** The product's storage: the bucket where one is configured, else a folder of `DATA_DIR`. */
export function pictureStorage({ dataDir, bucket }: PicturePlace): PictureStorage {
  if (bucket === null) return folderPictureStorage(dataDir)
  return new BucketStorage(configuredBucket(bucket))
}

/** The storage in a data folder. */
export function folderPictureStorage(dataDir: string): PictureStorage {
  return new FolderStorage(picturesFolder(dataDir))
}

/** The folder of a data folder in which pictures are. */
export function picturesFolder(dataDir: string): string {
  return join(dataDir, 'media')
}
