import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compiledSite } from '#tests/support/compiled-site.ts'
import { companyAfter, editsOf } from '#tests/support/edit-history.ts'
import { FolderPublisher, wholeSiteFiles } from '#tests/support/publishing.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'

const site = await compiledSite()
const KILLS = lengthOf('KILLS')
const SEED = seedOf('KILL_SEED', 7)

test(
  'a publisher killed at any moment leaves whole pages, and the next start makes the site equal to a full publish',
  { timeout: limitOf(900_000) },
  async ({ annotate }) => {
    const folder = temporaryFolder()
    const edits = editsOf(SEED)
    let inTheMiddle = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      await publishAndKill(folder, editCount(folder), deathOf(kill))
      if (hasUnfinishedRelease(folder)) inTheMiddle += 1
      expect(truncatedPages(folder)).toEqual([])

      const state = companyAfter(edits, editCount(folder))
      const publisher = new FolderPublisher(site, state, folder)
      await publisher.publish()
      expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(folder, 'whole')))
    }
    expect(inTheMiddle, 'kills in the middle of a release').toBeGreaterThanOrEqual(Math.floor(KILLS / 2))
    expect(editCount(folder), 'edits made in spite of the kills').toBeGreaterThan(KILLS / 5)
    await annotate(`${KILLS} kills, ${inTheMiddle} of them in the middle of a release, ${editCount(folder)} edits`)
  },
)

/** How many edits the publisher has made. It counts each before it publishes it (crashing-publisher.ts). */
function editCount(folder: string): number {
  const file = join(folder, 'step')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

/** When the publisher dies: so long after it begins to publish, or just before its Nth move of a file into place. */
type Death = { readonly afterMs: number } | { readonly atMove: number }

/**
 * Half of the publishers die 3 to 253 ms after they begin: on a quick disk seldom in the middle of a release. The others die just
 * before one of their first five moves, always in the middle of one.
 */
function deathOf(kill: number): Death {
  return kill % 2 === 0 ? { afterMs: 3 + ((kill * 37 + SEED * 11 + 5) % 251) } : { atMove: 1 + (kill % 5) }
}

async function publishAndKill(folder: string, firstEdit: number, death: Death): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const script = join(import.meta.dirname, '../support/crashing-publisher.ts')
  const atMove = 'atMove' in death ? [String(death.atMove)] : []
  const child = spawn(process.execPath, [script, folder, String(SEED), String(firstEdit), ...atMove], {
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

/** The published pages that lack their end. */
function truncatedPages(folder: string): string[] {
  const dir = join(folder, 'site')
  if (!existsSync(dir)) return []
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
  return pages.filter(name => !readFileSync(join(dir, name), 'utf8').trimEnd().endsWith('</html>'))
}
