import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { ApiUnderTest } from './api-app.ts'
import { type ApiClient, type Headers, sessionCookie } from './api-requests.ts'
import { type Account, createAdministrator, logIn } from './builders.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

export type PasskeyOwner = {
  readonly account: Account
  /** Logged in. */
  readonly client: ApiClient
  readonly key: SoftwareAuthenticator
  readonly passkeyId: number
  /** The recovery codes that came with the first passkey. */
  readonly codes: string[]
}

/** A new account with one passkey. */
export async function passkeyOwner(api: ApiUnderTest, key = new SoftwareAuthenticator()): Promise<PasskeyOwner> {
  const account = await createAdministrator(api.orm)
  const client = await logIn(api.visitor, account)
  const answer = await addPasskey(client, key)
  expect(answer.statusCode, answer.body).toBe(201)
  const { passkey, recovery_codes } = answer.json()
  return { account, client, key, passkeyId: passkey.id, codes: recovery_codes }
}

/** A person with a passkey whose account needs it beside the password. */
export async function secondFactorOwner(api: ApiUnderTest, key?: SoftwareAuthenticator): Promise<PasskeyOwner> {
  const owner = await passkeyOwner(api, key)
  expect((await owner.client.put('/api/account/second-factor', { is_needed: true })).statusCode).toBe(200)
  return owner
}

export async function addPasskey(
  client: ApiClient,
  key: SoftwareAuthenticator,
  name = 'Telefon',
): Promise<LightMyRequestResponse> {
  const options = await client.post('/api/account/passkeys/options')
  expect(options.statusCode, options.body).toBe(200)
  return client.post('/api/account/passkeys', { name, response: key.create(options.json()) })
}

/** Begins a log-in with a passkey. @returns the browser that the server asked for one, and the server's options */
export async function askForPasskey(
  visitor: ApiClient,
  headers?: Headers,
): Promise<{ client: ApiClient; options: { challenge: string; allowCredentials?: { id: string }[] } }> {
  const answer = await visitor.post('/auth/login/passkey/options', undefined, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  const cookie = sessionCookie(answer)
  return { client: cookie ? visitor.withCookie(cookie) : visitor, options: answer.json() }
}

/** Requests the options, signs and sends. */
export async function logInWithPasskey(
  visitor: ApiClient,
  key: SoftwareAuthenticator,
  difference: Parameters<SoftwareAuthenticator['get']>[1] = {},
): Promise<LightMyRequestResponse> {
  const { client, options } = await askForPasskey(visitor)
  return client.post('/auth/login/passkey', { response: key.get(options, difference) })
}

/** Logs in as far as the right password of an account that needs a second step. @returns the browser, asked for that step */
export async function givePassword(visitor: ApiClient, { email, password }: Account, headers?: Headers): Promise<ApiClient> {
  const answer = await visitor.post('/auth/login', { email, password }, headers)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  return visitor.withCookie(String(sessionCookie(answer)))
}
