import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { readAllContent } from '#content-build/content/read-content.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { isDocument } from '#content-build/plan/published-file.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { demoDatabase } from '../support/publishing-process.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('every page of the demo company is valid HTML, and every link in it leads to a page', { timeout: 240_000 }, async () => {
  const { orm } = await demoDatabase()
  const site = await compiledSite()
  const answers = new Answers(Snapshot.fromRows(await readAllContent(orm.em.fork()), 2026))
  const addresses = addressesOf(answers.snapshot)
  const categories = answers.snapshot.tables.category
  const problems: string[] = []
  const pages = [...addresses].filter(isDocument)
  // At the least those of the products.
  expect(pages.length).toBeGreaterThan(answers.snapshot.tables.product.size * LOCALES.length)
  for (const address of pages) {
    const html = Buffer.from(await site.render(address, new RecordingReader(answers))).toString()
    // The validator takes a page without it for a part of one.
    if (!html.startsWith('<!DOCTYPE html>')) problems.push(`${address} has no doctype`)
    problems.push(...(await htmlProblems(html)).map(problem => `${address}:${problem}`))
    for (const [, path = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) {
      // The specification ends three editors' addresses with a slash; the server takes both. One page edits every category.
      const target = path
        .replaceAll('&amp;', '&')
        .replaceAll('&#38;', '&')
        .replace(/(\/edit\w+)\/$/, '$1')
        .replace(/(\/addeditcategory)\/(\d+)$/, (link, page, id) => (categories.has(Number(id)) ? `${page}/0` : link))
      if (!addresses.has(target as `/${string}`) && !/^\/(?:pildid|_astro)\//.test(target))
        problems.push(`${address} links to ${target}`)
    }
  }
  expect([...new Set(problems)].slice(0, 40)).toEqual([])
})

test('an Estonian text in place of a missing translation says its language', async () => {
  const state = smallCompany()
  const publisher = new FolderPublisher(await compiledSite(), state, temporaryFolder())
  const id = state.ids('product').at(-1) as number
  const { segment } = state.get('category', state.get('product', id).category_id)
  await publisher.publishFirst()
  const part = (address: string, pattern: RegExp) =>
    pattern.exec(readFileSync(join(publisher.folder, 'site/ru', `${address}.html`), 'utf8'))?.[0]
  expect(part(`tooted/${segment}/${id}`, /<img [^>]*alt="Toode 13"[^>]*>/)).toContain(' lang="et"')
  expect(part('kontakt/pakkumine', /<option value="\|TEENUS\| Teenus \d"[^>]*>/)).toContain(' lang="et"')
  state.delete('product', id)
  await publisher.publish()
  expect(part(`410/tooted/${segment}`, /<main[^]*<\/main>/)).toContain('<span lang="et">Õlid &amp; muu</span>')
})
