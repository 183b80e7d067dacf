import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { readAllContent } from '#content-build/content/read-content.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { isDocument } from '#content-build/plan/published-file.ts'
import { loadDemoContent } from '#demo/load-demo-content.ts'
import { openDatabase } from '#server/app/database.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { demoMedia } from '../support/demo-media.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { createTestDatabase } from '../support/postgres.ts'
import { FolderPublisher, YEAR } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Pictures of the demo company and compiled files, which are no addresses of the content. */
const FILES = /^\/(?:pildid|_astro)\//

/** Problems that a failure shows. */
const SHOWN = 40

/** The first problems, each once, and how many more there are. */
function inBrief(problems: readonly string[]): string[] {
  const all = [...new Set(problems)]
  return all.length > SHOWN ? [...all.slice(0, SHOWN), `and ${all.length - SHOWN} more`] : all
}

/** An opening tag of a link, up to the end of its address. */
const LINK = /<a\b(?:[^>"]|"[^"]*")*?\shref="([^"]*)"/g
/** A part of the same page, or an address with a scheme: another site, mail, telephone. */
const ELSEWHERE = /^(?:#|[a-z]+:)/

/** The paths to which the links of a page lead within the site; one that is relative is as it is written. */
function linkTargets(html: string): string[] {
  return [...html.matchAll(LINK)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replace(`${TEST_ORIGIN}/`, '/'))
    .filter(href => !ELSEWHERE.test(href))
    .map(href => href.replace(/[?#].*$/, ''))
}

/** The page of an editor's address. The specification ends three of them with a slash, and one page edits every category. */
function editorPage(path: string, categories: Pick<ReadonlyMap<number, unknown>, 'has'>): string {
  return path
    .replace(/(\/edit\w+)\/$/, '$1')
    .replace(/(\/addeditcategory)\/(\d+)$/, (link, page, id) => (categories.has(Number(id)) ? `${page}/0` : link))
}

const site = await compiledSite()

describe('of the demo company', () => {
  let answers: Answers
  let addresses: ReadonlySet<string>
  const pages = new Map<string, string>()

  beforeAll(async () => {
    const database = await createTestDatabase()
    const orm = await openDatabase({ databaseUrl: database.databaseUrl })
    await loadDemoContent(orm, demoMedia)
    answers = new Answers(Snapshot.fromRows(await readAllContent(orm.em.fork()), YEAR))
    await orm.close()
    await database.drop()
    const published = addressesOf(answers.snapshot)
    addresses = published
    for (const address of [...published].filter(isDocument))
      pages.set(address, Buffer.from(await site.render(address, new RecordingReader(answers))).toString())
    // At the least those of the products.
    expect(pages.size).toBeGreaterThan(answers.snapshot.tables.product.size * LOCALES.length)
  })

  test('every page has a doctype: the validator takes a page without it for a part of one', () => {
    const without = [...pages].filter(([, html]) => !html.startsWith('<!DOCTYPE html>'))
    expect(inBrief(without.map(([address]) => address))).toEqual([])
  })

  test('every page is valid HTML', { timeout: 240_000 }, async () => {
    const problems: string[] = []
    for (const [address, html] of pages) problems.push(...(await htmlProblems(html)).map(problem => `${address}:${problem}`))
    expect(inBrief(problems)).toEqual([])
  })

  test('every link within the site leads to a page or a file', () => {
    const { category: categories } = answers.snapshot.tables
    const isPublished = (path: string) => addresses.has(path) || FILES.test(path)
    const deadLinks = [...pages].flatMap(([address, html]) =>
      linkTargets(html)
        .filter(path => !isPublished(editorPage(path, categories)))
        .map(path => `${address} links to ${path}`),
    )
    expect(inBrief(deadLinks)).toEqual([])
  })
})

test.each([
  ['to a part of a list', '<a href="/tooted?per=20#algus">', ['/tooted']],
  ['after an attribute with an angle bracket', '<a title="a > b" href="/k%C3%BC">', ['/k%C3%BC']],
  ['with an ampersand, in either spelling', '<a href="/a&amp;b"><a href="/a&#38;b">', ['/a&b', '/a&b']],
  ['that is relative', '<a href="tooted">', ['tooted']],
  ['that names the site', `<a href="${TEST_ORIGIN}/tooted">`, ['/tooted']],
  ['to a part of the page, to mail or to another site', '<a href="#a"><a href="mailto:a@b.ee"><a href="https://b.ee/c">', []],
])('a link %s is read', (_kind, html, targets) => {
  expect(linkTargets(html)).toEqual(targets)
})

test('an Estonian text in place of a missing translation says its language', async () => {
  const state = smallCompany()
  const publisher = new FolderPublisher(site, state, temporaryFolder())
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
