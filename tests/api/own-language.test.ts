import { describe, expect, test } from 'vitest'
import { User } from '#server/users/user.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, sessionCookie } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'

const api = useApi()

const ownLanguage = async (client: ApiClient) => (await client.get('/auth/authenticate')).json().user.locale as unknown
const choose = (client: ApiClient, locale: unknown) => client.put('/api/account/language', { locale })

describe('the language of an account', () => {
  test('is the one of its first log-in; later ones, and a log-in that names none, leave it', async () => {
    const account = await createAdministrator(api.orm)
    expect(await ownLanguage(await logIn(api.visitor, account))).toBeNull()
    const answer = await api.visitor.post('/auth/login', { ...account, locale: 'ru' })
    expect(answer.json()).toEqual({ authenticated: true, user: { id: account.id, email: account.email, locale: 'ru' } })
    const again = await api.visitor.post('/auth/login', { ...account, locale: 'en' })
    expect(await ownLanguage(api.visitor.withCookie(String(sessionCookie(again))))).toBe('ru')
  })

  test('is not set by a log-in with a wrong password', async () => {
    const { id, email } = await createAdministrator(api.orm)
    expect((await api.visitor.post('/auth/login', { email, password: 'not this one', locale: 'ru' })).statusCode).toBe(401)
    expect(await api.orm.em.fork().findOneOrFail(User, { id })).toMatchObject({ locale: null })
  })

  test('is changed by its administrator, at once in every session of the account, and in no other account', async () => {
    const [account, other] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    const [here, elsewhere] = [await logIn(api.visitor, account), await logIn(api.visitor, account)]
    const stranger = await logIn(api.visitor, other)
    const answer = await choose(here, 'en')
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: account.id, email: account.email, locale: 'en' }])
    expect([await ownLanguage(here), await ownLanguage(elsewhere), await ownLanguage(stranger)]).toEqual(['en', 'en', null])
  })

  test('is one of the site’s', async () => {
    for (const locale of ['xx', '', null, 1]) {
      expect((await choose(api.administrator, locale)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'locale' }],
      })
    }
    expect(await ownLanguage(api.administrator)).toBeNull()
  })
})
