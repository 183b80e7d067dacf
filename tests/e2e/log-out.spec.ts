import { newPerson } from './account-steps.ts'
import { administratorTest as test, expect, openEditor } from './fixtures.ts'

test('an administrator who logs out is told so once, also where the hourly check of the session is answered later', async ({
  page,
}) => {
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
  // What follows from an answer before this one has happened.
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
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page).toHaveURL('/en/')
  loggedOut.resolve()
})

test('nothing is read while an administrator logs out, and where that fails the page goes on', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
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
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
  await expect(lookAgain).toBeVisible()
  expect(read.filter(url => url.endsWith('/api/alarms'))).toHaveLength(1)
})

test('a log-out in another tab sends every page of administrators home, unreadable until then, and each says so', async ({
  page,
  context,
}) => {
  const open = async (address: string) => {
    const tab = await context.newPage()
    await tab.goto(`/en/admin/${address}`)
    await expect(tab.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible()
    await tab.evaluate(() =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('wasReadable', String(document.querySelector('main')?.checkVisibility())),
      ),
    )
    const leave = Promise.withResolvers<void>()
    await tab.route(/\/en\/$/, async route => {
      await leave.promise
      await route.continue()
    })
    return { tab, leave: leave.resolve }
  }
  const opened = []
  for (const address of ['messages', 'publications', 'pictures', 'haired', 'logi', 'account']) opened.push(await open(address))
  const left = Promise.all(opened.map(({ tab }) => tab.waitForRequest(/\/en\/$/)))
  await page.goto('/en/tooted')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  await left
  // One after the other: a toast goes after three seconds, in which a busy machine shows few pages.
  for (const { tab, leave } of opened) {
    const told = tab.getByRole('alert').getByText('Logged out').waitFor()
    leave()
    await told
    await expect(tab).toHaveURL('/en/')
    expect(await tab.evaluate(() => sessionStorage.getItem('wasReadable'))).toBe('false')
  }
})

test('a log-out in another tab ends the progress of publishing before the page is left', async ({ page, context }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/api/publications/events', () => released.promise)
  await page.route(/\/en\/$/, async route => {
    await released.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/publications/events')
  await page.goto('/en/admin/publications')
  await asked
  // The request is held: an open stream that the server ends would ask again in vain.
  const ended = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/publications/events'))
  const other = await context.newPage()
  await other.goto('/en/tooted')
  await other.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await other.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  expect(page.url()).toContain('/en/admin/publications')
  released.resolve()
  await expect(page).toHaveURL('/en/')
})

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

test('a public page that the browser brings back after a log-out has no tools', async ({ page }) => {
  await page.goto('/tooted')
  const tools = page.getByRole('link', { name: /^Muuda toodet/ })
  await expect(tools.first()).toBeVisible()
  await page.evaluate(() => {
    // As another page of this tab logs out: without an event here.
    localStorage.removeItem('loggedIn')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('alert').getByText('Välja logitud')).toBeVisible()
  await expect(tools).toHaveCount(0)
})

test('a session that ended elsewhere is noticed on the next page', async ({ page }) => {
  await page.goto('/tooted')
  await expect(page.getByRole('link', { name: /^Muuda toodet/ }).first()).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('alert').getByText('Välja logitud')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Muuda toodet/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()
})

test('the focus passes on where the log-in page’s form and its log-out button replace each other', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { page } = await newPerson(browser, loggedIn, baseURL)
  const typed = Promise.withResolvers<void>()
  await page.route('**/auth/authenticate', async route => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/admin')
  const email = page.getByLabel('E-post')
  await email.fill('keegi')
  typed.resolve()
  await expect(page.getByRole('main').locator(':focus')).toContainText('Oled sisse logitud')
  await page.getByRole('main').getByRole('button', { name: 'Logi välja' }).press('Enter')
  await expect(email).toBeFocused()
})

test('narrow windows have the log-out button in their menu', async ({ page }) => {
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
