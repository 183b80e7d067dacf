import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()

test('an erasure that waits in vain for a lock that no mail holds says that the database is busy', async () => {
  const person = { email: 'mari.maasikas@example.ee' }
  await api.visitor.post('/send-email', anEnquiry(person))
  const erase = () => api.administrator.post('/api/personal-data/erase', person)
  await api.orm.em.fork().transactional(async tx => {
    await tx.execute('lock table audit_events in exclusive mode')
    const answer = await erase()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'DATABASE_BUSY'])
  })
  expect((await erase()).statusCode).toBe(200)
})
