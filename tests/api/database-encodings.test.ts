import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { withScratchDatabase } from '#content-build/backup-proof/scratch-database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { encodingRefusal } from '#server/core/database-encoding.ts'
import { emptyMachine, withCompany } from '#tests/support/company-to-back-up.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a backup is not restored into a database whose encoding the next start would refuse', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    const machine = { ...(await emptyMachine()), databaseUrl: await emptyDatabase('SQL_ASCII') }
    await expect(restoreBackup(file, machine, { log() {} })).rejects.toThrow(
      /encoding is SQL_ASCII, .*createdb --encoding=UTF8 .* restore again\. Nothing was changed/,
    )
    expect(readdirSync(machine.dataDir)).toEqual([])
  })
})

test('the database that a refusal tells to make finds Estonian and Russian names in any case', async () => {
  const refusal = encodingRefusal([{ server_encoding: 'SQL_ASCII' }], '')
  const [, locale] = /--locale=(\S+)/.exec(refusal ?? '') ?? []
  const client = new Client({ connectionString: await emptyDatabase('UTF8', locale) })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`select 'Õun' ilike 'õun' and 'Анна' ilike 'анна' as are_found`)
  expect(rows).toEqual([{ are_found: true }])
})

test('a backup is tried in a database that sorts and compares as the product’s does, whatever the server’s default', async () => {
  const live = await emptyDatabase('UTF8')
  const own = await languageOf(live)
  await withScratchDatabase(live, async scratch => expect(await languageOf(scratch)).toEqual(own))
})

async function emptyDatabase(encoding: string, locale = 'C'): Promise<string> {
  const { databaseUrl, drop } = await createTestDatabase({ encoding, locale })
  onTestFinished(drop)
  return databaseUrl
}

/** Encoding, collation and its provider, in whatever columns this version of PostgreSQL has them. */
async function languageOf(databaseUrl: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      'select to_jsonb(d) as row from pg_database d where datname = current_database()',
    )
    const names = ['encoding', 'datcollate', 'datctype', 'datlocprovider', 'datlocale', 'daticulocale', 'daticurules']
    return names.map(name => rows[0]?.row[name])
  } finally {
    await client.end()
  }
}
