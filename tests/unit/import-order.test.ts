import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CODE = '{common,content-build,demo,server,src,tests}/**/*.{astro,ts,tsx}'
const IMPORT = /^import ([^']*? from )?'([^']+)'/gm
const FOLDERS = ['common', 'content-build', 'demo', 'server', 'src', 'tests']

type Import = { readonly path: string; readonly isForItsEffect: boolean }

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  // Of a page only what is between its fences: scripts in it are files of their own.
  const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
  // A template further down may hold a file with imports of its own.
  const [head = ''] = code.split(/^(?:async|class|const|export|function|let|type) /m)
  return [...head.matchAll(IMPORT)].map(([, names, path = '']) => ({ path, isForItsEffect: names === undefined }))
}

/** Node, packages, other folders of the product, folders above from far to near, this folder. */
function rank(path: string): string {
  const ups = path.split('/').filter(part => part === '..').length
  const kind = ['node:', '#', '.'].findIndex(start => path.startsWith(start))
  return `${[0, 2, 3][kind] ?? 1} ${9 - ups}`
}

/** Paths up to the next import for its effect, which stays where it is: of style sheets the later wins. */
function runsOf(imports: readonly Import[]): string[][] {
  const runs: string[][] = [[]]
  for (const { path, isForItsEffect } of imports) {
    if (isForItsEffect) runs.push([])
    else runs.at(-1)?.push(path)
  }
  return runs
}

const inOrder = (paths: readonly string[]) =>
  paths.toSorted((a, b) => {
    const [one, other] = [`${rank(a)} ${a}`, `${rank(b)} ${b}`]
    return one < other ? -1 : Number(one > other)
  })

// Benches have packages of their own.
const files = globSync(CODE, { cwd: ROOT, exclude: ['**/node_modules'] }).map(file => ({ file, imports: importsOf(file) }))

test('imports are sorted by path: Node, packages, other folders, folders above, this folder', () => {
  expect(files.length).toBeGreaterThan(1000)
  const unsorted = files.filter(({ imports }) => runsOf(imports).some(run => run.join() !== inOrder(run).join()))
  expect(unsorted.map(({ file }) => file)).toEqual([])
})

test('an import from another folder of the product begins with #', () => {
  const climbing = new RegExp(`^(?:\\.\\./)+(?:${FOLDERS.join('|')})/`)
  expect(files.filter(({ imports }) => imports.some(({ path }) => climbing.test(path))).map(({ file }) => file)).toEqual([])
})
