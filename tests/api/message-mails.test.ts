import type { ParsedMail } from 'mailparser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOSE_TRAINING } from '#src/features/messages/forms/offered-services.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aService, create, createAdministrator, logIn } from '#tests/support/builders.ts'
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
      'SmartPosti',
      'Tartu Sõbra 41/43, 50106',
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

describe.each(FORMS)('a message of the kind %s', (kind, form, subject, contents) => {
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
          'Способ доставки: Посылочный автомат',
          'Способ оплаты: Счёт',
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
      const parcel = ['SmartPosti', 'Tartu Sõbra 41/43, 50106', withdrawal, 'info@aroomikoda.example', publicUrl + terms]
      for (const content of [title, 'Õli', delivered, paid, sum, ...seller, ...parcel]) expect(reply.text).toContain(content)
      expect(reply.html).not.toContain('<b>Night')
    }
  })
})

describe('the mail to the company', () => {
  beforeEach(() => delivery.startWorker())
  afterEach(() => api.orm.em.fork().execute('update users set locale = null, removed_at = null; delete from services'))

  const chosenBy = (client: typeof api.administrator, locale: string) => client.put('/api/account/language', { locale })
  const companyMailOf = async (form: object) => {
    const number = await delivery.send(form)
    const sent = () => delivery.server.accepted.find(({ messageId }) => messageId === `<${number}.company@example.ee>`)
    await expect.poll(sent, { timeout: 20_000 }).toBeDefined()
    const { subject = '', text = '', html } = sent() as ParsedMail
    return { subject: subject.replace(number, 'NUMBER'), text: text.replaceAll(number, 'NUMBER'), html }
  }

  const ORDERS = {
    et: {
      subject: 'E-poe tellimus NUMBER – Анна – 3041,30\u00a0€',
      text: `Number: NUMBER
Liik: E-poe tellimus
Nimi: Анна
E-post: onne@example.ee
Telefon: +372 5123 4567
Saatja keel: vene
Tarneviis: Pakiautomaat
Pakiautomaatide võrk: SmartPosti
Pakiautomaat: Tartu Sõbra 41/43, 50106
Makseviis: Arve

Küünal „Öö"
  2 tk × 19,90\u00a0€ = 39,80\u00a0€
Õli
  3 tk × 1000,50\u00a0€ = 3001,50\u00a0€
Tarne: 0,00\u00a0€
Kokku: 3041,30\u00a0€
Hinnad sisaldavad käibemaksu.

> Без упаковки

https://www.example.ee/admin?to=/admin/messages%3Fq%3DNUMBER
`,
    },
    en: {
      subject: 'Order NUMBER – Анна – €3,041.30',
      text: `Number: NUMBER
Type: Order
Name: Анна
E-mail: onne@example.ee
Phone: +372 5123 4567
Sender’s language: Russian
Delivery: Parcel machine
Parcel network: SmartPosti
Parcel machine: Tartu Sõbra 41/43, 50106
Payment: Invoice

Candle <b>Night</b>
  2 pcs × €19.90 = €39.80
Õli
  3 pcs × €1,000.50 = €3,001.50
Delivery: €0.00
Total: €3,041.30
Prices include VAT.

> Без упаковки

https://www.example.ee/en/admin?to=/en/admin/messages%3Fq%3DNUMBER
`,
    },
    ru: {
      subject: 'Заказ NUMBER – Анна – 3\u00a0041,30\u00a0€',
      text: `Номер: NUMBER
Вид: Заказ
Имя: Анна
Эл. почта: onne@example.ee
Телефон: +372 5123 4567
Язык отправителя: русский
Способ доставки: Посылочный автомат
Сеть посылочных автоматов: SmartPosti
Посылочный автомат: Tartu Sõbra 41/43, 50106
Способ оплаты: Счёт

Свеча
  2 шт. × 19,90\u00a0€ = 39,80\u00a0€
Õli
  3 шт. × 1\u00a0000,50\u00a0€ = 3\u00a0001,50\u00a0€
Доставка: 0,00\u00a0€
Итого: 3\u00a0041,30\u00a0€
Цены включают налог с оборота.

> Без упаковки

https://www.example.ee/ru/admin?to=/ru/admin/messages%3Fq%3DNUMBER
`,
    },
  } as const

  test.each(['et', 'en', 'ru'] as const)(
    'is in the language that the administrator chose, and keeps the visitor’s own words: %s',
    async locale => {
      await chosenBy(api.administrator, locale)
      const order = delivery.order({ ...TO_A_MACHINE, name: 'Анна', locale: 'ru', message: 'Без упаковки' })
      const { subject, text, html } = await companyMailOf(order)
      expect({ subject, text }).toEqual(ORDERS[locale])
      expect(html).toContain(`<html lang="${locale}">`)
    },
  )

  test('names the service of an offer in that language, whatever language the title was sent in', async () => {
    await chosenBy(api.administrator, 'ru')
    await create(api.administrator, '/api/services/uritused', aService())
    const { subject, text } = await companyMailOf(anOfferRequest({ locale: 'en', subject: '|TEENUS| An evening of scents' }))
    expect(subject).toBe('Запрос предложения NUMBER – Вечер ароматов – Õnne Ääremaa')
    expect(text).toContain('\nЯзык отправителя: английский\nУслуга: Вечер ароматов\nКомпания: OÜ Õunaaed & pojad\n')
  })

  test('names nose training likewise, which has a page instead of a place in the catalogue', async () => {
    await chosenBy(api.administrator, 'en')
    const { subject } = await companyMailOf(anOfferRequest({ subject: `|TEENUS| ${NOSE_TRAINING.et}` }))
    expect(subject).toBe(`Request for an offer NUMBER – ${NOSE_TRAINING.en} – Õnne Ääremaa`)
  })

  test('names a service without a translation, or of which the catalogue knows nothing, as it was sent', async () => {
    await chosenBy(api.administrator, 'ru')
    await create(api.administrator, '/api/services/uritused', aService({ title_ru: null }))
    expect((await companyMailOf(anOfferRequest())).text).toContain('Услуга: Lõhnade õhtu\n')
    expect((await companyMailOf(anOfferRequest({ subject: '|TEENUS| Miski muu' }))).text).toContain('Услуга: Miski muu\n')
  })

  test('is in the language of the first administrator that has chosen one, of those that are not removed', async () => {
    const second = await createAdministrator(api.orm)
    const third = await createAdministrator(api.orm)
    await chosenBy(await logIn(api.visitor, third), 'en')
    await chosenBy(await logIn(api.visitor, second), 'ru')
    expect((await companyMailOf(anEnquiry())).subject).toBe('Запрос NUMBER – Õnne Ääremaa')
    expect((await api.administrator.delete(`/api/users/${second.id}`)).statusCode).toBe(204)
    expect((await companyMailOf(anEnquiry())).subject).toBe('Enquiry NUMBER – Õnne Ääremaa')
  })
})

test('an order with another delivery says that the cost of delivery is told later', async () => {
  await delivery.startWorker()
  await delivery.send(delivery.order({ select_delivery: 'other' }))
  await delivery.server.waitFor(2)
  const { text } = delivery.mailTo('onne@example.ee')
  expect(text).toContain('Tarne: hinna ütleme enne saatmist')
  expect(text).not.toContain('pakiautomaat')
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
  'an acknowledgement repeats nothing that a stranger could have typed: form %$',
  async form => {
    await delivery.startWorker()
    await delivery.send(form({ name: 'win money at www.spam.example', message: 'http://spam.example' }))
    await delivery.server.waitFor(2)
    const mail = delivery.mailTo('onne@example.ee')
    expect(mail.text).not.toContain('spam')
    expect(JSON.stringify([mail.to, mail.subject])).not.toContain('spam')
  },
)
