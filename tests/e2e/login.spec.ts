import { newPerson, PASSWORD } from './account-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'

test('a person logs in and out with the keyboard alone', async ({ page, browser, loggedIn, baseURL }) => {
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

  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sisse logitud')).toBeVisible()
  const account = page.getByRole('banner').locator('[aria-haspopup=menu]')
  // After it may stand how many messages are unread.
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
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
  expect(await (await page.request.get('/auth/authenticate')).json()).toEqual({ authenticated: false })
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

test('empty and impossible fields say so before anything is sent', async ({ page }) => {
  await page.goto('/en/admin')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Cannot be empty.')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Cannot be empty.')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByLabel('Password').fill('x')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Enter an e-mail address/)
})

test('what is typed before the form can be sent stays, and nothing is sent until then', async ({ page }) => {
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
  ready.resolve()
  await expect(page.getByRole('button', { name: 'Logi sisse', exact: true })).toBeEnabled()
  await expect(page.getByLabel('E-post')).toHaveValue('keegi@aroomikoda.example')
  await expect(page.getByLabel('Parool')).toHaveValue('mõni parool siin')
  await expect(page.getByLabel('Parool')).toHaveAttribute('type', 'text')
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

test('a browser that keeps no cookies is told so, and nobody seems to be logged in', async ({ page, credentials }) => {
  await page.route('**/auth/login', async route => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _unkept, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/en/admin')
  await page.getByLabel('E-mail').fill(credentials.email)
  await page.getByLabel('Password').fill(credentials.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert').getByText(/^You could not be logged in: this browser keeps no cookies/)).toBeVisible()
  await expect(page).toHaveURL('/en/admin')
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
})

test('who is logged in sees that on the login page', async ({ page, loggedIn, credentials }) => {
  expect(loggedIn).toBeDefined()
  await page.goto('/en/admin')
  await expect(page.getByText(`You are logged in as ${credentials.email}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en/')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('who logs out is told so once, also where the hourly question is answered after that', async ({ page, loggedIn }) => {
  expect(loggedIn).toBeDefined()
  await page.clock.install()
  await page.goto('/en/tooted')
  const menu = page.getByRole('banner').locator('[aria-haspopup=menu]')
  await expect(menu).toBeVisible()
  const loggedOut = Promise.withResolvers<void>()
  await page.route('**/auth/authenticate', async route => {
    await loggedOut.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/auth/authenticate')
  await page.clock.fastForward(3_600_000)
  await asked
  await menu.click()
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('status').getByText('Logged out')).toBeVisible()
  const answered = page.waitForResponse('**/auth/authenticate')
  loggedOut.resolve()
  await (await answered).finished()
  // An answer that came later is there, and so is what follows from the one before it.
  await page.evaluate(() => fetch('/robots.txt').then(answer => answer.text()))
  await page.clock.runFor(200)
  expect(await page.getByRole('alert').getByText('Logged out').count()).toBe(0)
})

test('what is still being read when an administrator logs out is dropped', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const loggedOut = Promise.withResolvers<void>()
  await page.route('**/api/messages/attention', async route => {
    await loggedOut.promise
    await route.continue()
  })
  await openEditor(page, product, '/en')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  const dropped = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/messages/attention'))
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page).toHaveURL('/en/')
  await expect(page.getByText('Logged out')).toBeVisible()
  loggedOut.resolve()
})

test('nothing is read while an administrator logs out, and where that fails the page goes on', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await loggedIn.createProduct()
  const answered = Promise.withResolvers<void>()
  await page.route('**/auth/logout', async route => {
    await answered.promise
    await route.abort()
  })
  const read: string[] = []
  page.on('request', request => void (request.url().includes('/api/') && read.push(request.url())))
  await page.goto('/en/admin/haired')
  const menu = page.getByRole('banner').locator('[aria-haspopup=menu]')
  await menu.click()
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  await expect(lookAgain).toBeVisible()
  const asked = page.waitForRequest('**/auth/logout')
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  await asked
  await expect(menu).toHaveCount(0)
  read.length = 0
  await lookAgain.click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
  expect(read).toEqual([])
  answered.resolve()
  await expect(page.getByRole('alert').getByText(/^Could not log out/)).toBeVisible()
  await expect(menu).toBeVisible()
  await expect(lookAgain).toBeVisible()
  expect(read.filter(url => url.endsWith('/api/alarms'))).toHaveLength(1)
})

for (const path of [
  '/admin/messages',
  '/admin/publications',
  '/admin/pictures',
  '/admin/haired',
  '/admin/logi',
  '/admin/account',
]) {
  test(`a log-out in another tab leaves nothing of ${path} to read`, async ({ page, context, loggedIn }) => {
    await loggedIn.createProduct()
    await page.goto(`/en${path}`)
    await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/en/tooted')
    await other.getByRole('banner').locator('[aria-haspopup=menu]').click()
    // A toast goes after three seconds: it is waited for from the beginning.
    const told = page.getByRole('alert').getByText('Logged out').waitFor()
    await other.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
    await told
    await expect(page).toHaveURL('/en/')
  })
}

test('a log-out in another tab leaves an editor with unsaved text as it is', async ({
  page,
  context,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  await openEditor(page, await loggedIn.createProduct({ header: 'Algne' }))
  const title = page.getByLabel('Pealkiri eesti keeles')
  await title.fill('Poolik pealkiri')
  const other = await context.newPage()
  await other.goto('/admin')
  const told = page.getByRole('alert').getByText('Välja logitud').waitFor()
  await other.getByRole('main').getByRole('button', { name: 'Logi välja' }).click()
  await told
  await expect(title).toHaveValue('Poolik pealkiri')
  await expect(page.getByRole('button', { name: 'Logi sisse', exact: true })).toBeVisible()
})

test('a session that ended elsewhere is noticed on the next page', async ({ page, loggedIn }) => {
  expect(loggedIn).toBeDefined()
  await page.goto('/tooted')
  await expect(page.getByRole('link', { name: /^Muuda toodet/ }).first()).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('alert').getByText('Välja logitud')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Muuda toodet/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
})

test('logging out in an editor leads home', async ({ page, loggedIn }) => {
  await openEditor(page, await loggedIn.createProduct(), '/en')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/en/')
  await expect(page.getByText('Logged out')).toBeVisible()
})

test('narrow windows have the log-out button in their menu', async ({ page, loggedIn }) => {
  expect(loggedIn).toBeDefined()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ru/tooted')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Изменить товар / })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByText('Вы вышли из системы')).toBeVisible()
})
