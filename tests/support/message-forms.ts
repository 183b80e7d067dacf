import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { MessageKind } from '#common/message-rules.ts'
import type { MessageSummary, MessageView } from '#server/inbox/inbox.schemas.ts'
import { administratorLogin } from './administrator-login.ts'

type Fields = Readonly<Record<string, string>>

/** How to open and fill a form, and its messages in Estonian. */
export type FormCase = {
  readonly kind: MessageKind
  /** Opens the page and the form, and returns it. */
  open(page: Page): Promise<Locator>
  /** Values beside the sender's name, e-mail and phone. */
  readonly fields: Fields
  /** A field, a wrong value, and the error that the field then shows. */
  readonly invalid: readonly (readonly [name: string, value: string, error: RegExp])[]
  readonly success: string
  readonly failure: string
}

const SENDER: Fields = { name: 'Õnne Ääremaa', email: 'onne@aaremaa.studio', phone: '+372 5555 5555' }
/** The error of each of the sender's fields, in every form. */
export const SENDER_ERRORS = [
  ['name', '', /Sisestage oma nimi/],
  ['name', 'A', /Sisestage oma nimi/],
  ['email', '', /Sisestage e-posti aadress/],
  ['email', 'onne.aaremaa.studio', /üks @-märk/],
  ['email', 'onne@aaremaa', /Aadressi lõpp on poolik/],
  ['email', 'õnne@aaremaa.studio', /märk, mida seal olla ei saa/],
  ['phone', '', /Sisestage telefoninumber/],
  ['phone', '12 3456', /vähemalt 7 numbrit/],
  ['phone', 'helista mulle', /Telefoninumbris võivad olla/],
] as const

/** For forms beside one whose every error is tried: all take the sender's fields from one place. */
const ONE_SENDER_ERROR = [SENDER_ERRORS[6]] as const

/** A day in the future, as `<input type="date">` has it. */
export const FUTURE_DAY = '2031-12-30'

export const CART = {
  1: {
    product: {
      header: 'Toode',
      header_en: 'Product',
      header_ru: 'Товар',
      price: 10,
      new_price: null,
      image: null,
      category_id: 1,
    },
    quantity: 2,
  },
}

const dialogForm = (page: Page) => page.locator('.form-dialog form')

async function openByLink(page: Page, path: string, link: string): Promise<Locator> {
  await page.goto(path)
  await page.locator(link).first().click()
  await expect(dialogForm(page)).toBeVisible()
  return dialogForm(page)
}

export const FORM_CASES: readonly FormCase[] = [
  {
    kind: 'enquiry',
    open: page => openByLink(page, '/kaubamark', '.site-header-enquiry'),
    fields: { select: '100-natural-oils', message: 'Tere!\nKas teil on kuuseõli?' },
    invalid: [...ONE_SENDER_ERROR, ['select', '', /Valige teenus/], ['message', ' ', /Kirjutage sõnum/]],
    success: 'Päring on saadetud!',
    failure: 'Päringu saatmine ebaõnnestus!',
  },
  {
    kind: 'contact',
    async open(page) {
      await page.goto('/kontakt')
      return page.locator('[data-contact-form] form')
    },
    fields: { message: 'Tere, Анна kirjutab.' },
    invalid: [...SENDER_ERRORS, ['message', '', /Kirjutage sõnum/]],
    success: 'Sõnum on saadetud!',
    failure: 'Sõnumi saatmine ebaõnnestus!',
  },
  {
    kind: 'offer',
    open: page => openByLink(page, '/teenused/uritused', '.service-slide [data-form-dialog]'),
    fields: { select_lang: 'ukrainian', participants: '12', select_city: 'studio', date: FUTURE_DAY, time: '08:30' },
    invalid: [
      ...ONE_SENDER_ERROR,
      ['select_lang', '', /Valige ürituse keel/],
      ['participants', '', /osalejate arv, 1–10\u00a0000/],
      ['participants', '0', /osalejate arv, 1–10\u00a0000/],
      ['select_city', '', /Valige toimumiskoht/],
      ['date', '', /Valige kuupäev/],
      ['date', '2020-01-01', /kuupäev on juba möödas/],
      ['time', '', /Valige kellaaeg/],
    ],
    success: 'Hinnapäring on saadetud!',
    failure: 'Hinnapäringu saatmine ebaõnnestus!',
  },
  {
    kind: 'scent-offer',
    open: page => openByLink(page, '/teenused/lohnastuslahendused', '.service-slide [data-form-dialog]'),
    fields: { ettevote: 'Hotell OÜ', city: 'parnu' },
    invalid: [...ONE_SENDER_ERROR, ['city', '', /Valige linn/]],
    success: 'Hinnapäring on saadetud!',
    failure: 'Hinnapäringu saatmine ebaõnnestus!',
  },
  {
    kind: 'booking',
    open: page => openByLink(page, '/', 'main [data-form-dialog]'),
    fields: { select_city: 'valga', select: 'consultation', message: 'Sobib iga päev.' },
    invalid: [
      ...ONE_SENDER_ERROR,
      ['select_city', '', /Valige linn/],
      ['select', '', /Valige teema/],
      ['message', '', /Kirjutage sõnum/],
    ],
    success: 'Kohtumise soov on saadetud!',
    failure: 'Kohtumise soovi saatmine ebaõnnestus!',
  },
]

/** @throws Error when no form sends messages of this kind */
export function formOf(kind: MessageKind): FormCase {
  const form = FORM_CASES.find(one => one.kind === kind)
  if (!form) throw new Error(`There is no form of ${kind}`)
  return form
}

/** Valid values for all fields; the name is this test's own, so that it can find its message. */
export function validFields(form: Pick<FormCase, 'fields'>): Record<string, string> {
  return { ...SENDER, name: `Õnne ${randomUUID()}`, ...form.fields }
}

export async function fillForm(form: Locator, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await fillField(form, name, value)
}

export async function fillField(form: Locator, name: string, value: string): Promise<void> {
  const field = fieldOf(form, name)
  if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption(value)
  else await field.fill(value)
}

export function fieldOf(form: Locator, name: string): Locator {
  return form.locator(`[data-field] [name="${name}"]`)
}

/** The inbox as the administrator's program sees it. */
export async function inbox(baseURL: string): Promise<{ find(q: string): Promise<MessageView[]>; api: APIRequestContext }> {
  const api = await administratorLogin(baseURL)
  return {
    api,
    async find(q) {
      const answer = await api.get('/api/messages', { params: { q } })
      const { messages } = (await answer.json()) as { messages: MessageSummary[] }
      return Promise.all(messages.map(async ({ id }) => (await (await api.get(`/api/messages/${id}`)).json()) as MessageView))
    },
  }
}
