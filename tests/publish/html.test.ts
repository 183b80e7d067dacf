import { expect, test } from 'vitest'
import { Answers } from '#content-build/content/query-results.ts'
import { readAllContent } from '#content-build/content/read-content.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { demoDatabase } from '../support/publishing-process.ts'

test('every page of the demo company is valid HTML, and every link in it leads to a page', { timeout: 240_000 }, async () => {
  const { orm } = await demoDatabase()
  const site = await compiledSite()
  const answers = new Answers(Snapshot.fromRows(await readAllContent(orm.em.fork()), 2026))
  const addresses = addressesOf(answers.snapshot)
  const categories = answers.snapshot.tables.category
  const problems: string[] = []
  for (const address of addresses) {
    const html = Buffer.from(await site.render(address, new RecordingReader(answers))).toString()
    if (!html.startsWith('<!DOCTYPE html>')) continue
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
