import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { companyAfter, editsOf } from '../support/edit-history.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const KILLS = lengthOf('KILLS')
const SEED = seedOf('KILL_SEED', 7)

test(
  'a publisher killed at any moment leaves whole files, and the next start makes the site equal to a full publish',
  { timeout: limitOf(900_000) },
  async ({ annotate }) => {
    const folder = temporaryFolder()
    const edits = editsOf(SEED)
    let inTheMiddle = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = publishedStep(folder)
      // On a quick disk a moment seldom falls into a release: every second kill does.
      await publishAndKill(
        folder,
        before,
        kill % 2 === 0 ? { afterMs: ((kill * 37 + SEED * 11 + 5) % 251) + 3 } : { atMove: (kill % 5) + 1 },
      )
      if (hasUnfinishedRelease(folder)) inTheMiddle += 1
      expect(cutFiles(folder)).toEqual([])

      const state = companyAfter(edits, publishedStep(folder))
      const publisher = new FolderPublisher(site, state, folder)
      await publisher.publish()
      expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(folder, 'whole')))
    }
    expect(inTheMiddle, 'kills in the middle of a release').toBeGreaterThanOrEqual(Math.floor(KILLS / 2))
    expect(publishedStep(folder)).toBeGreaterThan(KILLS / 5)
    await annotate(`${KILLS} kills, ${inTheMiddle} of them in the middle of a release, ${publishedStep(folder)} edits`)
  },
)

function publishedStep(folder: string): number {
  const file = join(folder, 'step')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

/** The publisher ends a while after it begins, or when it is about to move that file of its releases into place. */
type Death = { readonly afterMs: number } | { readonly atMove: number }

async function publishAndKill(folder: string, firstStep: number, death: Death): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const script = join(import.meta.dirname, '../support/crashing-publisher.ts')
  const atMove = 'atMove' in death ? [String(death.atMove)] : []
  const child = spawn(process.execPath, [script, folder, String(SEED), String(firstStep), ...atMove], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit')
  if ('afterMs' in death) {
    // A publisher that fails at its start prints nothing.
    await Promise.race([once(child.stdout, 'data'), exited])
    await sleep(death.afterMs)
    child.kill('SIGKILL')
  }
  const [code, signal] = (await exited) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(`The publisher ended by itself before it was killed (${code})`)
}

function hasUnfinishedRelease(folder: string): boolean {
  const staging = join(folder, 'publisher/staging')
  return existsSync(staging) && readdirSync(staging).length > 0
}

/** Published pages that do not end as a page ends. */
function cutFiles(folder: string): string[] {
  const dir = join(folder, 'site')
  if (!existsSync(dir)) return []
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
  return pages.filter(name => !readFileSync(join(dir, name), 'utf8').trimEnd().endsWith('</html>'))
}
