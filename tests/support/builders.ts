import { randomUUID } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect } from 'vitest'
import { hashPassword } from '#server/passwords/password.ts'
import { createUser } from '#server/administrators/administrator.service.ts'
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

export const aCategory = (fields: Fields = {}): Fields => ({
  name: `Küünlad ${randomUUID()}`,
  name_en: 'Candles',
  name_ru: 'Свечи',
  ...fields,
})

export const aProduct = (fields: Fields & { category_id: number }): Fields => ({
  image: '/pildid/kaubamark.svg',
  header: 'Lavendliküünal',
  header_en: 'Lavender candle',
  header_ru: 'Лавандовая свеча',
  description: '<p>Põleb 40 tundi.</p>',
  description_en: '<p>Burns for 40 hours.</p>',
  description_ru: '<p>Горит 40 часов.</p>',
  price: 24.9,
  new_price: 19.9,
  ...fields,
})

export const aPost = (fields: Fields = {}): Fields => ({
  image: '/pildid/sygis.jpg',
  header: 'Sügise lõhnad',
  header_en: 'Scents of autumn',
  header_ru: 'Ароматы осени',
  body: '<p>Kaneel ja õun.</p>',
  body_en: '<p>Cinnamon and apple.</p>',
  body_ru: '<p>Корица и яблоко.</p>',
  ...fields,
})

export const aService = (fields: Fields = {}): Fields => ({
  image: null,
  title: 'Lõhnade õhtu',
  title_en: 'An evening of scents',
  title_ru: 'Вечер ароматов',
  body: '<p>Kuni 12 inimesele.</p>',
  body_en: '<p>For up to 12 people.</p>',
  body_ru: '<p>До 12 человек.</p>',
  ...fields,
})

export const aText = (fields: Fields = {}): Fields => ({
  body: '<p>Tere tulemast.</p>',
  body_en: '<p>Welcome.</p>',
  body_ru: '<p>Добро пожаловать.</p>',
  ...fields,
})

/** Creates an item and returns what the API answered. */
export async function create(client: ApiClient, list: string, fields: Fields): Promise<{ id: number } & Fields> {
  const answer = await client.post(list, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
