import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePath } from '#common/paths.ts'
import { fileHash, hasHash } from '../content/file-hash.ts'
import { publishedFile } from '../plan/published-file.ts'
import type { Manifest } from '../release/manifest.ts'
import { isPictureFile, pictureFile, type PictureSource } from '../release/picture-files.ts'
import { publishedHeaders } from '../release/published-headers.ts'
import { parsePolicies } from '../render/content-security-policy.ts'

/** A file that the released site has. */
export type ExpectedFile =
  | { readonly kind: 'page'; readonly hash: string; readonly address: SitePath }
  /** Hash of the bytes in the picture storage; empty where an earlier version of this program did not keep it. */
  | { readonly kind: 'picture'; readonly hash: string }
  | { readonly kind: 'asset' | 'headers'; readonly hash: string }

/** The files by the names in release records: `site/tooted.html`. */
export type ExpectedFiles = ReadonlyMap<string, ExpectedFile>

/** Every file of the release, first what pages need. Share pictures are not among them: they follow from the content. */
export function* expectedFiles(manifest: Manifest, origin: string): Generator<readonly [file: string, ExpectedFile]> {
  for (const { file, text } of releasedHeaders(manifest, origin)) yield [file, { kind: 'headers', hash: fileHash(text) }]
  for (const [file, { hash }] of manifest.assets)
    yield [`site/${file}`, { kind: isPictureFile(file) ? 'picture' : 'asset', hash }]
  for (const [address, { hash }] of manifest.graph.pages) {
    if (hash !== '') yield [publishedFile(address), { kind: 'page', hash, address }]
  }
}

/** The header files of the release. */
export function releasedHeaders(manifest: Manifest, origin: string): { file: string; text: string }[] {
  if (manifest.release === 0) return []
  const policies = parsePolicies(manifest.policies)
  return publishedHeaders(manifest, { policies, earlier: manifest.earlierPolicies, origin, isNewCode: true })
}

/** Whether a plain file has the released bytes. @throws what the file system throws */
export async function hasReleasedBytes(
  rootDir: string,
  file: string,
  { expected, pictures }: { expected: ExpectedFile; pictures: PictureSource },
): Promise<boolean> {
  const found = readFileSync(join(rootDir, file))
  if (expected.hash !== '') return hasHash(found, expected.hash)
  const { hash, name } = pictureFile(file)
  const stored = await pictures.read(hash, name)
  return stored === null || Buffer.compare(found, stored) === 0
}
