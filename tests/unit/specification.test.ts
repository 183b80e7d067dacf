import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CODE = '{common,content-build,server,src,tests}/**/*.{astro,css,mjs,ts,tsx}'
/** `Specification §2.10`, `specification §2.5, §5`, `specification's pattern (§5)`; over a line's end as well. */
const CITATIONS = /specifi(?:cation|ed)\b[^§.:;]{0,60}§\d+(?:\.\d+)?(?:, §\d+(?:\.\d+)?)*/gi

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const headings = [...read('docs/specification.md').matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number)

const cited = globSync(CODE, { cwd: ROOT }).flatMap(file =>
  [...read(file).matchAll(CITATIONS)]
    .flatMap(([text]) => [...text.matchAll(/§([\d.]+)/g)])
    .map(([, section = '']) => ({ section, file })),
)

test('every section of the specification that the code cites is there', () => {
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ section }) => !headings.includes(section))).toEqual([])
})
