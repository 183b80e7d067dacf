import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../support/postgres.ts'
import { startProduct } from '../support/product-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const run = promisify(execFile)
const PROJECT = join(import.meta.dirname, '../..')
const DOCKERFILE = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8').replaceAll('\\\n', '')
const stages = DOCKERFILE.split(/^FROM /m)
const lastStage = stages.at(-1) ?? ''

/** What a container runs, made by the Dockerfile's own steps: no engine is there to build it with. */
async function imageFolder(): Promise<string> {
  // On a disk: the packages are too much for a folder in memory.
  const app = temporaryFolder('/var/tmp')
  const packages = stages.find(stage => / AS runtime-packages$/m.test(stage)) ?? ''
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(PROJECT, file), join(app, file))
  // Links where both are on one disk: npm takes away whole packages and changes its own note alone.
  const copy = 'cp -al "$1" "$2" 2>/dev/null || { rm -rf "$2" && cp -a "$1" "$2"; }'
  await run('sh', ['-c', copy, 'sh', join(PROJECT, 'node_modules'), join(app, 'node_modules')])
  await run('sh', ['-c', 'cd "$1/node_modules" && cp .package-lock.json note && mv -f note .package-lock.json', 'sh', app])
  await run('sh', ['-c', `cd "$1" && ${/^RUN (.*)$/m.exec(packages)?.[1]}`, 'sh', app])
  for (const [, from, to] of lastStage.matchAll(/^COPY (?:--from=compiled \/app\/)?([a-z]\S*) (\S+)$/gm))
    cpSync(join(PROJECT, from as string), join(app, to === './' ? (from as string) : (to as string)), { recursive: true })
  return app
}

const installed = (app: string) =>
  readdirSync(join(app, 'node_modules')).flatMap(name =>
    name.startsWith('@') ? readdirSync(join(app, 'node_modules', name)).map(own => `${name}/${own}`) : [name],
  )

test('the image has what the product needs to run, and no compiler, editor or test package', { timeout: 240_000 }, async () => {
  const app = await imageFolder()
  const tools =
    /^(astro|react|react-dom|typescript|vite|rolldown|esbuild|tailwindcss|vitest|oxlint|prettier)$|^@(tiptap|headlessui|playwright|types\/react|astrojs)/
  expect(installed(app).filter(name => tools.test(name))).toEqual([])

  const { databaseUrl, drop } = await createTestDatabase({ migrated: false })
  const dataDir = temporaryFolder()
  mkdirSync(dataDir, { recursive: true })
  const before = readdirSync(app, { recursive: true }).length
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret of at least 32 characters', DEMO_CONTENT: 'on' }
  const product = await startProduct({ appDir: app, dataDir, env })
  try {
    expect((await fetch(`${product.origin}/ru/tooted`)).status).toBe(200)
    const [, health = '[]'] = /HEALTHCHECK.*?CMD (\[.*\])$/m.exec(lastStage) ?? []
    const [shell = '', ...args] = JSON.parse(health) as string[]
    const asked = (port: string) => run(shell, args, { env: { PATH: process.env['PATH'], PORT: port } })
    await asked(new URL(product.origin).port)
    await expect(asked('1')).rejects.toThrow()
  } finally {
    await product.stop()
    await drop()
  }
  // The root of the container can be read-only.
  expect(readdirSync(app, { recursive: true }).length).toBe(before)
})
