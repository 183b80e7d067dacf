import { beforeAll, expect, test } from 'vitest'
import { InboxFilter } from '#server/inbox/inbox-filter.ts'
import { listMessages } from '#server/inbox/inbox.service.ts'
import { useApi } from '#tests/support/api-app.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'
import { rowsRead } from '#tests/support/rows-read.ts'

const api = useApi()
const MESSAGES = 10_000

/** All mails but those of two messages are sent. */
beforeAll(async () => {
  await api.visitor.post('/send-email', anEnquiry())
  await api.sql(`insert into messages (number, kind, locale, subject, name, email, phone, message, fields, content_hash, created_at)
    select lpad(n::text, 9, '0'), kind, locale, subject, name, email, phone, message, fields, content_hash, created_at
    from messages, generate_series(1, ${MESSAGES}) n`)
  await api.sql(`delete from mails`)
  await api.sql(`insert into mails (message_id, role, state, queued_at, attempts_made, next_attempt_at)
    select id, role, case when id % 4000 = 0 then 'failed' else 'sent' end, now(), 1, null
    from messages, unnest(array['company', 'visitor']) as role`)
  await api.sql('analyze messages, mails')
})

test('the few messages whose mails failed are found without a look at the mails of all', async () => {
  const filter = InboxFilter.parse({ mails: 'failed' })
  let found = 0
  const read = await rowsRead(
    api,
    'mails',
    async tx => (found = (await listMessages(tx, filter, { before: undefined, limit: 50 })).total),
  )
  expect(found).toBe(2)
  expect(read).toBeLessThan(100)
})
