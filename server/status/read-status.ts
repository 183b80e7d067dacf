import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../core/config.ts'
import { reachableHost } from '../core/reachable-host.ts'
import { reasonOf } from '../core/service-unreachable.ts'

const ANSWERS_WITHIN_MS = 10_000

const Readiness = z.object({
  parts: z.record(z.string(), z.boolean()).default({}),
  warnings: z.array(z.object({ code: z.string(), detail: z.string() })).default([]),
  held_pages: z.array(z.string()).default([]),
})

/** The state of the product on this machine, seen from another process. */
export type Status = {
  readonly address: string
  readonly process: 'ready' | 'not ready' | 'silent'
  /** Why the process did not answer; null when it did. */
  readonly reason: string | null
  readonly dataDir: string
  /** Null while there is no DATA_DIR. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null
  /** When the site was last published; null before that. */
  readonly publishedAt: Date | null
} & z.output<typeof Readiness>

/** Reads the state of the product: asks the process at HOST and PORT, and examines DATA_DIR. Changes nothing. */
export async function readStatus(config: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<Status> {
  const { dataDir } = config
  const address = `http://${reachableHost(config.host)}:${config.port}`
  return { address, dataDir, ...(await askProcess(address)), ...(await readFolder(dataDir)) }
}

async function askProcess(address: string) {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    const readiness = Readiness.parse(await answer.json())
    return { ...readiness, process: answer.ok ? ('ready' as const) : ('not ready' as const), reason: null }
  } catch (error) {
    return { ...Readiness.parse({}), process: 'silent' as const, reason: reasonOf(error) }
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
  const record = await stat(join(folder, `${Math.max(...numbers)}.json`)).catch(() => null)
  return record?.mtime ?? null
}
