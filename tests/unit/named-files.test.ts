import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CODE = '{common,content-build,demo,server,setup,src,tests}/**/*.{astro,css,mjs,ts,tsx}'
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/adr/*.md', 'tests/**/*.md']
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm
/** `paths.ts`, `server/core/config.ts`; not `*.schemas.ts`, `XEditor.tsx` and `tests/x.spec.ts`, which mean several. */
const NAMES = /(?<![\w./*\]}-])(?:[\w-]+\/)*(?!X[A-Z]|x\.)[\w-][\w.-]*\.(?:astro|mjs|tsx?)\b/g

const find = (patterns: string[]) => globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })
const files = find([CODE, '*.{mjs,ts}', '.*.mjs'])
const isThere = (name: string) => files.some(file => file === name || file.endsWith(`/${name}`))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isOutdated = (text: string) => / · Status: superseded by /.test(text)

const named = [
  ...files.map(file => ({ file, text: (read(file).match(COMMENTS) ?? []).join('\n') })),
  ...find(DOCUMENTS).map(file => ({ file, text: read(file) })),
]
  .filter(({ text }) => !isOutdated(text))
  .flatMap(({ file, text }) => [...text.matchAll(NAMES)].map(([name]) => ({ file, name })))

test('every file of code that a comment or a document names is there', () => {
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})
