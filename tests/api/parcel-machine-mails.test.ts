import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { COMPANY, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { TO_A_MACHINE } from '#tests/support/message-payloads.ts'

const delivery = useMailDelivery(useApi())

/** Sends an order with this machine. @returns what the company and the buyer are told */
async function mailsOf(parcel_machine: string) {
  await delivery.startWorker()
  await delivery.send(delivery.order({ ...TO_A_MACHINE, parcel_machine }))
  await delivery.server.waitFor(2)
  return { company: delivery.mailTo(COMPANY).text, buyer: delivery.mailTo('onne@example.ee').text }
}

test('a parcel machine is confirmed to the buyer as people spell it', async () => {
  const machine = '„Rimi” – A.H. Tammsaare mnt.102 & Selver #2, Paldiski mnt 201, 13415 Tallinn'
  expect((await mailsOf(machine)).buyer).toContain(`Pakiautomaat: ${machine}`)
})

test.each([
  'win at www.spam.example/now',
  'Palun helistage kohe 900 1234',
  'Helista 900/1234',
  'Helista 5123–4567',
  'Call 5123\u00a04567',
  'call 900#12#34',
  'call 900,12,34',
  'call 51,23456',
])('a parcel machine that could be a web site or a number to call is told to the company alone: %s', async machine => {
  const { company, buyer } = await mailsOf(machine)
  expect(company).toContain(`Pakiautomaat: ${machine}`)
  expect(buyer).not.toContain(machine)
  expect(buyer).toContain('Pakiautomaat: nagu kirjutasite')
})
