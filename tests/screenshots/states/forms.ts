import type { Page } from '@playwright/test'
import type { SitePath } from '#common/paths.ts'
import type { State } from '../state.ts'
import { answer, dialog, expectText, fill, press, problem } from '../steps.ts'

type Fields = Readonly<Record<string, string>>
type Form = {
  readonly name: string
  readonly path: SitePath
  /** What opens it; it is on the page where there is none. */
  readonly opens?: string | RegExp
  /** Beside the sender's; of a select the value of an option. */
  readonly fields: Fields
  readonly success: string
}

const SENDER: Fields = { Nimi: 'Õnne Ääremaa', 'E-post': 'onne@aaremaa.studio', Telefon: '+372 5555 5555' }
const WRONG: Fields = { Nimi: 'A', 'E-post': 'onne@aaremaa', Telefon: 'helista mulle' }
const MESSAGE = 'Tere!\nKas teil on kuuseõli?'

const FORMS: readonly Form[] = [
  { name: 'contact', path: '/kontakt', fields: { Sõnum: MESSAGE }, success: 'Sõnum on saadetud!' },
  {
    name: 'enquiry',
    path: '/kontakt/paring',
    fields: { Teenus: 'design', Sõnum: MESSAGE },
    success: 'Päring on saadetud!',
  },
  {
    name: 'enquiry-dialog',
    path: '/kaubamark',
    opens: 'Saada päring',
    fields: { Teenus: 'design', Sõnum: MESSAGE },
    success: 'Päring on saadetud!',
  },
  {
    name: 'offer-dialog',
    path: '/teenused/uritused',
    opens: /^Küsi pakkumist/,
    fields: {
      'Ürituse keel': 'english',
      'Osalejate arv': '12',
      Toimumiskoht: 'studio',
      Kuupäev: '2031-12-30',
      Kellaaeg: '08:30',
    },
    success: 'Hinnapäring on saadetud!',
  },
  {
    name: 'scent-offer-dialog',
    path: '/teenused/lohnastuslahendused',
    opens: /^Küsi pakkumist/,
    fields: { Ettevõte: 'Hotell OÜ', Linn: 'tallinn' },
    success: 'Hinnapäring on saadetud!',
  },
  {
    name: 'booking-dialog',
    path: '/',
    opens: 'Broneeri kohtumine',
    fields: { Linn: 'tallinn', Teema: 'product-presentation', Sõnum: MESSAGE },
    success: 'Kohtumise soov on saadetud!',
  },
]

/** The form, opened. A phone has the header's link in its menu. */
async function open(page: Page, { opens }: Form) {
  if (opens === undefined) return page.getByRole('main')
  const isInMenu = opens === 'Saada päring' && !(await page.getByRole('banner').getByRole('link', { name: opens }).isVisible())
  if (isInMenu) await press(page, 'Ava menüü')
  await press(isInMenu ? await dialog(page) : page, opens)
  await page.getByRole('dialog').getByLabel(/^Nimi/).waitFor()
  return dialog(page)
}

const send = async (page: Page, form: Form, fields: Fields) => {
  const shown = await open(page, form)
  await fill(shown, fields)
  await press(shown, 'Saada')
}

function statesOf(form: Form): State[] {
  const { name, path, success } = form
  const all = { ...SENDER, ...form.fields }
  const shows = form.opens === undefined ? {} : { shows: 'window' as const }
  const state = (what: string, steps: (page: Page) => Promise<void>): State => ({
    name: `${name}--${what}`,
    path,
    ...shows,
    steps,
  })
  return [
    ...(form.opens === undefined ? [] : [state('open', async page => void (await open(page, form)))]),
    state('filled', async page => fill(await open(page, form), all)),
    state('empty-fields', async page => {
      await send(page, form, {})
      await expectText(page, 'Sisestage oma nimi')
    }),
    state('wrong-fields', async page => {
      await send(page, form, { ...all, ...WRONG })
      await expectText(page, /Aadressi lõpp on poolik/)
    }),
    state('not-sent', async page => {
      await answer(page, '**/send-email', { status: 500, body: 'katki' })
      await send(page, form, all)
      await expectText(page, /Midagi läks valesti/)
    }),
    {
      ...state('sent', async page => {
        await answer(page, '**/send-email', { status: 200, contentType: 'text/plain', body: 'K7QX-3M9D' })
        await send(page, form, all)
        await expectText(page, success)
      }),
      shows: 'window',
    },
  ]
}

const [CONTACT] = FORMS as [Form]

const refusals: readonly State[] = [
  {
    name: 'contact--no-answer',
    path: '/kontakt',
    async steps(page) {
      await answer(page, '**/send-email', 'no answer')
      await send(page, CONTACT, { ...SENDER, ...CONTACT.fields })
      await expectText(page, /Serverilt ei tulnud kinnitust/)
    },
  },
  {
    name: 'contact--offline',
    path: '/kontakt',
    async steps(page) {
      await fill(page, { ...SENDER, ...CONTACT.fields })
      await page.getByLabel(/^Nimi/).blur()
      await page.context().setOffline(true)
      await press(page, 'Saada')
      await expectText(page, /Internetiühendus puudub/)
    },
  },
  {
    name: 'contact--too-many',
    path: '/kontakt',
    async steps(page) {
      await answer(page, '**/send-email', problem(429, 'TOO_MANY_REQUESTS'))
      await send(page, CONTACT, { ...SENDER, ...CONTACT.fields })
      await expectText(page, /liiga palju sõnumeid/)
    },
  },
  {
    name: 'contact--refused-field',
    path: '/kontakt',
    async steps(page) {
      const errors = [{ path: 'email', code: 'INVALID', message: 'no' }]
      await answer(page, '**/send-email', problem(422, 'VALIDATION_FAILED', { errors }))
      await send(page, CONTACT, { ...SENDER, ...CONTACT.fields })
      await expectText(page, /Sisestage e-posti aadress/)
    },
  },
]

/** Visitors' forms: open, filled, each error, not sent, sent. */
export const forms: readonly State[] = [...FORMS.flatMap(statesOf), ...refusals]
