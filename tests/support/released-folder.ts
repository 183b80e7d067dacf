import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SitePath } from '#common/paths.ts'
import { fileHash } from '#content-build/content/file-hash.ts'
import { releasedHeaders } from '#content-build/folder-check/expected-files.ts'
import { publishedFile } from '#content-build/plan/published-file.ts'
import { Manifest } from '#content-build/release/manifest.ts'
import type { ReleasedFiles } from '#content-build/release/work-after-releases.ts'
import { filesOf } from './site-folder.ts'

export const FOLDER_ORIGIN = 'https://www.example.ee'

/** What a release changes: texts of pages by address and of assets by name; null for what goes. */
export type Changes = {
  readonly pages?: Readonly<Record<SitePath, string | null>>
  readonly assets?: Readonly<Record<string, string | null>>
}

/** A published folder with the memory of what is in it, made by hand: no page is rendered. */
export class ReleasedFolder {
  readonly dir: string
  manifest = new Manifest()

  constructor(dir: string) {
    this.dir = dir
  }

  /** Puts the files in place, as a release does, and says what a delivery is told. @param policies of new code */
  release(
    { pages = {}, assets = {} }: Changes,
    publications: readonly number[] = [],
    policies = this.manifest.policies,
  ): ReleasedFiles {
    const hasOtherHeaders = this.manifest.release === 0 || policies !== this.manifest.policies
    const files: string[] = []
    const write = (file: string, text: string | null) => {
      files.push(file)
      this.write(file, text)
      return text === null ? null : fileHash(text)
    }
    const assetHashes = Object.entries(assets).map(([name, text]) => [name, write(`site/${name}`, text)] as const)
    const pageHashes = Object.entries(pages).map(
      ([address, text]) => [address as SitePath, write(publishedFile(address as SitePath), text)] as const,
    )
    this.manifest.apply({
      ...this.manifest.unchanged,
      policies,
      release: this.manifest.release + 1,
      assets: assetHashes.map(([name, hash]) => [name, hash === null ? null : { hash, build: 1 }]),
      pages: pageHashes.map(([address, hash]) => [address, hash === null ? null : { hash, queries: [] }]),
      queries: [],
    })
    if (hasOtherHeaders) for (const { file, text } of releasedHeaders(this.manifest, FOLDER_ORIGIN)) write(file, text)
    return { manifest: this.manifest, files, publications }
  }

  /** Changes a file in the folder. @param text null removes it */
  write(file: string, text: string | null): void {
    const path = join(this.dir, file)
    mkdirSync(dirname(path), { recursive: true })
    if (text === null) rmSync(path, { force: true })
    else writeFileSync(path, text)
  }

  /** What a delivery is told at a start. */
  present(): ReleasedFiles {
    return { manifest: this.manifest, files: [], publications: [] }
  }

  /** MD5s of the published files. */
  md5s(): Record<string, string> {
    const names = ['site', 'admin'].flatMap(area => Object.keys(filesOf(join(this.dir, area))).map(name => `${area}/${name}`))
    return Object.fromEntries(names.toSorted().map(name => [name, fileHash(readFileSync(join(this.dir, name)))]))
  }
}
