import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { migrateDatabase, openDatabase } from '#server/app/database.ts'
import { type BackupProof, EDITED_MEANWHILE } from '#server/backup/backup-record.schemas.ts'
import { loadDatabase } from '#server/backup/load-database.ts'
import { unpackBackup } from '#server/backup/unpack-backup.ts'
import { listedNames } from '#server/core/listed-names.ts'
import { folderPictureStorage, picturesFolder } from '#server/pictures/picture-storage.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { knownHeldPages } from '../process/publication-queue.ts'
import { DIST_DIR } from '../process/publish-process.ts'
import { Publisher } from '../process/publisher.ts'
import { lackingPictures } from '../release/picture-files.ts'
import { ReleaseStore } from '../release/release-store.ts'
import { loadCompiledSite, siteSettings } from '../render/compiled-site.ts'
import { compareContent } from './content-comparison.ts'
import { compareFiles } from './differing-files.ts'
import type { ProofInput } from './proof-process.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** How the names of temporary folders in DATA_DIR begin. */
const SCRATCH_PREFIX = '.backup-proof-'
/** Edits are live within a second; while publishing takes longer the comparison would say nothing. */
const SETTLE_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 500
const NOT_PUBLISHED = 'edits are not live, because publishing them failed'
const WAITS_FOR_START = 'the site was compiled again: the proof waits until the product is started with the new code'

/**
 * Restores a backup into a temporary database and folder, publishes it whole, and compares that with the published
 * site. The result is `edited` when the product's content has changed since the backup, or while not all of it is live;
 * and `waiting` when the compiled code is not the published site's.
 * @throws Error when the proof could not be tried
 */
export async function proveBackup(input: ProofInput & { signal: AbortSignal }): Promise<BackupProof> {
  const { config, databaseUrl } = input
  const { dataDir } = config
  if (await isOtherCode(config)) return proofOf('waiting', 0, WAITS_FOR_START)
  return withScratchDatabase(databaseUrl, async scratchUrl => {
    await removeLeftovers(dataDir)
    const folder = await mkdtemp(join(dataDir, SCRATCH_PREFIX))
    try {
      const restored = join(folder, 'restored')
      const lacking = await restoreAndPublish(input, { scratchUrl, unpacked: join(folder, 'unpacked'), restored })
      if (lacking.length > 0)
        return proofOf('different', 0, `the backup lacks ${lacking.length} files of pictures: ${listedNames(lacking)}`)
      return await compareWithLive(input, { scratchUrl, restored })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** Restores the backup and publishes it. @returns files of pictures that pages ask for and the backup does not have */
async function restoreAndPublish(
  { config, file, signal }: ProofInput & { signal: AbortSignal },
  { scratchUrl, unpacked, restored }: { scratchUrl: string; unpacked: string; restored: string },
): Promise<string[]> {
  await loadDatabase(scratchUrl, await unpackBackup(file, unpacked, signal), { folder: unpacked, signal })
  signal.throwIfAborted()
  await mkdir(restored)
  if (existsSync(picturesFolder(unpacked))) await rename(picturesFolder(unpacked), picturesFolder(restored))
  return withOrm(scratchUrl, orm => publishWhole(orm, { config, dataDir: restored, signal }))
}

/**
 * Compares the restored site with the published one. A difference counts only where content and code were the same before and
 * after the comparison.
 */
async function compareWithLive(
  { config, databaseUrl, signal }: ProofInput & { signal: AbortSignal },
  { scratchUrl, restored }: { scratchUrl: string; restored: string },
): Promise<BackupProof> {
  const isSame = () => isSameOnceSettled(databaseUrl, scratchUrl, signal)
  if (!(await isSame())) return proofOf('edited', 0, EDITED_MEANWHILE)
  const held = await withOrm(databaseUrl, orm => knownHeldPages(orm.em.fork()))
  // Lists show what a held page's earlier version has; a fresh publish has no earlier version.
  if (held.size > 0) return proofOf('edited', 0, 'pages are held back, so that a fresh publish differs')
  const { compared, differing } = compareFiles(restored, config.dataDir)
  if (differing.length === 0) return proofOf('proved', compared, null)
  // An edit, or new code, may have come while files were compared.
  if (!(await isSame())) return proofOf('edited', 0, EDITED_MEANWHILE)
  if (await withOrm(databaseUrl, hasFailedPublications)) return proofOf('edited', 0, NOT_PUBLISHED)
  if (await isOtherCode(config)) return proofOf('waiting', 0, WAITS_FOR_START)
  return proofOf('different', compared, `${differing.length} files differ from the published site: ${listedNames(differing)}`)
}

/** Whether an edit is in the database, and so in the backup, that the published site has not. */
async function hasFailedPublications({ em }: MikroORM): Promise<boolean> {
  return (await em.fork().count(Publication, { state: 'failed' })) > 0
}

/** Removes what killed processes left: no other process proves a backup now. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SCRATCH_PREFIX)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

function proofOf(state: BackupProof['state'], files: number, detail: string | null): BackupProof {
  return { state, at: new Date().toISOString(), files, detail }
}

/**
 * Publishes as the first start on an empty folder does. What it writes into tables goes to the scratch database.
 * @returns files of pictures that pages ask for and the backup does not have
 */
async function publishWhole(
  orm: MikroORM,
  { config, dataDir, signal }: Pick<ProofInput, 'config'> & { dataDir: string; signal: AbortSignal },
): Promise<string[]> {
  await migrateDatabase(orm)
  const site = await loadCompiledSite(DIST_DIR, siteSettings(config))
  const log = { info: () => {}, error: () => {} }
  const publisher = new Publisher({ orm, site, store: new ReleaseStore(dataDir), pictures: folderPictureStorage(dataDir), log })
  publisher.limit({ signal })
  await publisher.publishWaiting()
  if (!publisher.released) throw new Error('the restored content could not be published')
  const { manifest, answers } = publisher.released
  return [...lackingPictures(manifest, answers)].map(({ file }) => `site/${file}`)
}

/** Whether the site was compiled again under the running product: every page may then differ from the published one. */
async function isOtherCode(config: ProofInput['config']): Promise<boolean> {
  const published = new ReleaseStore(config.dataDir).releasedFingerprint()
  return published !== null && published !== (await loadCompiledSite(DIST_DIR, siteSettings(config))).fingerprint
}

/** Whether the product still has the backup's content, once all saved edits are live. */
async function isSameOnceSettled(live: string, scratch: string, signal: AbortSignal): Promise<boolean> {
  for (const deadline = performance.now() + SETTLE_WITHIN_MS; performance.now() < deadline;) {
    const comparison = await compareContent(live, scratch)
    if (comparison !== 'unsettled') return comparison === 'same'
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
  return false
}

async function withOrm<Result>(databaseUrl: string, work: (orm: MikroORM) => Promise<Result>): Promise<Result> {
  const orm = await openDatabase({ databaseUrl, maxConnections: 3, limits: 'jobs' })
  try {
    return await work(orm)
  } finally {
    await orm.close()
  }
}
