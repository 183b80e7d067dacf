import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyRetention } from '#server/app/apply-retention.ts'
import { mailFolder } from '#server/mail/mail-settings.ts'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })
const { sql } = api

test('a nightly deletion that fails halfway leaves no file without the row that names it', async () => {
  const account = await createAdministrator(api.orm)
  // The second is from an unknown browser, so it is mailed.
  await logIn(api.visitor, account)
  await logIn(api.visitor, account)
  const [notice] = await sql(`update account_notices set at = now() - interval '10 years' returning id`)
  const folder = mailFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `account-notice-${Number(notice?.['id'])}.eml`), account.email)
  await sql(`insert into invitations (token_hash, email, locale, created_at, expires_at)
             values ('old', 'kadri@example.ee', 'et', now() - interval '10 years', now() - interval '9 years')`)
  await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
  await sql(`create trigger refuse before delete on invitations for each row execute function refuse()`)
  const night = () => applyRetention(api.orm, api.config, api.log)
  await expect(night()).rejects.toThrow('no room')
  expect({ rows: await sql('select id from account_notices'), files: readdirSync(folder) }).toEqual({ rows: [], files: [] })
  await sql('drop trigger refuse on invitations')
  await night()
  expect(await sql('select id from invitations')).toEqual([])
})
