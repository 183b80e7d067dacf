import { expect, test } from 'vitest'
import { FileStates, type Round, UNTOUCHED } from '#content-build/deliver/file-states.ts'

const namesOf = (round: Round | null) => (round?.puts ?? []).flat().map(([file]) => file)

test('an edit takes the few pictures along that are due', () => {
  const states = new FileStates()
  const pictures = Array.from({ length: 10 }, (_, index) => `site/media/${index}/320.webp`)
  states.want([...pictures, 'site/index.html'].map(file => [file, 'new'] as const))
  states.hold(new Map(), {})
  states.wantFresh([['site/index.html', 'newer']])
  expect(namesOf(states.nextRound())).toEqual([...pictures, 'site/index.html'])
})

test('an edit passes the pictures of a whole site, and takes its own along', () => {
  const states = new FileStates()
  const pictures = Array.from({ length: 1000 }, (_, index) => `site/media/${index}/320.webp`)
  states.want([...pictures, 'site/_astro/a.css', 'site/index.html', 'site/tooted.html'].map(file => [file, 'new'] as const))
  states.hold(new Map(), {})
  states.wantFresh([
    ['site/index.html', 'newer'],
    ['site/media/own/320.webp', 'new'],
  ])
  const first = states.nextRound()
  expect(namesOf(first)).toEqual(['site/_astro/a.css', 'site/media/own/320.webp', 'site/index.html'])
  for (const [file, hash] of first?.puts.flat() ?? []) states.wrote(file, hash)
  const second = states.nextRound()
  expect(namesOf(second).length).toBeLessThan(pictures.length)
  expect(namesOf(second).every(file => file.startsWith('site/media/'))).toBe(true)
})

test.each([20, 499, 600])('an edit passes a whole site beside %i pictures that were drawn while the bucket was away', count => {
  const states = new FileStates()
  const pages = Array.from({ length: 600 }, (_, index) => `site/uudised/${index}.html`)
  states.want([...pages, 'site/index.html'].map(file => [file, 'new'] as const))
  states.hold(new Map(), {})
  states.wantFresh(Array.from({ length: count }, (_, index) => [`site/share/${index}.jpg`, ''] as const))
  states.wantFresh([
    ['site/index.html', 'newer'],
    ['site/tooted.html', 'newer'],
  ])
  const round = states.nextRound()
  expect(round).toMatchObject({ isFresh: true })
  const [pictures, edited] = [namesOf(round).slice(0, -2), namesOf(round).slice(-2)]
  expect(edited).toEqual(['site/index.html', 'site/tooted.html'])
  // So many would hold it up.
  expect(pictures.length).toBe(count === 20 ? 20 : 0)
})

test('a page that this folder lacks because it cannot be built stays in the bucket as it is, until it can or goes', () => {
  const states = new FileStates()
  const page = 'site/index.html'
  states.want([[page, UNTOUCHED]])
  states.hold(new Map([[page, 'of another folder']]), { outdated: [page] })
  expect(states.dueCount).toBe(0)
  states.holdAll(new Map())
  expect(states.dueCount).toBe(0)
  states.wantFresh([[page, 'built']])
  expect(namesOf(states.nextRound())).toEqual([page])
  states.wrote(page, 'built')
  states.want([])
  expect(states.nextRound()?.deletes).toEqual([page])
})

test('a script that an edit replaced stays in the bucket until the whole site is delivered', () => {
  const states = new FileStates()
  // More than MAX_FILES_OF_AN_EDIT: they wait, and the edit passes them.
  const otherPages = Array.from({ length: 600 }, (_, index) => `site/uudised/${index}.html`)
  states.want([...otherPages, 'site/index.html', 'site/_astro/old.js'].map(file => [file, 'first'] as const))
  states.hold(
    new Map([
      ['site/_astro/old.js', 'first'],
      ['site/index.html', 'first'],
    ]),
    {},
  )
  states.wantFresh([
    ['site/index.html', 'second'],
    ['site/_astro/old.js', null],
  ])
  const round = states.nextRound()
  expect(round).toMatchObject({ isFresh: true, deletes: [] })
  expect(namesOf(round)).toEqual(['site/index.html'])
})

test('a picture that goes while a whole site is under way waits for its end, and holds nothing up', () => {
  const states = new FileStates()
  const pages = Array.from({ length: 600 }, (_, index) => `site/${index}.html`)
  const [picture, copied] = ['site/share/old.jpg', 'site/media/old/320.webp']
  states.want([...pages, picture, copied].map(file => [file, 'new'] as const))
  states.hold(new Map([picture, copied].map(file => [file, 'new'])), {})
  states.wantFresh([
    [picture, null],
    [copied, null],
  ])
  const deletes: (readonly string[])[] = []
  for (let round = states.nextRound(); round !== null && deletes.length < 10; round = states.nextRound()) {
    for (const [file] of round.puts.flat()) states.wrote(file, 'new')
    for (const file of round.deletes) states.deleted(file)
    deletes.push(round.deletes)
  }
  // Three slices of pages, then what no page asks for any more.
  expect(deletes).toEqual([[], [], [], [picture, copied]])
})
