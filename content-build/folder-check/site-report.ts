import { renameSync, writeFileSync } from 'node:fs'
import { type FoundDifferences, MOST_NAMED, readSiteCheck, type SiteCheck, siteCheckFile } from '../../server/site/site-check.ts'
import type { Differences } from './folder-look.ts'
import type { Unmended } from './mend-folder.ts'

/** Names in one line of the log. */
const MOST_LOGGED = 20

/** What differed, and what of it still does. */
export type Found = Differences & { readonly unmended: Unmended[] }

/** Counts of all, names of the first. */
export function foundDifferences({ changed, missing, strange, unmended }: Found, at: Date): FoundDifferences {
  const counts = { changed: changed.length, missing: missing.length, strange: strange.length, unmended: unmended.length }
  const first = <T>(items: readonly T[]) => items.slice(0, MOST_NAMED)
  return {
    ...{ at: at.toISOString(), counts, changed: first(changed), missing: first(missing) },
    ...{ strange: first(strange), unmended: first(unmended) },
  }
}

export function hasDifferences({ changed, missing, strange }: Differences): boolean {
  return changed.length + missing.length + strange.length > 0
}

/** For the log: what was found, with the first names. */
export function loggedDifferences({ changed, missing, strange, unmended }: Found): object {
  const first = (names: readonly string[]) => ({ files: names.length, first: names.slice(0, MOST_LOGGED) })
  const kinds = { changed: first(changed), missing: first(missing), strange: first(strange) }
  const found = Object.fromEntries(Object.entries(kinds).filter(([, { files }]) => files > 0))
  return unmended.length === 0 ? found : { ...found, unmended: unmended.slice(0, MOST_LOGGED) }
}

/** Writes what was found where `/readyz` and `npm run verify` read it; what is not named here stays as it was. */
export async function report(dataDir: string, found: Partial<SiteCheck>): Promise<void> {
  const file = siteCheckFile(dataDir)
  writeFileSync(`${file}.partial`, JSON.stringify({ ...(await readSiteCheck(dataDir)), ...found } satisfies SiteCheck))
  renameSync(`${file}.partial`, file)
}
