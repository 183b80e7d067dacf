import { DIST_DIR, isCompiled } from '#content-build/process/publish-process.ts'
import { type CompiledSite, loadCompiledSite } from '#content-build/render/compiled-site.ts'

export const TEST_ORIGIN = 'https://aroomikoda.example'

/** The real site as `astro build` compiled it. */
export async function compiledSite(): Promise<CompiledSite> {
  if (!isCompiled()) throw new Error('dist/ is missing: run the tests with `npm test`, which compiles the site first')
  return loadCompiledSite(DIST_DIR, { origin: TEST_ORIGIN, apiUrl: '' })
}
