import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { writeWholeSite } from '#content-build/process/whole-site.ts'
import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'
import { REFRESH_TAG } from '#src/features/former-addresses/leads-on.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { PICTURE_SOURCE, YEAR } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a whole site keeps the published version of a page that cannot be built, but none that leads on or whose script is refused', async () => {
  const published = {
    '/kontakt': '<h1>Kontakt</h1>',
    '/tooteinfo': '<script>alert(1)</script>',
    '/asutajast': `${REFRESH_TAG} content="0; url=/tooteinfo">`,
  }
  const { held, outDir } = await wholeSiteAfter(published)
  expect(Object.fromEntries(held.map(({ address, isKept }) => [address, isKept]))).toEqual({
    '/kontakt': true,
    '/tooteinfo': false,
    '/asutajast': false,
  })
  const isThere = Object.keys(published).map(address => existsSync(join(outDir, `${address}.html`)))
  expect(isThere).toEqual([true, false, false])
})

test('a page that a whole site keeps comes with its scripts and pictures, and those that are nowhere are named', async () => {
  const [shown, lost] = ['a', 'b'].map(letter => `media/${letter.repeat(32)}`) as [string, string]
  const brought = ['_astro/of-the-build-before.js', `${shown}/320.webp`]
  const page = `<script type="module" src="/${brought[0]}"></script><img src="/${shown}/320.webp"><img src="/${lost}/320.webp">`
  const { outDir, lacking } = await wholeSiteAfter({ '/kontakt': page }, [...brought, `media/${'c'.repeat(32)}/320.webp`])
  expect(brought.map(file => readFileSync(join(outDir, file), 'utf8'))).toEqual(brought)
  expect(lacking).toEqual([lost])
  expect(existsSync(join(outDir, 'media', 'c'.repeat(32)))).toBe(false)
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

/** Writes a whole site beside a published one whose pages cannot be built any more, and which has some other files. */
async function wholeSiteAfter(published: Record<string, string>, files: readonly string[] = []) {
  const [publishedDir, outDir] = [join(temporaryFolder(), 'site'), join(temporaryFolder(), 'out')]
  for (const file of files) {
    mkdirSync(dirname(join(publishedDir, file)), { recursive: true })
    writeFileSync(join(publishedDir, file), file)
  }
  mkdirSync(publishedDir, { recursive: true })
  for (const [address, body] of Object.entries(published)) writeFileSync(join(publishedDir, `${address}.html`), body)
  const compiled = await compiledSite()
  const site: CompiledSite = {
    ...compiled,
    render: (address, content) =>
      address in published ? Promise.reject(new PageRenderError(address, 'status 500')) : compiled.render(address, content),
  }
  const snapshot = Snapshot.fromRows(smallCompany().rows, YEAR)
  const options = { site, snapshot, pictures: PICTURE_SOURCE, outDir, publishedDir, pageFiles: 'file' } as const
  return { ...(await writeWholeSite(options)), outDir }
}
