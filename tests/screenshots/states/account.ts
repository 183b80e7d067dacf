import type { Page } from '@playwright/test'
import type { SitePath } from '#common/paths.ts'
import type { State } from '../state.ts'
import { answer, answerTo, control, dialog, expectText, fill, press, problem } from '../steps.ts'

type Steps = (page: Page) => Promise<void>

const account = (name: string, steps: Steps): State => ({
  name: `account--${name}`,
  path: '/admin/account',
  who: 'administrator',
  async steps(page) {
    await control(page, 'Muuda parooli').waitFor()
    await steps(page)
  },
})
const visitor = (name: string, path: SitePath, steps: Steps): State => ({ name, path, steps })

const PASSWORD = 'piisavalt pikk lause siin'
const passwords = { 'Praegune parool': 'vale', 'Uus parool$': PASSWORD, 'Uus parool veel kord': PASSWORD }

const accounts: readonly State[] = [
  account('wrong-passwords', async page => {
    await fill(page, { 'Uus parool$': 'lühike', 'Uus parool veel kord': 'teine' })
    await press(page, 'Muuda parooli')
    await expectText(page, 'Paroolid ei ole ühesugused.')
  }),
  account('wrong-current-password', async page => {
    await answerTo(page, 'PUT', '**/api/account/password', problem(403, 'WRONG_CREDENTIALS'))
    await fill(page, passwords)
    await press(page, 'Muuda parooli')
    await page.getByRole('alert').or(page.getByText('See ei ole su praegune parool.')).first().waitFor()
  }),
  account('password-changed', async page => {
    await answerTo(page, 'PUT', '**/api/account/password', { status: 204 })
    await fill(page, passwords)
    await press(page, 'Muuda parooli')
    await expectText(page, /^Parool on muudetud/)
  }),
  account('wrong-invitation', async page => {
    await fill(page, { 'E-post': 'keegi' })
    await press(page, 'Saada kutse')
    await expectText(page, /^Sisesta e-posti aadress/)
  }),
  account('new-link', async page => {
    const url = 'http://localhost:3000/signup?invite=0123456789abcdef'
    const json = { id: 9, url, email: null, locale: 'et', expires_at: '2026-12-02T10:00:00.000Z' }
    await answerTo(page, 'POST', '**/api/invitations', { status: 201, json })
    await press(page, 'Loo link')
    await page.getByLabel('Kutse link').waitFor()
  }),
  {
    ...account('confirm-again', async page => {
      await answerTo(page, 'POST', '**/api/invitations', problem(401, 'LOGIN_NOT_RECENT'))
      await press(page, 'Loo link')
      await expectText(page, 'Kinnita, et see oled sina')
    }),
    shows: 'window',
  },
  {
    ...account('log-out-everywhere', async page => {
      await press(page, 'Logi kõikjalt välja')
      await dialog(page)
    }),
    shows: 'window',
  },
  {
    ...account('remove-administrator', async page => {
      const created_at = '2026-11-20T10:00:00.000Z'
      const users = ['admin', 'mari'].map((name, id) => ({ id: id + 1, email: `${name}@aroomikoda.example`, created_at }))
      await answer(page, '**/api/users', { status: 200, json: users })
      await page.reload()
      await press(page, /^Eemalda haldur/)
      await dialog(page)
    }),
    shows: 'window',
  },
  {
    ...account('revoke-invitation', async page => {
      await press(page, /^Tühista kutse/)
      await dialog(page)
    }),
    shows: 'window',
  },
  account('not-loaded', async page => {
    await answer(page, '**/api/account/sessions', 'no answer')
    await page.reload()
    await expectText(page, /^Konto andmeid ei saanud laadida/)
  }),
]

const CREDENTIALS = { 'E-post': 'keegi@aroomikoda.example', Parool: 'mõni parool siin' }
const logIn = async (page: Page) => {
  await fill(page.getByRole('main'), CREDENTIALS)
  await press(page.getByRole('main'), 'Logi sisse')
}
const signUp = async (page: Page, fields: Readonly<Record<string, string>>) => {
  await fill(page.getByRole('main'), fields)
  await press(page.getByRole('main'), 'Loo konto')
}
const INVITED = '/signup?invite=0123456789abcdef'
const NEW_PASSWORD = '/admin/parool#token=0123456789abcdef'

const credentials: readonly State[] = [
  visitor('login--empty-fields', '/admin', async page => {
    await press(page.getByRole('main'), 'Logi sisse')
    await expectText(page, 'Ei saa olla tühi.')
  }),
  visitor('login--wrong', '/admin', async page => {
    await answer(page, '**/auth/login', problem(401, 'WRONG_CREDENTIALS'))
    await logIn(page)
    await expectText(page, 'Vale e-posti aadress või parool')
  }),
  visitor('login--too-many', '/admin', async page => {
    await answer(page, '**/auth/login', problem(429, 'TOO_MANY_REQUESTS', { retry_after_seconds: 130 }))
    await logIn(page)
    await expectText(page, /^Liiga palju katseid/)
  }),
  visitor('login--no-answer', '/admin', async page => {
    await answer(page, '**/auth/login', 'no answer')
    await logIn(page)
    await expectText(page, /^Serveriga ei saanud ühendust/)
  }),
  visitor('login--password-shown', '/admin', async page => {
    await fill(page.getByRole('main'), CREDENTIALS)
    await page.getByLabel('Näita sisestatut').check()
  }),
  visitor('password-reset--asked', '/admin/parool', async page => {
    await answer(page, /\/auth\/(?:password|reset|forgot)/, { status: 202, json: {} })
    await fill(page.getByRole('main'), { 'E-post': 'keegi@aroomikoda.example' })
    await press(page.getByRole('main'), 'Saada link')
    await expectText(page, /^Kui selle aadressiga on konto/)
  }),
  visitor('password-reset--choose', NEW_PASSWORD, async page => control(page, 'Määra parool').waitFor()),
  visitor('password-reset--not-the-same', NEW_PASSWORD, async page => {
    await fill(page, { 'Uus parool$': PASSWORD, 'Uus parool veel kord': 'midagi muud' })
    await press(page, 'Määra parool')
    await expectText(page, 'Paroolid ei ole ühesugused.')
  }),
  visitor('signup--invited', INVITED, async page => control(page, 'Loo konto').waitFor()),
  visitor('signup--wrong-fields', INVITED, async page => {
    await signUp(page, { 'E-post': 'keegi', Parool: 'lühike' })
    await expectText(page, /^Sisesta e-posti aadress/)
  }),
  visitor('signup--taken', INVITED, async page => {
    await answer(page, '**/auth/signup', problem(409, 'EMAIL_TAKEN'))
    await signUp(page, { 'E-post': 'keegi@aroomikoda.example', Parool: PASSWORD })
    await expectText(page, 'Selle e-postiga konto on juba olemas.')
  }),
  visitor('signup--used', INVITED, async page => {
    await answer(page, '**/auth/signup', problem(403, 'NOT_INVITED'))
    await signUp(page, { 'E-post': 'keegi@aroomikoda.example', Parool: PASSWORD })
    await expectText(page, /^See kutse ei kehti enam/)
  }),
]

/** Accounts, and the forms of log-in, invitation and forgotten password. */
export const accountStates: readonly State[] = [...accounts, ...credentials]
