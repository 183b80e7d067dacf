import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../core/config.ts'
import { reachableHost } from '../core/reachable-host.ts'
import { systemReason } from '../core/service-unreachable.ts'

const ANSWERS_WITHIN_MS = 10_000

const Readiness = z.object({
  parts: z.record(z.string(), z.boolean()).default({}),
  warnings: z.array(z.object({ code: z.string(), detail: z.string() })).default([]),
  held_pages: z.array(z.string()).default([]),
})

/** What the process answered, or why it did not. */
type Answer =
  | ({ readonly process: 'ready' | 'not ready' } & z.output<typeof Readiness>)
  | { readonly process: 'silent'; readonly reason: string }

/** The state of the product on this machine, seen from another process. */
export type Status = Answer & {
  readonly address: string
  readonly dataDir: string
  /** Null while there is no DATA_DIR. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null
  /** When the site was last published; null before that. */
  readonly publishedAt: Date | null
}

/** Reads the state of the product: asks the process at HOST and PORT, and examines DATA_DIR. Changes nothing. */
export async function readStatus(config: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<Status> {
  const { dataDir } = config
  const address = `http://${reachableHost(config.host)}:${config.port}`
  return { address, dataDir, ...(await askProcess(address)), ...(await readFolder(dataDir)) }
}

async function askProcess(address: string): Promise<Answer> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return { ...Readiness.parse(await answer.json()), process: answer.ok ? 'ready' : 'not ready' }
  } catch (error) {
    return { process: 'silent', reason: systemReason(error) }
  }
}

async function readFolder(dataDir: string): Promise<Pick<Status, 'disk' | 'publishedAt'>> {
  const space = await statfs(dataDir).catch(() => null)
  return {
    disk: space && { freeBytes: space.bavail * space.bsize, sizeBytes: space.blocks * space.bsize },
    publishedAt: await lastRelease(join(dataDir, 'publisher', 'releases')),
  }
}

/** When the newest release left its record. The folder itself also changes when a start deletes old records. */
async function lastRelease(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => [])
  const numbers = names.flatMap(name => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number)
  // Without any record `Math.max` gives -Infinity, and there is no such file.
  const record = await stat(join(folder, `${Math.max(...numbers)}.json`)).catch(() => null)
  return record?.mtime ?? null
}
