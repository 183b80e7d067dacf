import { expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { addPost, ContentState, smallCompany } from '../support/content-state.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { elementsOf, parseXml } from '../support/xml.ts'

const site = await compiledSite()

async function feed(state: ContentState, prefix: '' | '/en' | '/ru') {
  const answers = new Answers(Snapshot.fromRows(state.rows, 2026))
  const body = await site.render(`${prefix}/uudised/rss.xml` as SitePath, new RecordingReader(answers))
  const rss = parseXml(Buffer.from(body).toString())
  const value = (name: string) => (item: ReturnType<typeof parseXml>) => elementsOf(item, name)[0]?.text
  const items = elementsOf(rss, 'item').map(item => ({
    title: value('title')(item),
    guid: value('guid')(item),
    language: value('dc:language')(item),
    date: value('pubDate')(item),
    content: value('content:encoded')(item),
    picture: elementsOf(item, 'media:content')[0]?.attributes['url'],
  }))
  return { language: value('language')(rss), self: elementsOf(rss, 'atom:link')[0]?.attributes['href'], items }
}

test('each language has the news as a feed: newest first, whole texts, Estonian without a translation', async () => {
  const state = new ContentState()
  for (let day = 1; day <= 22; day += 1)
    addPost(state, `Postitus ${day}`, `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`)
  state.update('post', 22, {
    header_en: 'Post 22',
    body_en:
      '<p>See <a href="/en/tooted">our shop</a> &amp; <img src="/pildid/a.svg" alt=""></p><figure data-video="https://youtu.be/x"></figure>',
  })
  const english = await feed(state, '/en')
  expect(english.language).toBe('en')
  expect(english.self).toBe(`${TEST_ORIGIN}/en/uudised/rss.xml`)
  expect(english.items).toHaveLength(20)
  expect(english.items[0]).toEqual({
    title: 'Post 22',
    guid: `${TEST_ORIGIN}/en/uudised/22`,
    language: 'en',
    date: 'Sun, 22 Mar 2026 09:00:00 GMT',
    content: `<p>See <a href="${TEST_ORIGIN}/en/tooted">our shop</a> &amp; <img src="${TEST_ORIGIN}/pildid/a.svg" alt="" /></p><p><a href="https://youtu.be/x">Watch the video</a></p>`,
    picture: expect.stringMatching(/^https:\/\/aroomikoda\.example\/share\/[\w-]{22}\.jpg$/),
  })
  const russian = await feed(state, '/ru')
  expect(russian.items[1]).toMatchObject({ title: 'Postitus 21', language: 'et', content: '<p>Postitus 21: sisu</p>' })
  expect((await feed(state, '')).items.at(-1)).toMatchObject({ guid: `${TEST_ORIGIN}/uudised/3` })
})

test('no text of a post can break the feed', async () => {
  const state = new ContentState()
  addPost(state, 'A & B <b>]]></b> "c"\u0001\u001b \ufffe', '2026-03-01T09:00:00.000Z')
  expect((await feed(state, '')).items[0]?.title).toBe('A & B <b>]]></b> "c" ')
})

test('a company without news has an empty feed', async () => {
  expect(await feed(new ContentState(), '')).toMatchObject({ language: 'et', items: [] })
})

test('an edited post is published in the feeds, an edited product leaves them alone', async () => {
  const state = smallCompany()
  const publisher = new FolderPublisher(site, state, temporaryFolder())
  await publisher.publishFirst()
  state.update('product', state.ids('product')[0] as number, { header: 'Uus nimi' })
  expect((await publisher.publish()).written.filter(file => file.endsWith('rss.xml'))).toEqual([])
  state.update('post', state.ids('post')[0] as number, { header: 'Uus pealkiri' })
  const { written } = await publisher.publish()
  expect(written.filter(file => file.endsWith('rss.xml')).toSorted()).toEqual(
    LOCALES.map(locale => `site${localePrefix(locale)}/uudised/rss.xml`).toSorted(),
  )
})
