import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SETUP = join(import.meta.dirname, '../../setup')

/** A compiler that writes an entry alone. */
const COMPILER = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
rmSync('dist', { recursive: true, force: true })
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/entry.mjs', '')
`
const COMPILED = 'Compiled the site'
const UP_TO_DATE = 'The site is compiled'

/** A project with the commands of this one, and little to compile. */
function smallProject() {
  const folder = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  cpSync(SETUP, join(folder, 'setup'), { recursive: true })
  write('node_modules/astro/package.json', '{ "bin": "compiler.mjs" }')
  write('node_modules/astro/compiler.mjs', COMPILER)
  write('src/page.astro', '<p>First</p>')
  write('compile.mjs', `import { ensureCompiled } from './setup/steps/compile.mjs'\nawait ensureCompiled()\n`)
  const compile = () => execFileSync(process.execPath, ['compile.mjs'], { cwd: folder, encoding: 'utf8' })
  return { write, compile, remove: (file: string) => rmSync(join(folder, file)) }
}

test.for([
  { what: 'a page', change: 'src/page.astro' },
  { what: 'the number of pages', change: 'src/other.astro' },
  { what: 'a rule shared with the browser', change: 'common/rule.ts' },
  { what: 'a public file', change: 'public/logo.svg' },
  { what: 'a schema', change: 'server/shop/shop.schemas.ts' },
  { what: 'the versions of the packages', change: 'package-lock.json' },
  { what: 'the settings of the compiler', change: 'astro.config.mjs' },
  { what: 'a rule of the server that pages share', change: 'server/core/rule.ts' },
  { what: 'the settings of the language', change: 'tsconfig.json' },
])('a start compiles again where $what changed, and once', ({ change }) => {
  const { write, compile } = smallProject()
  expect(compile()).toContain(COMPILED)
  expect(compile()).toContain(UP_TO_DATE)
  write(change, 'changed')
  expect(compile()).toContain(COMPILED)
  expect(compile()).toContain(UP_TO_DATE)
})

test.for(['server/orders/order.service.ts', 'tests/page.test.ts', 'README.md'])('a changed %s compiles nothing', change => {
  const { write, compile } = smallProject()
  compile()
  write(change, 'changed')
  expect(compile()).toContain(UP_TO_DATE)
})

test('a start compiles again where a compilation did not come to its end', () => {
  const { compile, remove } = smallProject()
  compile()
  remove('dist/.compiled-from')
  expect(compile()).toContain(COMPILED)
  remove('dist/server/entry.mjs')
  expect(compile()).toContain(COMPILED)
})
