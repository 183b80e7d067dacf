import { randomUUID } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect } from 'vitest'
import { BODY, DESCRIPTION, HEADER, type LocalizedField, NAME, TITLE } from '#common/localized-fields.ts'
import { createUser } from '#server/administrators/administrator.service.ts'
import { hashPassword } from '#server/passwords/password.ts'
import { ProductView } from '#server/products/product.schemas.ts'
import { sessionCookie, type ApiClient } from './api-requests.ts'

export type Account = { id: number; email: string; password: string }

/** A hash is slow on purpose, and most accounts of the tests have one password. */
const HASHES = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = HASHES.get(password) ?? hashPassword(password)
  HASHES.set(password, hash)
  return hash
}

export async function createAdministrator(orm: MikroORM, account: Partial<Account> = {}): Promise<Account> {
  const email = account.email ?? `${randomUUID()}@example.ee`
  const password = account.password ?? 'a long enough password'
  const user = await createUser(orm.em.fork(), { email, passwordHash: await hashOf(password), now: new Date() })
  return { id: user.id, email, password }
}

/** Logs in, and returns the client with the session. */
export async function logIn(visitor: ApiClient, { email, password }: Pick<Account, 'email' | 'password'>): Promise<ApiClient> {
  const answer = await visitor.post('/auth/login', { email, password })
  expect(answer.statusCode).toBe(200)
  const cookie = sessionCookie(answer)
  if (!cookie) throw new Error('Logging in set no session cookie.')
  return visitor.withCookie(cookie)
}

type Fields = Record<string, unknown>

/** A text's fields; a language without words of its own here has the English ones, so that no field is empty. */
const inEveryLanguage = <Name extends string>(field: LocalizedField<Name>, estonian: string, english: string, russian: string) =>
  field.fields(
    () => estonian,
    name => (name.endsWith('_ru') ? russian : english),
  )

export const aCategory = (fields: Fields = {}): Fields => ({
  ...inEveryLanguage(NAME, `Küünlad ${randomUUID()}`, 'Candles', 'Свечи'),
  ...fields,
})

export const aProduct = (fields: Fields & { category_id: number }): Fields => ({
  image: '/pildid/kaubamark.svg',
  ...inEveryLanguage(HEADER, 'Lavendliküünal', 'Lavender candle', 'Лавандовая свеча'),
  ...inEveryLanguage(DESCRIPTION, '<p>Põleb 40 tundi.</p>', '<p>Burns for 40 hours.</p>', '<p>Горит 40 часов.</p>'),
  price: 24.9,
  new_price: 19.9,
  ...fields,
})

export const aPost = (fields: Fields = {}): Fields => ({
  image: '/pildid/sygis.jpg',
  ...inEveryLanguage(HEADER, 'Sügise lõhnad', 'Scents of autumn', 'Ароматы осени'),
  ...inEveryLanguage(BODY, '<p>Kaneel ja õun.</p>', '<p>Cinnamon and apple.</p>', '<p>Корица и яблоко.</p>'),
  ...fields,
})

export const aService = (fields: Fields = {}): Fields => ({
  image: null,
  ...inEveryLanguage(TITLE, 'Lõhnade õhtu', 'An evening of scents', 'Вечер ароматов'),
  ...inEveryLanguage(BODY, '<p>Kuni 12 inimesele.</p>', '<p>For up to 12 people.</p>', '<p>До 12 человек.</p>'),
  ...fields,
})

export const aText = (fields: Fields = {}): Fields => ({
  ...inEveryLanguage(BODY, '<p>Tere tulemast.</p>', '<p>Welcome.</p>', '<p>Добро пожаловать.</p>'),
  ...fields,
})

/** Creates an item and returns what the API answered. */
export async function create(client: ApiClient, list: string, fields: Fields): Promise<{ id: number } & Fields> {
  const answer = await client.post(list, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

export async function createProduct(client: ApiClient, fields: Parameters<typeof aProduct>[0]): Promise<ProductView> {
  return ProductView.parse(await create(client, '/api/products', aProduct(fields)))
}
