import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { applyRetention } from '#server/app/apply-retention.ts'
import { mailFolder } from '#server/mail/mail-settings.ts'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })
const { sql } = api

const folder = mailFolder(dataDir)
const REFUSE = `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`

beforeEach(() => mkdirSync(folder, { recursive: true }))
afterEach(() => sql('drop function if exists refuse cascade'))

test('a nightly deletion that fails halfway leaves no file without the row that names it', async () => {
  const account = await createAdministrator(api.orm)
  // The second is from an unknown browser, so it is mailed.
  await logIn(api.visitor, account)
  await logIn(api.visitor, account)
  const [notice] = await sql(`update account_notices set at = now() - interval '10 years' returning id`)
  writeFileSync(join(folder, `account-notice-${Number(notice?.['id'])}.eml`), account.email)
  await sql(`insert into invitations (token_hash, email, locale, created_at, expires_at)
             values ('old', 'kadri@example.ee', 'et', now() - interval '10 years', now() - interval '9 years')`)
  await sql(REFUSE)
  await sql(`create trigger refuse before delete on invitations for each row execute function refuse()`)
  const night = () => applyRetention(api.orm, api.config, api.log)
  await expect(night()).rejects.toThrow('no room')
  expect({ rows: await sql('select id from account_notices'), files: readdirSync(folder) }).toEqual({ rows: [], files: [] })
  await sql('drop trigger refuse on invitations')
  await night()
  expect(await sql('select id from invitations')).toEqual([])
})

test.each([
  ['a message is deleted', (id: number) => api.administrator.delete(`/api/messages/${id}`)],
  ['a person is erased', () => api.administrator.post('/api/personal-data/erase', { email: 'mari@example.ee' })],
])('where %s, the files of the mails go before that takes effect: none is left that no row names', async (_, erase) => {
  api.expectErrors(/no room/)
  await api.visitor.post('/send-email', anEnquiry({ email: 'mari@example.ee' }))
  const [message] = await sql('select id, number from messages')
  writeFileSync(join(folder, `${String(message?.['number'])}.company.eml`), 'mari@example.ee')
  await sql(REFUSE)
  await sql(`create constraint trigger refuse after delete on messages deferrable initially deferred
             for each row execute function refuse()`)
  expect((await erase(Number(message?.['id']))).statusCode).toBe(500)
  expect({ rows: await sql('select number from messages'), files: readdirSync(folder) }).toMatchObject({ rows: [{}], files: [] })
  await sql('drop trigger refuse on messages')
  expect((await erase(Number(message?.['id']))).statusCode).toBeLessThan(300)
  expect(await sql('select number from messages')).toEqual([])
})
