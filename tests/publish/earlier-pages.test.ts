import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { writeWholeSite } from '#content-build/process/whole-site.ts'
import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'
import { REFRESH_TAG } from '#src/features/former-addresses/leads-on.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { PICTURE_SOURCE, YEAR } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('of pages that cannot be built a whole site has the published ones that work there: none that leads on, or whose script is refused', async () => {
  const published = {
    '/kontakt': '<h1>Kontakt</h1>',
    '/tooteinfo': '<script>alert(1)</script>',
    '/asutajast': `${REFRESH_TAG} content="0; url=/tooteinfo">`,
  }
  const [publishedDir, outDir] = [join(temporaryFolder(), 'site'), join(temporaryFolder(), 'out')]
  mkdirSync(publishedDir)
  for (const [address, body] of Object.entries(published)) writeFileSync(join(publishedDir, `${address}.html`), body)
  const compiled = await compiledSite()
  const site: CompiledSite = {
    ...compiled,
    render: (address, content) =>
      address in published ? Promise.reject(new PageRenderError(address, 'status 500')) : compiled.render(address, content),
  }
  const snapshot = Snapshot.fromRows(smallCompany().rows, YEAR)
  const { held } = await writeWholeSite({ site, snapshot, pictures: PICTURE_SOURCE, outDir, publishedDir, pageFiles: 'file' })
  expect(Object.fromEntries(held.map(({ address, isKept }) => [address, isKept]))).toEqual({
    '/kontakt': true,
    '/tooteinfo': false,
    '/asutajast': false,
  })
  const isThere = Object.keys(published).map(address => existsSync(join(outDir, `${address}.html`)))
  expect(isThere).toEqual([true, false, false])
})

test('a whole site takes the place of the folder that a link leads to; the link stays', async () => {
  const folder = temporaryFolder()
  const [webRoot, outDir] = [join(folder, 'www'), join(folder, 'out')]
  mkdirSync(webRoot)
  symlinkSync(webRoot, outDir)
  const snapshot = Snapshot.fromRows(smallCompany().rows, YEAR)
  await writeWholeSite({ site: await compiledSite(), snapshot, pictures: PICTURE_SOURCE, outDir })
  expect(existsSync(join(webRoot, 'index.html'))).toBe(true)
  expect(realpathSync(outDir)).toBe(realpathSync(webRoot))
})
