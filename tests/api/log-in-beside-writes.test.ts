import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, sessionCookie } from '#tests/support/api-requests.ts'
import { aPost, createAdministrator, logIn } from '#tests/support/builders.ts'
import { sendHalf } from '#tests/support/held-request.ts'

const api = useApi()
const NEW_PASSWORD = 'a quite different password'

type Account = Awaited<ReturnType<typeof createAdministrator>>

let account: Account
/** The browser with the session in which the write began. */
let browser: ApiClient
let cookie: string | null
beforeEach(async () => {
  account = await createAdministrator(api.orm)
  cookie = sessionCookie(await api.visitor.post('/auth/login', account))
  browser = api.visitor.withCookie(String(cookie))
})

/** Logs this browser in once more. @returns the browser with its new session */
async function logInAgain(by: Account = account): Promise<ApiClient> {
  const answer = await browser.post('/auth/login', by)
  expect(answer.statusCode).toBe(200)
  return api.visitor.withCookie(String(sessionCookie(answer)))
}

/** Sends half of a new post, does what comes meanwhile, and sends the rest. @returns the status of the answer */
async function writeDuring(meanwhile: () => Promise<unknown>): Promise<number> {
  const body = Buffer.from(JSON.stringify(aPost()))
  const finish = await sendHalf(api, { cookie, path: '/api/posts', type: 'application/json', body })
  await meanwhile()
  return Number((await finish()).split(' ', 2)[1])
}

const changePassword = async (client: ApiClient) => {
  const change = { current_password: account.password, new_password: NEW_PASSWORD }
  expect((await client.put('/api/account/password', change)).statusCode).toBe(204)
}

test('a write goes on while its administrator logs in once more in another tab', async () => {
  expect(await writeDuring(logInAgain)).toBe(201)
})

describe('a write under way is refused after a log-in', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['of another account', async () => logInAgain(await createAdministrator(api.orm))],
    ['and a log-out', async () => (await logInAgain()).get('/auth/logout')],
    ['and a new password there', async () => changePassword(await logInAgain())],
    [
      'and a new password elsewhere',
      async () => logInAgain().then(async () => changePassword(await logIn(api.visitor, account))),
    ],
    ['and the removal of the account', async () => logInAgain().then(() => api.administrator.delete(`/api/users/${account.id}`))],
    [
      'with the password before',
      async () => {
        await logInAgain()
        // As a log-in leaves it that ends after the change has ended all sessions.
        await api.sql(`update users set password_hash = 'another' where id = ?`, [account.id])
      },
    ],
    [
      'when its session had been ended from elsewhere',
      async () => {
        await api.sql('delete from sessions where user_id = ?', [account.id])
        await logInAgain()
      },
    ],
  ])('%s', async (_name, meanwhile) => {
    expect(await writeDuring(meanwhile)).toBe(401)
  })

  test('when the password was changed in its own session', async () => {
    expect(await writeDuring(() => changePassword(browser))).toBe(401)
  })
})
