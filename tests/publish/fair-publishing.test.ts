import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addProduct, type ContentState, smallCompany } from '../support/content-state.ts'
import { FolderPublisher, wholeSiteFiles, wholeSiteFilesOf } from '../support/publishing.ts'
import { randomEdit } from '../support/random-edits.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const SEQUENCES = lengthOf('FAIR_SEQUENCES')
const PRODUCTS = lengthOf('FAIR_PRODUCTS')

/** A company with a category of many products, published. `renders` counts from then on. */
async function bigCompany(products = PRODUCTS) {
  const state = smallCompany()
  const [big, other] = state.ids('category') as [number, number]
  for (let number = 1; number <= products; number += 1) addProduct(state, big, `Suur ${number}`)
  state.takeTouched()
  const counted = { renders: 0 }
  const counting: CompiledSite = {
    ...site,
    render(address, content) {
      counted.renders += 1
      return site.render(address, content)
    },
  }
  const publisher = new FolderPublisher(counting, state, temporaryFolder())
  await publisher.publishFirst()
  counted.renders = 0
  return { state, publisher, counted, big, other }
}

const rename = (state: ContentState, id: number, name: string) => state.update('category', id, { name, segment: name })
const expectWhole = async (publisher: FolderPublisher, state: ContentState) =>
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole')))

/** Does these, each before the page of its number. */
function atPages(steps: Readonly<Record<number, () => void>>): () => void {
  let page = 0
  return () => steps[(page += 1)]?.()
}

test('an edit saved while a category of many products is renamed is live before it, and costs its own pages alone', async () => {
  const { state, publisher, counted, big } = await bigCompany()
  rename(state, big, 'suur')
  const between: string[][] = []
  const passes = await publisher.publishLettingPass({
    slice: 8,
    meanwhile: atPages({ 20: () => state.update('text', 4, { body: '<p>Kirsipuu</p>' }) }),
    passed: () => between.push(publisher.filesWith(/Kirsipuu/), publisher.filesWith(/href="\/tooted\/suur"/)),
  })
  expect(passes).toBe(1)
  const shown = LOCALES.map(localePrefix).flatMap(prefix => [`${prefix}/teenused.html`, `${prefix}/teenused/uritused.html`])
  expect(between.map(files => files.toSorted())).toEqual([shown.map(file => file.slice(1)).toSorted(), []])
  // What the big one had rendered by then was not rendered again, but for what shows the text.
  const alone = await bigCompany()
  rename(alone.state, alone.big, 'suur')
  await alone.publisher.publish()
  expect(counted.renders).toBeLessThanOrEqual(alone.counted.renders + shown.length + 2)
  await expectWhole(publisher, state)
})

test('an edit of a product in the renamed category passes too: it does not move', async () => {
  const { state, publisher, big } = await bigCompany()
  rename(state, big, 'suur')
  const id = state.ids('product').at(-1) as number
  const shown: string[][] = []
  await publisher.publishLettingPass({
    slice: 8,
    meanwhile: atPages({ 5: () => state.update('product', id, { description: '<p>Teine sisu</p>' }) }),
    passed: () => shown.push(publisher.filesWith(/Teine sisu/)),
  })
  expect(shown).toEqual([expect.arrayContaining([`tooted/küünlad/${id}.html`])])
  await expectWhole(publisher, state)
})

test('what depends on the big publication, or on what has to wait, comes after it and right', async () => {
  const { state, publisher, big, other } = await bigCompany()
  rename(state, big, 'suur')
  const [first, second] = state.ids('product') as [number, number]
  const moved = state.ids('product').find(id => state.get('product', id).category_id === other) as number
  const passes = await publisher.publishLettingPass({
    slice: 4,
    meanwhile: atPages({
      2: () => state.update('product', moved, { category_id: big }),
      3: () => void addProduct(state, big, 'Uus'),
      4: () => state.delete('product', first === moved ? second : first),
      // Named as the big one was until now: two categories would have one address.
      5: () => rename(state, other, 'küünlad'),
      // The product that has to wait, once more.
      6: () => state.update('product', moved, { header: 'Kolitud' }),
      7: () => rename(state, big, 'suurem'),
    }),
  })
  expect(passes).toBe(0)
  await publisher.publish()
  await expectWhole(publisher, state)
})

test('a page that is edited again and again while a big publication is under way never goes back', async () => {
  const { state, publisher, big } = await bigCompany()
  rename(state, big, 'suur')
  const seen: (string | undefined)[] = []
  const write = (words: string) => () => state.update('text', 4, { body: `<p>sõnad ${words}</p>` })
  await publisher.publishLettingPass({
    slice: 4,
    // The second and the third come in one slice.
    meanwhile: atPages({ 6: write('1'), 42: write('2'), 43: write('3'), 90: write('4') }),
    passed: () => seen.push(/sõnad (\d)/.exec(readFileSync(join(publisher.folder, 'site/teenused.html'), 'utf8'))?.[1]),
  })
  expect(seen).toEqual(['1', '3', '4'])
  await publisher.publish()
  await expectWhole(publisher, state)
})

test('small publications that keep coming do not keep a big one from getting done', async () => {
  const { state, publisher, counted, big } = await bigCompany()
  rename(state, big, 'suur')
  let edits = 0
  const passes = await publisher.publishLettingPass({
    slice: 4,
    meanwhile: () => void state.update('text', 4, { body: `<p>Sõna ${(edits += 1)}</p>` }),
  })
  const alone = await bigCompany()
  rename(alone.state, alone.big, 'suur')
  await alone.publisher.publish()
  expect(passes).toBeGreaterThan(3)
  // It renders two pages for each that others cost.
  expect(counted.renders).toBeLessThanOrEqual(alone.counted.renders * 2)
  await publisher.publish()
  await expectWhole(publisher, state)
})

test('a process that dies between the release that passed and the big one leaves what the next start makes whole', async () => {
  const { state, publisher, big } = await bigCompany(20)
  rename(state, big, 'suur')
  const copy = temporaryFolder()
  await publisher.publishLettingPass({
    slice: 8,
    meanwhile: atPages({ 10: () => state.update('text', 4, { body: '<p>Kirsipuu</p>' }) }),
    passed: () => cpSync(publisher.folder, copy, { recursive: true }),
  })
  expect(readdirSync(join(copy, 'publisher/staging'))).toHaveLength(1)
  const next = new FolderPublisher(site, state, copy)
  await next.publish()
  expect(readdirSync(join(copy, 'publisher/staging'))).toEqual([])
  await expectWhole(next, state)
})

test('a big publication that is stopped after others passed leaves theirs, nothing of its own and nothing on the disk', async () => {
  const { state, publisher, big } = await bigCompany(20)
  rename(state, big, 'suur')
  const stopping = new AbortController()
  publisher.limits = { signal: stopping.signal }
  const work = publisher.publishLettingPass({
    slice: 8,
    meanwhile: atPages({ 10: () => state.update('text', 4, { body: '<p>Kirsipuu</p>' }) }),
    passed: () => stopping.abort(),
  })
  await expect(work).rejects.toThrow('aborted')
  expect(publisher.filesWith(/Kirsipuu/)).not.toEqual([])
  expect(publisher.filesWith(/tooted\/suur/)).toEqual([])
  expect(readdirSync(join(publisher.folder, 'publisher/staging'))).toEqual([])
})

test(
  'whatever is edited while a big publication is under way, each release is one content, and the last equals a full publish',
  { timeout: limitOf(600_000) },
  async () => {
    let passed = 0
    const step = fc.record({ edits: fc.array(randomEdit, { minLength: 1, maxLength: 4 }), every: fc.integer({ min: 1, max: 9 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 3 }),
        fc.array(randomEdit, { maxLength: 3 }),
        async (steps, own) => {
          const { state, publisher, big } = await bigCompany(10)
          for (const [number, { edits, every }] of steps.entries()) {
            for (const edit of own) edit.apply(state)
            if (state.ids('category').includes(big)) rename(state, big, `suur-${number}`)
            let page = 0
            passed += await publisher.publishLettingPass({
              slice: 3,
              meanwhile: () => void ((page += 1) % every === 0 && edits[page / every - 1]?.apply(state)),
              passed: () => expectOneContent(publisher),
            })
            expect(publisher.files()).toEqual(await wholeSiteFilesOf(site, publisher.snapshot, join(publisher.folder, 'whole')))
          }
          await publisher.publish()
          await expectWhole(publisher, state)
        },
      ),
      { numRuns: SEQUENCES, seed: seedOf('EDIT_SEED', 20_261_123), endOnFailure: true },
    )
    expect(passed).toBeGreaterThan(0)
  },
)

/** No two categories have one address, and every product has a category. */
function expectOneContent({ snapshot: { tables } }: FolderPublisher): void {
  const segments = [...tables.category.values()].map(({ segment }) => segment)
  expect(new Set(segments).size).toBe(segments.length)
  const strays = [...tables.product.values()].filter(({ category_id }) => !tables.category.has(category_id))
  expect(strays).toEqual([])
}
