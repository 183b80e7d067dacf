import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CODE = '{common,content-build,server,src}/**/*.{astro,mjs,ts,tsx}'
/** Puts the product together and may know every folder of it (docs/adr/035). */
const COMPOSITION_ROOT = 'server/app/'
/** Imports of code, of types and of scripts in pages, at once or later. */
const IMPORTED = /\b(?:from|import)[ (]*'(\.[^'?]+)/g

/** An import that leads from a folder into another one beside it. */
type Crossing = { readonly from: string; readonly to: string; readonly file: string; readonly imported: string }

function crossing(file: string, imported: string): Crossing | null {
  const [path, target] = [file.split('/'), imported.split('/')]
  const depth = path.findIndex((part, index) => part !== target[index])
  // A file that lies in the folder of both belongs to neither of two folders side by side.
  if (depth >= path.length - 1 || depth >= target.length - 1) return null
  const folder = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/')
  return { from: folder(path), to: folder(target), file, imported }
}

const crossings = globSync(CODE, { cwd: ROOT }).flatMap(file =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(imported => !file.startsWith(COMPOSITION_ROOT) && !imported.startsWith(COMPOSITION_ROOT))
    .flatMap(imported => crossing(file, imported) ?? []),
)

/** The imports that lead round: what remains without the folders that import no other one, or that no other one imports. */
function circles(imports: readonly Crossing[]): readonly Crossing[] {
  const importing = new Set(imports.map(({ from }) => from))
  const imported = new Set(imports.map(({ to }) => to))
  const rest = imports.filter(({ from, to }) => importing.has(to) && imported.has(from))
  return rest.length === imports.length ? rest : circles(rest)
}

// Move what both folders need into a folder below them, or what knows both into one above.
test('no folder is imported, also round others, by what it imports', () => {
  expect(crossings.length).toBeGreaterThan(1000)
  expect(circles(crossings)).toEqual([])
})

test('a circle of folders is found, and what leads into it is not', () => {
  const imports = [
    ['src/a/x.ts', 'src/b/x.ts'],
    ['src/b/y/z.ts', 'src/c/x.ts'],
    ['src/c/x.ts', 'src/a/y/z.ts'],
    ['src/d/x.ts', 'src/a/x.ts'],
    ['src/a/x.ts', 'src/e/x.ts'],
    ['src/a/x.ts', 'src/a/y/z.ts'],
  ].flatMap(([file = '', imported = '']) => crossing(file, imported) ?? [])
  expect(circles(imports).map(({ from, to }) => `${from} ${to}`)).toEqual(['src/a src/b', 'src/b src/c', 'src/c src/a'])
})
