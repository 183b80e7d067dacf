import { expect, test } from 'vitest'
import { type SitePath, paths } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPost, smallCompany } from '../support/content-state.ts'

const state = smallCompany()
const post = addPost(state, 'Uudis', '2026-03-01T09:00:00.000Z')
const answers = new Answers(Snapshot.fromRows(state.rows, 2026))

/** The link that each menu of the page marks as current: of the header and of the phone's dialog. */
async function currentLinks(path: SitePath): Promise<string[]> {
  const site = await compiledSite()
  const html = Buffer.from(await site.render(path, new RecordingReader(answers))).toString()
  const menus = [...html.matchAll(/<nav\b[^>]*aria-label="Peamenüü"[^]*?<\/nav>/g)]
  expect(menus).toHaveLength(2)
  return menus.map(([menu]) => {
    const marked = [...menu.matchAll(/<a\b[^>]*aria-current[^>]*>/g)].map(([link]) => link)
    return marked.map(link => `${/href="([^"]*)"/.exec(link)?.[1]} ${/aria-current="([^"]*)"/.exec(link)?.[1]}`).join()
  })
}

test('both menus mark the page that is shown, and on pages below it the section', async () => {
  expect(await currentLinks(paths.news)).toEqual([`${paths.news} page`, `${paths.news} page`])
  expect(await currentLinks(paths.post(post.id))).toEqual([`${paths.news} true`, `${paths.news} true`])
  expect(await currentLinks(paths.home)).toEqual(['', ''])
})
