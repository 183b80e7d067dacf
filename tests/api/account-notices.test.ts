import type { ParsedMail } from 'mailparser'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locale, LOCALES, localePrefix } from '#common/locales.ts'
import { AccountNotice } from '#server/account-notices/account-notice.entity.ts'
import { NOTICE_TEXTS } from '#server/account-notices/account-notice.i18n.ts'
import { applyRetention } from '#server/app/apply-retention.ts'
import { User } from '#server/users/user.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { allCookies } from '#tests/support/api-requests.ts'
import { type Account, createAdministrator } from '#tests/support/builders.ts'
import { addressesOf, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { addPasskey } from '#tests/support/passkey-steps.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'

const api = useApi()
const delivery = useMailDelivery(api)
const NEW_PASSWORD = 'hoopis teistsugune lause'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const SITE = 'https://www.example.ee'

beforeEach(async () => {
  await api.orm.em.fork().execute('delete from mails; delete from account_notices')
})

const logIn = ({ email, password }: Account, cookie = '') =>
  api.visitor.withCookie(cookie).post('/auth/login', { email, password }, FIREFOX)
const setLocale = (account: Account, locale: Locale) => api.orm.em.fork().nativeUpdate(User, { id: account.id }, { locale })

/** The mails that arrive, by address. */
async function arrived(count: number): Promise<Map<string | undefined, ParsedMail>> {
  await delivery.startWorker()
  await delivery.server.waitFor(count)
  await delivery.allIn('sent')
  expect(delivery.server.accepted).toHaveLength(count)
  return new Map(delivery.server.accepted.map(mail => [addressesOf(mail.to)[0]?.[1], mail]))
}

describe('a log-in from a browser that the account does not know', () => {
  test.each([
    ['et', 'Sisselogimine uuest seadmest', 'Seade: Firefox, Linux', 'võõrad pääsuvõtmed', `${SITE}/admin/parool`],
    ['en', 'A log-in from a new device', 'Device: Firefox, Linux', 'passkeys that are not yours', `${SITE}/en/admin/parool`],
    ['ru', 'Вход с нового устройства', 'Устройство: Firefox, Linux', 'чужие ключи доступа', `${SITE}/ru/admin/parool`],
  ] as const)('is mailed in %s to its owner, with what to do', async (locale, subject, device, cure, link) => {
    const account = await createAdministrator(api.orm)
    await logIn(account)
    await setLocale(account, locale)
    await logIn(account)
    const mail = (await arrived(1)).get(account.email)
    expect([mail?.subject, mail?.headers.get('auto-submitted')]).toEqual([subject, 'auto-generated'])
    expect(mail?.text).toContain(device)
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(cure)
    expect(mail?.text).toMatch(/: \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\n/)
    expect(mail?.text).toContain(`\n${link}\n`)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.text).not.toMatch(/127\.0\.0/)
  })

  test('is told in every language where the account has none', async () => {
    const account = await createAdministrator(api.orm)
    await logIn(account)
    await logIn(account)
    const mail = (await arrived(1)).get(account.email)
    expect(mail?.subject).toBe(LOCALES.map(locale => NOTICE_TEXTS['new-device'][locale].subject).join(' / '))
    for (const prefix of LOCALES.map(localePrefix)) expect(mail?.text).toContain(`\n${SITE}${prefix}/admin/parool\n`)
    expect(String(mail?.html).match(/<div lang="\w+">/g)).toHaveLength(LOCALES.length)
  })

  test('is told once: the account’s first log-in and further ones from a known browser are not', async () => {
    const account = await createAdministrator(api.orm)
    const first = allCookies(await logIn(account))
    await logIn(account, first)
    const second = allCookies(await logIn(account))
    await Promise.all([logIn(account, second), logIn(account, second)])
    expect((await api.orm.em.fork().find(AccountNotice, {})).map(({ kind }) => kind)).toEqual(['new-device'])
  })
})

describe('what strangers would do with an account is told to its owner', () => {
  test('a change of the password', async () => {
    const account = await createAdministrator(api.orm)
    await setLocale(account, 'en')
    const client = api.visitor.withCookie(allCookies(await logIn(account)))
    const change = { current_password: account.password, new_password: NEW_PASSWORD }
    expect((await client.put('/api/account/password', change, FIREFOX)).statusCode).toBe(204)
    const mail = (await arrived(1)).get(account.email)
    expect(mail?.subject).toBe('Your password has been changed')
    expect(mail?.text).toContain('Device: Firefox, Linux')
  })

  test('a new password by mail, in the language it was asked for in', async () => {
    const account = await createAdministrator(api.orm)
    await api.visitor.post('/auth/password-resets', { email: account.email, locale: 'ru' })
    const asked = (await arrived(1)).get(account.email)
    const token = /#token=([\w-]{43})/.exec(asked?.text ?? '')?.[1]
    const used = await api.visitor.post('/auth/password-resets/use', { token, password: NEW_PASSWORD })
    expect(used.statusCode).toBe(204)
    await delivery.server.waitFor(2)
    expect(delivery.server.accepted.at(-1)?.subject).toBe('У вашей учётной записи новый пароль')
    // The account knows the browser that set the password.
    await logIn({ ...account, password: NEW_PASSWORD }, allCookies(used))
    expect(await api.orm.em.fork().count(AccountNotice, { kind: 'new-device' })).toBe(0)
  })

  test('a new administrator, to all others, with the page on which they can remove them', async () => {
    await api.orm.em.fork().nativeDelete(User, { removed_at: null, email: { $ne: (await ownEmail()) ?? '' } })
    const [one, removed] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    await setLocale(one, 'et')
    await api.administrator.delete(`/api/users/${removed.id}`)
    const { url } = (await api.administrator.post('/api/invitations')).json()
    const invite = String(new URL(url).searchParams.get('invite'))
    const email = `uus-${Date.now()}@example.ee`
    const signedUp = await api.visitor.post('/auth/signup', { email, password: NEW_PASSWORD, invite })
    expect(signedUp.statusCode).toBe(201)
    const mails = await arrived(2)
    expect(new Set(mails.keys())).toEqual(new Set([await ownEmail(), one.email]))
    const mail = mails.get(one.email)
    expect(mail?.subject).toBe('Lisandus uus haldur')
    expect(mail?.text).toContain(`E-post: ${email}\n`)
    expect(mail?.text).toContain(`\n${SITE}/admin?to=/admin/account\n`)
    // The account knows the browser that signed up.
    await logIn({ id: 0, email, password: NEW_PASSWORD }, allCookies(signedUp))
    expect(await api.orm.em.fork().count(AccountNotice, { kind: 'new-device' })).toBe(0)
  })
})

test('a notice is forgotten after a month, with its mail', async () => {
  const account = await createAdministrator(api.orm)
  for (const _ of [1, 2, 3]) await logIn(account)
  const em = api.orm.em.fork()
  const [old, ...others] = await em.find(AccountNotice, {}, { orderBy: { id: 'asc' } })
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await em.nativeUpdate(AccountNotice, {}, { at: daysAgo(29) })
  await em.nativeUpdate(AccountNotice, { id: Number(old?.id) }, { at: daysAgo(31) })
  await applyRetention(api.orm, delivery, api.log)
  expect(await api.sql('select id from account_notices')).toEqual(others.map(({ id }) => ({ id })))
  expect(await delivery.mails()).toEqual([{ role: 'account-notice', state: 'queued', attempts_made: 0 }])
})

async function ownEmail(): Promise<string | undefined> {
  return (await api.administrator.get('/auth/authenticate')).json().user?.email as string | undefined
}

describe('a passkey that is added', () => {
  test.each([
    ['et', 'Sinu kontole lisati pääsuvõti', `${SITE}/admin?to=/admin/account`],
    ['en', 'A passkey was added to your account', `${SITE}/en/admin?to=/en/admin/account`],
    ['ru', 'В вашу учётную запись добавлен ключ доступа', `${SITE}/ru/admin?to=/ru/admin/account`],
  ] as const)('is mailed in %s to its owner, with the page to mend it on and no recovery code', async (locale, subject, page) => {
    const account = await createAdministrator(api.orm)
    await setLocale(account, locale)
    const client = api.visitor.withCookie(allCookies(await logIn(account)))
    expect((await addPasskey(client, new SoftwareAuthenticator())).statusCode).toBe(201)
    const mail = (await arrived(1)).get(account.email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(`\n${page}\n`)
    expect(mail?.text).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
  })
})
