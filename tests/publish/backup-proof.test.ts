import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proveBackup } from '#content-build/backup-proof/prove-backup.ts'
import { Manifest } from '#content-build/release/manifest.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { loadConfig } from '#server/core/config.ts'
import { type Company, withCompany } from '../support/company-to-back-up.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.each([
  ['content was edited since', `update categories set name = 'Lõhnad' where id = 2`, 'content was edited meanwhile'],
  [
    'pages are held back',
    `insert into held_pages (address, is_kept, held_since) values ('/uudised', true, now())`,
    'pages are held back, so that a fresh publish differs',
  ],
  [
    'an edit could not be published',
    `insert into publications (state, changes, queued_at) values ('failed', '[]', now())`,
    'edits are not live, because publishing them failed',
  ],
])('a backup is neither proved nor accused when %s, and proofs leave no folder', async (_when, statement, detail) => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    // A site without the edit.
    for (const area of ['site', 'admin']) mkdirSync(join(company.dataDir, area))
    const folders = readdirSync(company.dataDir)
    mkdirSync(join(company.dataDir, '.backup-proof-killed'))
    await company.orm.em.fork().execute(statement)
    expect(await proofOf(company, file)).toMatchObject({ state: 'edited', files: 0, detail })
    expect(readdirSync(company.dataDir)).toEqual(folders)
  })
})

test('a proof waits while the compiled code is another than that of the published site', async () => {
  const dataDir = temporaryFolder()
  await new ReleaseStore(dataDir).remember(Object.assign(new Manifest(), { fingerprint: 'earlier code' }))
  expect(await proofOf({ dataDir, databaseUrl: 'postgres://127.0.0.1:1/none' }, 'none')).toMatchObject({ state: 'waiting' })
})

function proofOf({ dataDir, databaseUrl }: Pick<Company, 'dataDir' | 'databaseUrl'>, file: string) {
  return proveBackup({ config: loadConfig({ DATA_DIR: dataDir }), databaseUrl, file, signal: new AbortController().signal })
}
