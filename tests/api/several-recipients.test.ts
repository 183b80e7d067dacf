import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { PACE, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const OFFICE = 'info@example.ee'
const SHOP = 'pood@example.ee'

const api = useApi({ env: { MAIL_TO: `${OFFICE}, Pood <${SHOP}>` } })
const delivery = useMailDelivery(api)
const severalOf = () => ({ ...delivery.config(), mailTo: `${OFFICE}, Pood <${SHOP}>` })

async function companyMail() {
  const [{ id }] = (await api.administrator.get('/api/messages')).json().messages
  const { deliveries } = (await api.administrator.get(`/api/messages/${id}`)).json() as MessageView
  return { id: id as number, ...deliveries.find(({ role }) => role === 'company') }
}

const toTheCompany = () => delivery.server.acceptedFor.filter(recipients => !recipients.includes('mari@example.ee'))

test('a mailbox of the company that is put off gets its mail later, and the others do not get it twice', async () => {
  delivery.server.refusals.set(SHOP, 451)
  await delivery.startWorker(severalOf())
  await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
  while ((await companyMail()).attempts?.length !== 2) await sleep(20)
  expect(await companyMail()).toMatchObject({
    recipient: SHOP,
    state: 'queued',
    attempts: [{ outcome: 'deferred', reason: 'later' }, {}],
  })
  delivery.server.refusals.clear()
  await delivery.allIn('sent')
  expect(toTheCompany()).toEqual([[OFFICE], [SHOP]])
  expect(await companyMail()).toMatchObject({ recipient: `${OFFICE}, Pood <${SHOP}>`, state: 'sent' })
})

test('a mailbox of the company that is refused is told of, and an administrator’s retry goes to all that are set by then', async () => {
  delivery.server.refusals.set(SHOP, 550)
  const worker = await delivery.startWorker(severalOf())
  await delivery.send(anEnquiry({ email: 'mari@example.ee' }))
  while ((await companyMail()).state !== 'failed') await sleep(20)
  const { id, ...mail } = await companyMail()
  expect(mail).toMatchObject({ recipient: SHOP, attempts: [{ outcome: 'failed', reason: 'address' }] })
  expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ failed: 1 })

  await worker.stop()
  await delivery.startWorker({ ...severalOf(), mailTo: `${OFFICE}, e-pood@example.ee` }, PACE)
  await api.administrator.post(`/api/messages/${id}/retry`)
  await delivery.allIn('sent')
  expect(toTheCompany()).toEqual([[OFFICE], [OFFICE, 'e-pood@example.ee']])
})
