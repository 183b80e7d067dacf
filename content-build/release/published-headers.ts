import type { SitePath } from '#common/paths.ts'
import { HEADERS_FILE } from '#server/site/headers-file.ts'
import type { PageRecord } from '../plan/graph.ts'
import { AREAS, type Area } from '../plan/published-file.ts'
import { ContentSecurityPolicy, type Policies, type PolicyTexts, policyTexts } from '../render/content-security-policy.ts'
import { adminHeaders, siteHeaders } from '../render/site-headers.ts'
import type { Manifest } from './manifest.ts'

/**
 * The earlier code's policies that must stay allowed besides this code's: a page that this code cannot build is as the
 * earlier code made it, scripts and style sheets included.
 * @param release.pages pages that it changes
 * @returns null when there is no such page
 */
export function earlierPolicies(
  manifest: Manifest,
  release: { pages: readonly (readonly [SitePath, PageRecord | null])[]; isNewCode: boolean },
): PolicyTexts | null {
  const changed = new Map(release.pages)
  const isShown = (record: PageRecord | null | undefined) => record?.failure !== undefined && record.hash !== ''
  const stays = [...manifest.graph.failed].some(page => !changed.has(page) && isShown(manifest.graph.pages.get(page)))
  if (!stays && !changed.values().some(isShown)) return null
  return release.isNewCode ? publishedPolicies(manifest.policies, manifest.earlierPolicies) : manifest.earlierPolicies
}

/** The header files that a release has to replace. */
export function publishedHeaders(
  manifest: Manifest,
  release: { policies: Policies; earlier: PolicyTexts | null; origin: string; isNewCode: boolean },
): { file: string; text: string }[] {
  const { policies, earlier, origin, isNewCode } = release
  const before = publishedPolicies(manifest.policies, manifest.earlierPolicies)
  const after = publishedPolicies(policyTexts(policies), earlier)
  return AREAS.filter(area => isNewCode || before[area] !== after[area]).map(area => ({
    file: `${area}/${HEADERS_FILE}`,
    text: area === 'site' ? siteHeaders(after.site, origin) : adminHeaders(after.admin),
  }))
}

/** The header files while new code replaces the earlier code's pages one by one: they allow both. */
export function headersMeanwhile(
  manifest: Manifest,
  release: { policies: Policies; origin: string; isNewCode: boolean },
): { file: string; text: string }[] {
  if (!release.isNewCode || manifest.release === 0) return []
  const earlier = publishedPolicies(manifest.policies, manifest.earlierPolicies)
  return publishedHeaders(manifest, { ...release, earlier, isNewCode: false })
}

/** The policies that headers have: this code's, with what the earlier code's pages need. */
function publishedPolicies(own: PolicyTexts, earlier: PolicyTexts | null): PolicyTexts {
  if (earlier === null) return own
  const both = (area: Area) => ContentSecurityPolicy.parse(own[area]).with(ContentSecurityPolicy.parse(earlier[area])).toString()
  return { site: both('site'), admin: both('admin') }
}
