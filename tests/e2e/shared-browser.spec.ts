import type { Page } from '@playwright/test'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import {
  isLoggedIn,
  linkOf,
  logInOver,
  mailTo,
  newPerson,
  PASSWORD,
  type Person,
  rememberAccount,
  twoInOneBrowser,
} from './account-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

/** The drafts of one account that this browser keeps. */
const draftsOf = (page: Page, email: string) =>
  page.evaluate(
    beginning => Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith(beginning) ? value : [])),
    `draft ${email} `,
  )

/** The account page of a person who is logged in, as soon as the whole page knows it. */
async function openAccountPage({ email, page }: Person): Promise<void> {
  await rememberAccount(page, email)
  await page.goto('/admin/account')
  await expect(page.getByText(`Oled sisse logitud: ${email}`)).toBeVisible()
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible()
}

test('two administrators who type into one open editor after each other both keep their own draft', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  const { email, other, page, context } = await twoInOneBrowser(browser, loggedIn, baseURL)
  await openEditor(page, product)
  const title = page.getByLabel(TITLE)
  await title.fill('Esimese sõnad')
  await expect.poll(() => draftsOf(page, email)).toHaveLength(1)

  const second = await context.newPage()
  await second.goto('/admin')
  await second.getByRole('main').getByRole('button', { name: 'Logi välja' }).click()
  await second.getByLabel('E-post').fill(other)
  await second.getByLabel('Parool').fill(PASSWORD)
  await second.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(second.getByText('Sisse logitud', { exact: true })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await draftsOf(page, other)).toEqual([])

  // The log-in that the end of the first session asked for.
  await page.getByRole('dialog', { name: 'Logi uuesti sisse' }).waitFor()
  await page.keyboard.press('Escape')
  await title.fill('Teise sõnad')
  await expect.poll(() => draftsOf(page, other)).toHaveLength(1)
  await page.close({ runBeforeUnload: false })
  for (const [name, words] of [
    [other, 'Teise sõnad'],
    [email, 'Esimese sõnad'],
  ] as const) {
    await rememberAccount(second, name)
    const next = await context.newPage()
    await openEditor(next, product)
    await next.getByRole('button', { name: 'Taasta mustand' }).click()
    await expect(next.getByLabel(TITLE)).toHaveValue(words)
    await next.close({ runBeforeUnload: false })
  }
  await context.close()
})

test('the account page that the browser brings back is that of the administrator who is logged in now', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const other = await newPerson(browser, loggedIn, baseURL)
  const person = await newPerson(browser, loggedIn, baseURL)
  const { page, context } = person
  await openAccountPage(person)
  // As another page of this tab logs out and in: without an event here.
  await context.clearCookies()
  await context.addCookies(await other.context.cookies())
  await rememberAccount(page, other.email)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText(`Oled sisse logitud: ${other.email}`)).toBeVisible()
  await context.close()
})

test('a log-in of another administrator in another tab is noticed on the account page', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const other = await newPerson(browser, loggedIn, baseURL)
  const person = await newPerson(browser, loggedIn, baseURL)
  const { page, context } = person
  await openAccountPage(person)
  const second = await context.newPage()
  await second.goto('/robots.txt')
  await context.clearCookies()
  await context.addCookies(await other.context.cookies())
  await rememberAccount(second, other.email)
  await expect(page.getByText(`Oled sisse logitud: ${other.email}`)).toBeVisible()
  await context.close()
})

test('a new password by mail leaves another administrator’s session in that browser as it is', async ({
  browser,
  loggedIn,
  baseURL,
  product,
}) => {
  const { email } = await newPerson(browser, loggedIn, baseURL)
  const { email: other, page, context } = await newPerson(browser, loggedIn, baseURL)
  await rememberAccount(page, other)
  const asked = { data: { email, locale: 'et' }, headers: { origin: baseURL ?? '' } }
  await expect(await context.request.post('/auth/password-resets', asked)).toBeOK()
  await page.goto(linkOf(await mailTo(email, product)))
  await page.getByLabel('Uus parool', { exact: true }).fill('korralik uus fraas 2026')
  await page.getByLabel('Uus parool veel kord').fill('korralik uus fraas 2026')
  await page.getByRole('button', { name: 'Määra parool' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('main').getByText(other)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Logi välja' })).toBeVisible()
  expect(await isLoggedIn(context)).toBe(true)
  await context.close()
})

test('a description and a file that wait for a log-in are not saved by another account, until its administrator asks for it', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const { other, page, context } = await twoInOneBrowser(browser, loggedIn, baseURL)
  const [first, second] = await Promise.all(['#246', '#642'].map(color => aPlainPicture(64, 48, color).webp().toBuffer()))
  const fileInput = page.locator('input[type=file]').first()
  await page.goto('/admin/pictures')
  await fileInput.setInputFiles({ name: 'kahe-halduri.webp', mimeType: 'image/webp', buffer: first as Buffer })
  await expect(page.getByRole('button', { name: 'Ava pilt kahe-halduri.webp' })).toBeVisible()
  const found = (await (await page.request.get('/api/pictures?q=kahe-halduri')).json()) as { pictures: PictureView[] }
  await openEditor(page, await loggedIn.createProduct({ image: found.pictures[0]?.url ?? '' }))
  const words = page.getByLabel('Mis pildil on, eesti keeles')
  await expect(words).toHaveValue('')
  const writes: string[] = []
  page.on('request', request => {
    if (/^(PUT|POST) .*\/api\/pictures/.test(`${request.method()} ${request.url()}`)) writes.push(request.method())
  })
  await context.clearCookies()
  await words.fill('Esimese halduri kirjeldus')
  await words.blur()
  await expect(page.getByText(/^Oled välja logitud. Tekst on siin alles/)).toBeVisible()
  await fileInput.setInputFiles({ name: 'esimese.webp', mimeType: 'image/webp', buffer: second as Buffer })
  await expect(page.getByRole('alert').getByText(/^Oled välja logitud. Fail on alles/)).toBeVisible()
  await page.getByLabel(TITLE).fill('Kahe halduri küünal')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await logInOver(page, { email: other, password: PASSWORD })

  await expect(page.getByText('Muudatust ei õnnestunud salvestada. Tekst on siin alles')).toBeVisible()
  await words.focus()
  await words.blur()
  expect(writes).toEqual(['PUT', 'POST'])
  await page.getByRole('button', { name: 'Salvesta', exact: true }).click()
  await expect(page.getByText('Kirjeldus on salvestatud.')).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByText('Üles laaditud: esimese.webp')).toBeVisible()
  expect(writes).toEqual(['PUT', 'POST', 'PUT', 'POST'])
  await context.close()
})
