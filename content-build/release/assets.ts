import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ASSETS_DIR } from '#common/published-folders.ts'
import { fileHash } from '../content/file-hash.ts'
import type { AssetRecord, Manifest } from './manifest.ts'
import { isPictureFile } from './picture-files.ts'
import type { Staging } from './staging.ts'

/** Code builds whose hashed assets stay, so that a page opened before the last one still finds its files. */
const KEPT_BUILDS = 3

/** Where the bundler's files are, whose names change with their content. */
const HASHED_FOLDER = `${ASSETS_DIR}/`

/** What a release changes of the files beside the pages. */
export type AssetChanges = {
  readonly moves: { file: string; staged: string }[]
  readonly removals: string[]
  readonly records: (readonly [file: string, record: AssetRecord | null])[]
}

/**
 * Stages the files beside the pages (hashed assets and `public/`) that differ from the released ones, and names those
 * to remove: vanished files at once, hashed assets some builds later.
 * @param release.build the number of the code build being released
 * @param release.keepsAll keeps assets of earlier builds too, for pages of an earlier build that visitors still see
 */
export function stageAssets(
  clientDir: string,
  manifest: Manifest,
  { build, keepsAll, staging }: { build: number; keepsAll: boolean; staging: Staging },
): AssetChanges {
  const changes: AssetChanges = { moves: [], removals: [], records: [] }
  const present = new Set<string>()
  for (const file of filesBelow(clientDir)) {
    present.add(file)
    const body = readFileSync(join(clientDir, file))
    const hash = fileHash(body)
    if (manifest.assets.get(file)?.hash !== hash) changes.moves.push({ file: `site/${file}`, staged: staging.write(body) })
    changes.records.push([file, { hash, build }])
  }
  for (const [file, record] of manifest.assets) {
    // The content's pictures come and go with the pages that show them, see picture-files.ts.
    if (isPictureFile(file)) continue
    const isKept = file.startsWith(HASHED_FOLDER) && (keepsAll || record.build > build - KEPT_BUILDS)
    if (present.has(file) || isKept) continue
    changes.removals.push(`site/${file}`)
    changes.records.push([file, null])
  }
  return changes
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(dir, name)).isFile())
    .map(name => name.split(sep).join('/'))
    .toSorted()
}
