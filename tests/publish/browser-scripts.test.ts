import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Answers } from '#content-build/content/query-results.ts'
import { readAllContent } from '#content-build/content/read-content.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { publishedFile } from '#content-build/plan/published-file.ts'
import { DIST_DIR } from '#content-build/process/publish-process.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoDatabase } from '../support/publishing-process.ts'

const SCRIPTS = join(DIST_DIR, 'client/_astro')
/** Scripts that are in the pages themselves. */
const INLINE = join(import.meta.dirname, '../../src/inline')
const SOURCES = new Map(
  readdirSync(SCRIPTS)
    .filter(name => name.endsWith('.js'))
    .map(name => [name, readFileSync(join(SCRIPTS, name), 'utf8')] as const),
)

test('no page that visitors get leads to a script of the text editor, not even by a script of a script', async () => {
  const { orm } = await demoDatabase()
  const site = await compiledSite()
  const answers = new Answers(Snapshot.fromRows(await readAllContent(orm.em.fork()), 2026))
  const editorScripts = [...SOURCES].filter(([, source]) => source.includes('ProseMirror')).map(([name]) => name)
  const leading = { site: [] as string[], admin: [] as string[] }
  for (const address of addressesOf(answers.snapshot)) {
    const html = Buffer.from(await site.render(address, new RecordingReader(answers))).toString()
    const reached = reachableFrom(html)
    const folder = publishedFile(address).startsWith('admin/') ? leading.admin : leading.site
    if (editorScripts.some(name => reached.has(name))) folder.push(address)
  }
  expect(leading.site).toEqual([])
  expect(leading.admin).toContain('/tooted/_/editproduct/0')
})

/** What Vite does not write in an older way, and Safari 16 or Firefox 115 lack; asking for it first is fine. */
const TOO_NEW =
  /\b(?:Promise\.(?:withResolvers|try)|AbortSignal\.any|URL\.canParse|Array\.fromAsync|(?:Object|Map)\.groupBy|Iterator\.from|RegExp\.escape|aria(?:Label|Current|Expanded|Hidden))\b|\.(?:is|to)WellFormed\(|\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray)\(/g

test('no script calls what browsers lack that the build is for', () => {
  const inline = readdirSync(INLINE).filter(name => name.endsWith('.js'))
  const sources = [...SOURCES, ...inline.map(name => [name, readFileSync(join(INLINE, name), 'utf8')] as const)]
  const calls = sources.flatMap(([name, source]) =>
    [...source.matchAll(TOO_NEW)].filter(([call]) => !source.includes(`typeof ${call}`)).map(([call]) => `${name}: ${call}`),
  )
  expect(calls).toEqual([])
})

test('no editor brings lists of the scripts that it fetches when the browser is idle', () => {
  const parts = [...SOURCES].filter(([name]) => /^(?:\w*Editor|UploadList|use-log-in-again)\./.test(name))
  expect(parts.length).toBeGreaterThan(8)
  expect(parts.filter(([, source]) => source.includes('__vite__mapDeps')).map(([name]) => name)).toEqual([])
})

const scriptsIn = (text: string) => new Set(text.match(/[\w.-]+\.js\b/g)?.filter(name => SOURCES.has(name)))
const NAMED = new Map([...SOURCES].map(([name, source]) => [name, scriptsIn(source)] as const))

/** Every script that a text names, and those that they name: fetched at once, later, or never. */
function reachableFrom(text: string): ReadonlySet<string> {
  const reached = scriptsIn(text)
  // A set also visits what is added meanwhile.
  for (const name of reached) for (const next of NAMED.get(name) ?? []) reached.add(next)
  return reached
}
