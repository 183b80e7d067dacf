import { expectAccessible } from '#tests/support/accessibility.ts'
import { isLoggedIn, logInOver, newPerson, PASSWORD, rememberAccount, twoInOneBrowser } from './account-steps.ts'
import { expect, idle, openEditor, shownToasts, test } from './fixtures.ts'

/** As the server answers 15 minutes after a log-in. */
const NOT_RECENT = {
  status: 401,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'LOGIN_NOT_RECENT', instance: '' },
}

test('what would turn a stolen session into an account asks for the password again', async ({ browser, loggedIn, baseURL }) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await rememberAccount(page, email)
  await page.goto('/en/admin/account')
  const makeLink = page.getByRole('button', { name: 'Create link' })
  await makeLink.waitFor()
  await page.route(
    '**/api/invitations',
    route => (route.request().method() === 'POST' ? route.fulfill(NOT_RECENT) : route.continue()),
    { times: 1 },
  )
  await makeLink.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByLabel('E-mail')).not.toBeEditable()
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Wrong credentials')).toBeVisible()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByLabel('Invitation link')).toBeFocused()

  await page.route('**/api/account/sessions', route => route.fulfill(NOT_RECENT), { times: 1 })
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was changed: you did not confirm that it is you.')).toBeVisible()
  expect(await isLoggedIn(context)).toBe(true)
  await context.close()
})

test('a confirmation that the administrator cancels is not told as a log-out', async ({ browser, loggedIn, baseURL }) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await page.goto('/en/admin/isikuandmed')
  await page.route('**/api/personal-data/search', route => route.fulfill(NOT_RECENT), { times: 1 })
  const address = page.getByLabel('E-mail address')
  await address.fill('keegi@naide.ee')
  await address.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.waitFor()
  const toasts = await shownToasts(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await address.press('Enter')
  await expect(page.getByRole('heading', { name: 'keegi@naide.ee' })).toBeVisible()
  expect(await toasts()).toEqual([])
  await context.close()
})

test('another account’s confirmation writes nothing', async ({ browser, loggedIn, baseURL }) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await rememberAccount(page, email)
  await page.goto('/en/admin/account')
  let writes = 0
  await page.route('**/api/invitations', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    writes += 1
    return writes === 1 ? route.fulfill(NOT_RECENT) : route.continue()
  })
  await page.getByRole('button', { name: 'Create link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(PASSWORD)
  const session = { authenticated: true, user: { id: 1, email: 'teine@aroomikoda.example', locale: 'en' } }
  await page.route('**/auth/authenticate', route => route.fulfill({ json: session }), { times: 1 })
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText('belongs to another account')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was changed: you did not confirm that it is you.')).toBeVisible()
  expect(writes).toBe(1)
  await context.close()
})

test('on a phone the second step fits into the dialog over the page, in every language', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  const refused = (code: string) => ({
    status: 401,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Unauthorized', status: 401, code, instance: '' },
  })
  await page.route('**/api/account/sessions', route =>
    route.request().method() === 'DELETE' ? route.fulfill(refused('LOGIN_NOT_RECENT')) : route.continue(),
  )
  await page.route('**/auth/login', route => route.fulfill(refused('SECOND_FACTOR_REQUIRED')))
  for (const prefix of ['', '/en', '/ru']) {
    await page.goto(`${prefix}/admin/account`)
    await page.getByRole('button', { name: /Logi kõikjalt välja|Log out everywhere|Выйти на всех устройствах/ }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.getByRole('dialog').locator('[type=email]').fill('keegi@aroomikoda.example')
    await page.getByRole('dialog').locator('[type=password]').fill('parool')
    await page.getByRole('dialog').locator('[type=password]').press('Enter')
    await expect(page.getByRole('dialog').locator('[autocomplete=one-time-code]')).toBeVisible()
    const panel = await page.getByRole('dialog').locator('form').boundingBox()
    expect((panel?.x ?? 0) + (panel?.width ?? 360), prefix).toBeLessThanOrEqual(340)
  }
  await context.close()
})

test('a log-in that is cancelled before its answer saves nothing', async ({ page, loggedIn, credentials, allowConsole }) => {
  allowConsole(/status of 401/)
  const product = await loggedIn.createProduct({ header: 'Katkestatud' })
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Ei salvestu')
  await page.context().clearCookies()
  let writes = 0
  page.on('request', request => void (request.method() === 'PUT' && (writes += 1)))
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  const cancelled = Promise.withResolvers<void>()
  await page.route('**/auth/login', async route => {
    await cancelled.promise
    await route.continue()
  })
  await dialog.getByLabel('E-post').fill(credentials.email)
  await dialog.getByLabel('Parool').fill(credentials.password)
  await dialog.getByLabel('Parool').press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const answered = page.waitForResponse('**/auth/authenticate')
  cancelled.resolve()
  await (await answered).finished()
  await idle(page)
  expect(writes).toBe(1)
})

test('another account’s log-in over a page carries out nothing that the first one asked for', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const { email, other, page, context } = await twoInOneBrowser(browser, loggedIn, baseURL)
  const writes: string[] = []
  page.on('request', request => {
    if (/^(PUT|POST|DELETE) .*\/api\//.test(`${request.method()} ${request.url()}`)) writes.push(request.method())
  })
  const title = page.getByLabel('Pealkiri eesti keeles')
  await openEditor(page, await loggedIn.createProduct({ header: 'Algne' }))
  await title.fill('Esimese halduri tekst')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await logInOver(page, { email: other, password: PASSWORD })
  await expect(page.getByRole('button', { name: 'Logi sisse', exact: true })).toHaveCount(0)
  await idle(page)
  expect(writes).toEqual(['PUT'])
  await expect(title).toHaveValue('Esimese halduri tekst')
  // The second administrator may save it: that is a press of their own.
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  expect(writes).toEqual(['PUT', 'PUT'])

  await rememberAccount(page, email)
  await page.goto('/admin/account')
  const makeLink = page.getByRole('button', { name: 'Loo link' })
  await makeLink.waitFor()
  await context.clearCookies()
  await makeLink.click()
  await logInOver(page, { email: other, password: PASSWORD })
  await expect(page.getByText(`Oled sisse logitud: ${other}`)).toBeVisible()
  await idle(page)
  expect(writes).toEqual(['PUT', 'PUT', 'POST'])
  await context.close()
})

test('a save that waits for a log-in is not carried out by another account, also where the browser forgot who asked', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const { other, page, context } = await twoInOneBrowser(browser, loggedIn, baseURL)
  const saves: string[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await openEditor(page, await loggedIn.createProduct({ header: 'Algne' }))
  await page.getByLabel('Pealkiri eesti keeles').fill('Esimese halduri tekst')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const second = await context.newPage()
  await second.goto('/robots.txt')
  await second.evaluate(() => ['loggedIn', 'username'].forEach(name => localStorage.removeItem(name)))
  await dialog.waitFor()
  await logInOver(page, { email: other, password: PASSWORD })
  await expect(dialog).toHaveCount(0)
  await idle(page)
  expect(saves).toHaveLength(1)
  await context.close()
})

test('a deletion that waits for a log-in is not carried out by another account, also where the browser forgot who asked', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const { other, page, context } = await twoInOneBrowser(browser, loggedIn, baseURL)
  const { id, name } = await loggedIn.createCategory()
  const deletions: string[] = []
  page.on('request', request => {
    if (request.method() === 'DELETE') deletions.push(request.url())
  })
  const forgotten = Promise.withResolvers<void>()
  await page.route('**/_astro/LogInDialog.*.js', async route => {
    await forgotten.promise
    await route.continue()
  })
  await page.goto('/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await context.clearCookies()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  // The page keeps who asked before it says so.
  await expect(page.getByText('Sa ei ole enam sisse logitud.')).toBeVisible()
  // As a log-out in another tab does, before this page hears of it.
  await page.evaluate(() => ['loggedIn', 'username'].forEach(item => localStorage.removeItem(item)))
  // Nothing is unsaved: the page begins anew for the other account.
  const reloaded = page.waitForEvent('load')
  forgotten.resolve()
  await logInOver(page, { email: other, password: PASSWORD })
  await reloaded
  expect(deletions).toHaveLength(1)
  expect((await loggedIn.categories()).map(category => category.id)).toContain(id)
  await context.close()
})
