import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const OFFICE = 'info@example.ee'
const SHOP = 'pood@example.ee'

const api = useApi({ env: { MAIL_TO: `${OFFICE}, Pood <${SHOP}>` } })
const delivery = useMailDelivery(api)
const configOfSeveral = () => ({ ...delivery.config(), mailTo: `${OFFICE}, Pood <${SHOP}>` })

async function companyMail() {
  const [{ id }] = (await api.administrator.get('/api/messages')).json().messages
  const { deliveries } = (await api.administrator.get(`/api/messages/${id}`)).json() as MessageView
  return { id: id as number, ...deliveries.find(({ role }) => role === 'company') }
}

const toTheCompany = () => delivery.server.acceptedFor.filter(recipients => !recipients.includes('mari@example.ee'))

test('a mailbox of the company that is put off gets its mail later, and the others do not get it twice', async () => {
  delivery.server.refusals.set(SHOP, '451 Later')
  await delivery.startWorker(configOfSeveral())
  await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
  while (((await companyMail()).attempts?.length ?? 0) < 2) await sleep(20)
  const waiting = await companyMail()
  expect(waiting).toMatchObject({ recipient: SHOP, state: 'queued' })
  expect(waiting.attempts?.[0]).toMatchObject({ outcome: 'deferred', reason: 'later' })
  delivery.server.refusals.clear()
  await delivery.allIn('sent')
  expect(toTheCompany()).toEqual([[OFFICE], [SHOP]])
  expect(await companyMail()).toMatchObject({ recipient: `${OFFICE}, Pood <${SHOP}>`, state: 'sent' })
})

test('a mail that was sent keeps where it went when other mailboxes are set, also while it is on its way', async () => {
  delivery.server.refusals.set(SHOP, '451 Later')
  const before = { ...delivery.config(), mailTo: `vana@example.ee, ${SHOP}` }
  const worker = await delivery.startWorker(before)
  await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
  while (((await companyMail()).attempts?.length ?? 0) < 1) await sleep(20)
  await worker.stop()
  delivery.server.refusals.clear()
  await delivery.startWorker(configOfSeveral())
  await delivery.allIn('sent')
  expect(toTheCompany()).toEqual([['vana@example.ee'], [SHOP]])
  expect(await companyMail()).toMatchObject({ recipient: before.mailTo, state: 'sent' })
})

test.each([
  ['one', (id: number) => `/api/messages/${id}/retry`],
  ['all', () => '/api/messages/retry'],
])(
  'a mailbox of the company that is refused is told of, and an administrator’s retry of %s goes to all that are set by then',
  async (_which, retry) => {
    delivery.server.refusals.set(SHOP, '550 5.1.1 Unknown')
    const worker = await delivery.startWorker(configOfSeveral())
    await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
    while ((await companyMail()).state !== 'failed') await sleep(20)
    const { id, ...mail } = await companyMail()
    expect(mail).toMatchObject({ recipient: SHOP, attempts: [{ outcome: 'failed', reason: 'address' }] })
    expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ failed: 1 })

    await worker.stop()
    await delivery.startWorker({ ...configOfSeveral(), mailTo: `${OFFICE}, e-pood@example.ee` })
    await api.administrator.post(retry(id))
    await delivery.allIn('sent')
    expect(toTheCompany()).toEqual([[OFFICE], [OFFICE, 'e-pood@example.ee']])
  },
)

test('a mailbox that is refused for good does not end the attempts for one that is not', async () => {
  delivery.server.refusals.set(OFFICE, '550 5.1.1 Unknown').set(SHOP, `554 5.7.1 <${SHOP}>: Relay access denied`)
  await delivery.startWorker({ ...configOfSeveral(), mailTo: `${OFFICE}, ${SHOP}, mujal@example.ee` })
  await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
  while (((await companyMail()).attempts?.length ?? 0) < 1) await sleep(20)
  expect(await companyMail()).toMatchObject({ recipient: `${OFFICE}, ${SHOP}`, state: 'queued' })
})
