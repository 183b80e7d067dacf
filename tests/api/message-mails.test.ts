import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { addressesOf, COMPANY, useMailDelivery } from '#tests/support/mail-delivery.ts'
import {
  aBooking,
  aContactMessage,
  anEnquiry,
  anOfferRequest,
  aScentOfferRequest,
  TO_A_MACHINE,
} from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

const FORMS = [
  ['enquiry', anEnquiry, 'Päring NUMBER – NAME', ['Ninatrenn', 'Kas laupäeval on ruumi?']],
  ['contact', aContactMessage, 'Kontaktivormi kiri NUMBER – NAME', ['Millal olete avatud?']],
  [
    'offer',
    anOfferRequest,
    'Hinnapäring NUMBER – Lõhnade õhtu – NAME',
    ['Lõhnade õhtu', 'OÜ Õunaaed & pojad', 'Ukraina', '12', 'Stuudio', '24/12/2026', '08:00'],
  ],
  [
    'scent offer',
    aScentOfferRequest,
    'Lõhnastuslahenduse hinnapäring NUMBER – Lõhnamasin hotellile – NAME',
    ['Pärnu', 'Fuajee, 80 m²'],
  ],
  ['booking', aBooking, 'Kohtumise broneering NUMBER – NAME', ['Tartu', 'Konsultatsioon', 'Sobib iga hommik.']],
  [
    'order',
    (fields?: Record<string, unknown>) => delivery.order({ ...TO_A_MACHINE, ...fields }),
    'E-poe tellimus NUMBER – NAME – 3041,30\u00a0€',
    [
      'Pakiautomaat',
      ...['SmartPosti', 'Tartu Sõbra 41/43'],
      'Arve',
      'Küünal „Öö"',
      ...['19,90', '39,80', '1000,50', '3001,50', '3041,30'].map(sum => `${sum}\u00a0€`),
      'Õli',
    ],
  ],
] as const
const LANGUAGES = [
  ['et', 'Õnne Ääremaa', 'Tere, Õnne Ääremaa!', /^Saime teie .+ kätte \(/],
  ['en', 'Õnne Ääremaa', 'Hello Õnne Ääremaa,', /^We have received your .+ \(/],
  ['ru', 'Анна', 'Здравствуйте, Анна!', /^Мы получили .+ \(/],
] as const

describe.each(FORMS)('an %s', (kind, form, subject, contents) => {
  test.each(LANGUAGES)('in %s arrives once at the company and is acknowledged', async (locale, name, greeting, thanks) => {
    await delivery.startWorker()
    const number = await delivery.send({ ...form(), name, locale })
    await delivery.server.waitFor(2)
    await delivery.allIn('sent')

    const mail = delivery.mailTo(COMPANY)
    expect(mail.subject).toBe(subject.replace('NUMBER', number).replace('NAME', name))
    expect(addressesOf(mail.from)).toEqual([['Aroomikoda', 'noreply@example.ee']])
    expect(addressesOf(mail.replyTo)).toEqual([[name, 'onne@example.ee']])
    expect(mail.messageId).toBe(`<${number}.company@example.ee>`)
    for (const content of [number, name, 'onne@example.ee', '+372 5123 4567', ...contents]) {
      expect(mail.text).toContain(content)
      expect(mail.html).toContain(content.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    }

    const reply = delivery.mailTo('onne@example.ee')
    expect(reply.subject).toMatch(thanks)
    expect(addressesOf(reply.to)).toEqual([[name, 'onne@example.ee']])
    expect(addressesOf(reply.replyTo)).toEqual([['', COMPANY]])
    expect(reply.messageId).toBe(`<${number}.visitor@example.ee>`)
    expect(reply.headers.get('auto-submitted')).toBe('auto-replied')
    for (const content of [number, greeting]) {
      expect(reply.text).toContain(content)
      expect(reply.html).toContain(content)
    }
    expect(reply.html).toContain(`<html lang="${locale}">`)
    if (kind === 'order') {
      const title = { et: 'Küünal „Öö"', en: 'Candle <b>Night</b>', ru: 'Свеча' }[locale]
      const [delivered, paid, sum] = {
        et: [
          'Tarneviis: Pakiautomaat',
          'Makseviis: Arve',
          'Tarne: 0,00\u00a0€\nKokku: 3041,30\u00a0€\nHinnad sisaldavad käibemaksu.',
        ],
        en: ['Delivery: Parcel machine', 'Payment: Invoice', 'Delivery: €0.00\nTotal: €3,041.30\nPrices include VAT.'],
        ru: [
          ...['Способ доставки: Посылочный автомат', 'Способ оплаты: Счёт'],
          'Доставка: 0,00\u00a0€\nИтого: 3\u00a0041,30\u00a0€\nЦены включают налог с оборота.',
        ],
      }[locale]
      const seller = ['Aroomikoda OÜ', 'Aniisi 7, 51003 Tartu', '19999992', '+372 5000 0000']
      const [withdrawal, terms] = {
        et: ['taganeda 14 päeva jooksul', '/tooteinfo'],
        en: ['withdraw from the purchase within 14 days', '/en/tooteinfo'],
        ru: ['отказаться без объяснения причин в течение 14 дней', '/ru/tooteinfo'],
      }[locale]
      const { publicUrl } = delivery.config()
      const parcel = [...['SmartPosti', 'Tartu Sõbra 41/43'], withdrawal, 'info@aroomikoda.example', publicUrl + terms]
      for (const content of [title, 'Õli', delivered, paid, sum, ...seller, ...parcel]) expect(reply.text).toContain(content)
      expect(reply.html).not.toContain('<b>Night')
    }
  })
})

test('an order that is delivered otherwise says that its cost is told later', async () => {
  await delivery.startWorker()
  await delivery.send(delivery.order({ select_delivery: 'other' }))
  await delivery.server.waitFor(2)
  const { text } = delivery.mailTo('onne@example.ee')
  expect(text).toContain('Tarne: ütleme enne saatmist')
  expect(text).not.toContain('pakiautomaat')
})

test('a parcel machine that could be an address of a web site is told to the company alone', async () => {
  await delivery.startWorker()
  await delivery.send(delivery.order({ ...TO_A_MACHINE, parcel_machine: 'win at www.spam.example/now' }))
  await delivery.server.waitFor(2)
  expect(delivery.mailTo(COMPANY).text).toContain('Milline pakiautomaat: win at www.spam.example/now')
  expect(delivery.mailTo('onne@example.ee').text).not.toContain('spam')
})

test('what a visitor typed cannot add a header, a recipient or markup', async () => {
  await delivery.startWorker()
  const message = 'Tere\r\n\r\n.\r\nBcc: all@example.ee\r\n<script>alert(1)</script>'
  await delivery.send(aContactMessage({ name: '"Mari" <all@example.ee>, x', message }))
  await delivery.server.waitFor(2)
  expect(delivery.server.accepted.map(mail => [addressesOf(mail.to).map(([, address]) => address), mail.bcc, mail.cc])).toEqual(
    expect.arrayContaining([
      [[COMPANY], undefined, undefined],
      [['onne@example.ee'], undefined, undefined],
    ]),
  )
  const mail = delivery.mailTo(COMPANY)
  expect(addressesOf(mail.replyTo)).toEqual([['"Mari" <all@example.ee>, x', 'onne@example.ee']])
  expect(mail.html).not.toContain('<script>')
  expect(mail.text).toContain('> Bcc: all@example.ee')
  expect(delivery.mailTo('onne@example.ee').text).toMatch(/^Tere!\n/)
})

test.each([anEnquiry, (fields: object) => delivery.order({ ...fields })])(
  'an acknowledgement repeats nothing that a stranger could have typed',
  async form => {
    await delivery.startWorker()
    await delivery.send(form({ name: 'win money at www.spam.example', message: 'http://spam.example' }))
    await delivery.server.waitFor(2)
    const mail = delivery.mailTo('onne@example.ee')
    expect(mail.text).not.toContain('spam')
    expect(JSON.stringify([mail.to, mail.subject])).not.toContain('spam')
  },
)
