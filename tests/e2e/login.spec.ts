import { newPerson, PASSWORD } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('an administrator logs in and out with the keyboard alone', async ({ page, browser, loggedIn, baseURL }) => {
  // The first log-in makes the page's language that of the account: of one that no other test has.
  const { email, context } = await newPerson(browser, loggedIn, baseURL)
  await context.close()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin')
  await page.getByLabel('E-post').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Sisse logitud')).toBeVisible()
  await expect(page).toHaveURL('/')
  const account = page.getByRole('banner').locator('[aria-haspopup=menu]')
  // The number of unread messages may follow.
  await expect(account).toHaveAccessibleName(new RegExp(`^Konto: ${email}`))
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText(email)).toBeVisible()
  const entries = page.getByRole('banner').getByRole('menuitem')
  for (const name of ['Kirjad', 'Muudatuste ajalugu', 'Pildid', 'Häired', 'Tegevuste logi', 'Konto', 'Logi välja']) {
    await expect(entries.and(page.locator('[data-focus]'))).toHaveAccessibleName(new RegExp(`^${name}`))
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')

  await expect(page.getByText('Välja logitud')).toBeVisible()
  await expect(account).toHaveCount(0)
  expect(await page.evaluate(() => ['loggedIn', 'username'].map(name => localStorage.getItem(name)))).toEqual([null, null])
  expect(await (await page.request.get('/auth/authenticate')).json()).toEqual({ authenticated: false })
})

test('a link of a mail leads through the log-in to its page, and straight there afterwards', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await context.clearCookies()
  const address = '/admin?to=/admin/messages%3Fq%3DTundmatu'
  await page.goto(address)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page).toHaveURL('/admin/messages?q=Tundmatu')
  await page.goto(address)
  await expect(page).toHaveURL('/admin/messages?q=Tundmatu')
  await context.close()
})

test('wrong credentials are told, and what was typed stays', async ({ page, credentials, allowConsole }) => {
  allowConsole(/status of 401/)
  for (const [address, text, submit] of [
    ['/admin', 'Vale e-posti aadress või parool', 'Logi sisse'],
    ['/en/admin', 'Wrong credentials', 'Log in'],
    ['/ru/admin', 'Неверный адрес эл. почты или пароль', 'Войти'],
  ] as const) {
    await page.goto(address)
    await page.locator('#email').fill(credentials.email)
    await page.locator('#password').fill('kindlasti vale parool')
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect(page.locator('#email')).toHaveValue(credentials.email)
    await expect(page.locator('#password')).toHaveValue('kindlasti vale parool')
    await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled()
  }
})

test('empty fields and an impossible address say what is wrong before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => void (request.method() === 'POST' && sent.push(request.url())))
  await page.goto('/en/admin')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Cannot be empty.')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Cannot be empty.')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByLabel('Password').fill('x')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Enter an e-mail address/)
  expect(sent).toEqual([])
})

const WRONG_CREDENTIALS = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'WRONG_CREDENTIALS', instance: '' }

test('what is typed before the form’s code is there stays, and Enter sends it once the code is', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const ready = Promise.withResolvers<void>()
  await page.route(/\/_astro\/[^/]+\.js$/, async route => {
    await ready.promise
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', request => void (request.method() === 'POST' && sent.push(request.url())))
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByLabel('E-post').fill('keegi@aroomikoda.example')
  await page.getByLabel('Parool').fill('mõni parool siin')
  await page.getByLabel('Näita sisestatut').check()
  await page.getByLabel('Parool').press('Enter')
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/admin')
  const refusal = { status: 401, contentType: 'application/problem+json', json: WRONG_CREDENTIALS }
  await page.route('**/auth/login', route => route.fulfill(refusal))
  ready.resolve()
  await expect(page.getByRole('alert').getByText('Vale e-posti aadress või parool')).toBeVisible()
  expect(sent.map(address => new URL(address).pathname)).toEqual(['/auth/login'])
  await expect(page.getByLabel('E-post')).toHaveValue('keegi@aroomikoda.example')
  await expect(page.getByLabel('Parool')).toHaveValue('mõni parool siin')
  await expect(page.getByLabel('Parool')).toHaveAttribute('type', 'text')
})

test('without scripts the log-in form sends the password nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByLabel('E-post').fill('keegi@aroomikoda.example')
  await page.getByLabel('Parool').fill('mõni parool siin')
  const sent: string[] = []
  page.on('request', request => void sent.push(request.url()))
  await page.getByLabel('Parool').press('Enter')
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page.getByLabel('Parool')).toHaveValue('mõni parool siin')
  await expect(page).toHaveURL('/admin')
  expect(sent).toEqual([])
  await context.close()
})

test('too many attempts and a lost connection have words of their own', async ({ page, allowConsole }) => {
  allowConsole(/status of 429|ERR_FAILED/)
  await page.goto('/admin')
  await page.getByLabel('E-post').fill('keegi@aroomikoda.example')
  await page.getByLabel('Parool').fill('mõni parool siin')
  const problem = {
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    retry_after_seconds: 130,
    instance: '',
  }
  await page.route(
    '**/auth/login',
    route => route.fulfill({ status: 429, contentType: 'application/problem+json', json: problem }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page.getByText('Liiga palju katseid. Proovi uuesti 3 minuti pärast.')).toBeVisible()

  await page.route(
    '**/auth/login',
    route => route.fulfill({ status: 429, contentType: 'application/problem+json', json: { ...problem, limited_by: 'account' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page.getByText(/Seadmes, kus oled varem sisse loginud, saad seda teha ka praegu/)).toBeVisible()

  await page.route('**/auth/login', route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust/)).toBeVisible()
  await expect(page.getByLabel('Parool')).toHaveValue('mõni parool siin')
})

test('where the browser keeps no cookies the log-in says so, and the page does not hold itself logged in', async ({
  page,
  browser,
  loggedIn,
  baseURL,
}) => {
  // An account takes the language of its first log-in: this one is of no other test.
  const { email, context } = await newPerson(browser, loggedIn, baseURL)
  await context.close()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.route('**/auth/login', async route => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _unkept, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/en/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert').getByText(/^You could not be logged in: this browser keeps no cookies/)).toBeVisible()
  await expect(page).toHaveURL('/en/admin')
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
})

test('the log-in page says who is logged in, and logs out', async ({ page, loggedIn: _loggedIn, credentials }) => {
  await page.goto('/en/admin')
  await expect(page.getByText(`You are logged in as ${credentials.email}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en/')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('the skip link leads to a new password’s form, and keeps the token in the address and what is typed', async ({ page }) => {
  await page.goto('/en/admin/parool#token=kutse')
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('pikk ja hea parool')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#sisu')).toBeFocused()
  await expect(page).toHaveURL('/en/admin/parool#token=kutse')
  await expect(password).toHaveValue('pikk ja hea parool')
})
