import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The names that .dockerignore lets into the build. */
const context = [...readFileSync(join(PROJECT, '.dockerignore'), 'utf8').matchAll(/^!(\S+)$/gm)].map(([, name = '']) => name)

/** Does a stage's own step in a folder with all packages and these files. */
async function stageFolder(name: string, files: readonly string[]): Promise<{ folder: string; stdout: string }> {
  // On a disk: the packages are too much for a folder in memory.
  const folder = temporaryFolder('/var/tmp')
  for (const file of files) cpSync(join(PROJECT, file), join(folder, file), { recursive: true })
  // Links where both are on one disk: npm takes away whole packages and changes its own note alone, and the note of
  // this folder's install and the compiler's caches are no part of an image.
  const copy = 'cp -al "$1" "$2" 2>/dev/null || { rm -rf "$2" && cp -a "$1" "$2"; }'
  await run('sh', ['-c', copy, 'sh', join(PROJECT, 'node_modules'), join(folder, 'node_modules')])
  const own = 'rm -rf .astro .vite .cache .aroomikoda-install && cp .package-lock.json note && mv -f note .package-lock.json'
  await run('sh', ['-c', `cd "$1/node_modules" && ${own}`, 'sh', folder])
  const stage = stages.find(text => new RegExp(` AS ${name}$`, 'm').test(text)) ?? ''
  const { stdout } = await run('sh', ['-c', `cd "$1" && ${/^RUN (.*)$/m.exec(stage)?.[1]}`, 'sh', folder])
  return { folder, stdout }
}

/** What a container runs, made by the Dockerfile's own steps: no engine is there to build it with. */
async function imageFolder(): Promise<string> {
  const { folder: compiled, stdout } = await stageFolder('compiled', context)
  expect(stdout).toContain('Dependencies are installed')
  const { folder: app } = await stageFolder('runtime-packages', ['package.json', 'package-lock.json', '.npmrc'])
  for (const [, stage, from = '', to = ''] of lastStage.matchAll(/^COPY (--from=compiled \/app\/)?([a-z]\S*) (\S+)$/gm))
    cpSync(join(stage ? compiled : PROJECT, from), join(app, to === './' ? from : to), { recursive: true })
  return app
}

const installed = (app: string) =>
  readdirSync(join(app, 'node_modules')).flatMap(name =>
    name.startsWith('@') ? readdirSync(join(app, 'node_modules', name)).map(own => `${name}/${own}`) : [name],
  )

// It removes packages and compiles the site, as the build of an image does.
test('the image has what the product needs to run, and no compiler, editor or test package', { timeout: 240_000 }, async () => {
  const app = await imageFolder()
  const tools =
    /^(astro|react|react-dom|typescript|vite|rolldown|esbuild|tailwindcss|vitest|oxlint|prettier)$|^@(tiptap|headlessui|playwright|types\/react|astrojs)/
  expect(installed(app).filter(name => tools.test(name))).toEqual([])
  // Scripts, compressed once for all.
  expect(globSync('dist/client/_astro/*.js.br', { cwd: app }).length).toBeGreaterThan(10)

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
    const command = join(dataDir, 'cmdline')
    const asked = (port: string, ran: string) => {
      writeFileSync(command, ran.replaceAll(' ', '\0'))
      const inContainer = args.map(arg => arg.replace('/proc/1/cmdline', command))
      return run(shell, inContainer, { env: { PATH: process.env['PATH'], PORT: port } })
    }
    await asked(new URL(product.origin).port, 'node server/app/main.ts')
    await expect(asked('1', 'node server/app/main.ts')).rejects.toThrow()
    await asked('1', '/sbin/docker-init -- node content-build/commands/worker-command.ts')
  } finally {
    await product.stop()
    await drop()
  }
  // The root of the container can be read-only.
  expect(readdirSync(app, { recursive: true }).length).toBe(before)
})
