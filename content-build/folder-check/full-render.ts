import type { SitePath } from '#common/paths.ts'
import { Answers } from '../content/query-results.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { publishedFile } from '../plan/published-file.ts'
import type { Manifest } from '../release/manifest.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import { parsePolicies } from '../render/content-security-policy.ts'
import { renderPages } from '../render/render-pages.ts'

/** Pages between two pauses for more urgent work. */
const PAGES_PER_BREATH = 8

/**
 * Renders every released page again, without earlier query results. It leaves out pages that are known to fail.
 * @param work.breathe called often; other work of the process goes first
 * @returns how many pages it rendered, and the files of those that differ from the release
 */
export async function compareFullRender(work: {
  site: CompiledSite
  manifest: Manifest
  snapshot: Snapshot
  breathe: () => Promise<void>
}): Promise<{ pages: number; files: string[] }> {
  const { site, manifest, snapshot } = work
  const answers = new Answers(snapshot)
  const policies = parsePolicies(manifest.policies)
  const released = [...manifest.graph.pages]
    .filter(([, { failure }]) => !failure)
    .map(([address, { hash }]) => [address, hash] as const)
  const files: string[] = []
  for (let start = 0; start < released.length; start += PAGES_PER_BREATH) {
    await work.breathe()
    const hashes = new Map<SitePath, string>(released.slice(start, start + PAGES_PER_BREATH))
    const failed = await renderPages(site, answers, {
      addresses: hashes.keys(),
      policies,
      onPage: ({ address, record }) => {
        if (hashes.get(address) !== record.hash) files.push(publishedFile(address))
      },
    })
    files.push(...failed.map(({ address }) => publishedFile(address)))
  }
  return { pages: released.length, files }
}
