import type { Browser, Page } from '@playwright/test'
import { newPerson, PASSWORD } from './account-steps.ts'
import { follow } from './editor-steps.ts'
import { type AdministratorApi, editorPath, expect, test } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'

/** The page that follows a product's editor on the Estonian site: that of a category. */
const ESTONIAN_CATEGORY = /^http:\/\/[^/]+\/tooted\/[^/]+$/

/** An administrator who works in English, on a site that is Estonian. */
async function englishPerson(browser: Browser, loggedIn: AdministratorApi, baseURL: string | undefined) {
  const person = await newPerson(browser, loggedIn, baseURL)
  const headers = { origin: baseURL ?? '' }
  await expect(await person.context.request.put('/api/account/language', { data: { locale: 'en' }, headers })).toBeOK()
  return person
}

const openEditor = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('tablist')).toBeVisible()
}

test('the price of a product without translations is changed on a phone: one press takes the Estonian title over', async ({
  page,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const product = await loggedIn.createProduct({ header: 'Ainult eesti', header_en: null, header_ru: null, price: 20 })
  await openEditor(page, editorPath(product))
  await page.getByLabel('Hind, €').first().fill('18,50')
  await page.getByRole('button', { name: 'Uuenda' }).click()

  const both = page.getByRole('button', { name: 'Kasuta mõlemas keeles eestikeelset pealkirja' })
  await expect(both).toBeFocused()
  await expect(both).toBeInViewport({ ratio: 1 })
  await expect(both).toHaveAccessibleDescription('Inglis- ja venekeelne pealkiri on tühi.')
  await expect(page.getByLabel('Pealkiri inglise keeles')).toHaveAccessibleDescription('Ei saa olla tühi.')
  await follow(page, () => both.click(), /\/tooted\/[^/]+$/)
  await expect(page.locator(`[data-product="${product.id}"] .price`)).toContainText('18,50')
  const saved = async () => (await loggedIn.request.get(`/api/products/${product.id}`)).json()
  expect(await saved()).toMatchObject({ header_en: 'Ainult eesti', header_ru: 'Ainult eesti', price: 18.5 })

  // It is a title like any other from then on.
  await openEditor(page, editorPath(product))
  await page.getByLabel('Pealkiri eesti keeles').fill('Uus nimi')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Uus nimi')
  expect(await saved()).toMatchObject({ header: 'Uus nimi', header_en: 'Ainult eesti' })
})

test('the Estonian title is taken over in one language alone, beside its field or where the save waits for it', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Ainult eesti', header_en: null, header_ru: null })
  await openEditor(page, editorPath(product))
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByRole('button', { name: 'Kasuta eestikeelset pealkirja' }).click()
  await expect(page.getByLabel('Pealkiri inglise keeles')).toHaveValue('Ainult eesti')
  await expect(page.getByLabel('Pealkiri inglise keeles')).toBeFocused()
  await page.getByLabel('Pealkiri inglise keeles').fill('English only')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText('Venekeelne pealkiri on tühi.')).toBeVisible()
  await follow(page, () => page.keyboard.press('Enter'), /\/tooted\/[^/]+$/)
  expect(await (await loggedIn.request.get(`/api/products/${product.id}`)).json()).toMatchObject({
    header_en: 'English only',
    header_ru: 'Ainult eesti',
  })
})

test('an administrator works in the language of the account on a site in another, and the site keeps its own', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Sirel', header_en: null, header_ru: null })
  await leaveMessage(baseURL)
  const { page, email, context } = await englishPerson(browser, loggedIn, baseURL)
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  await expect(page).toHaveURL('/admin/messages')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Products' })).toHaveAttribute(
    'href',
    '/tooted',
  )

  await page.goto(`/tooted/_/${product.id}`)
  await page.goto('/tooted')
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toHaveAccessibleName(
    new RegExp(`^Account: ${email}, \\d+ unread messages?$`),
  )
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await expect(page.getByRole('banner').getByRole('menuitem', { name: /^Messages \d+ unread messages?$/ })).toBeVisible()
  await expect(page.getByRole('banner').locator('[lang]:has(> [aria-haspopup=menu])')).toHaveAttribute('lang', 'en')
  const gear = page.getByRole('link', { name: 'Edit product “Sirel”' })
  await expect(gear).toHaveAttribute('lang', 'en')
  await gear.click()

  // The Estonian title, in an English editor.
  await expect(page).toHaveURL(/^[^?]*\/tooted\/[^/]+\/editproduct\/\d+$/)
  await expect(page.getByRole('tab', { name: 'EST' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Title in Estonian').fill('Valge sirel')
  await page.getByRole('button', { name: 'Update' }).click()
  const told = page
    .locator('.toast[lang=en]')
    .getByText(/^Saved and published/)
    .waitFor()
  await page.getByRole('button', { name: 'Use the Estonian title for both' }).click()
  await told
  await expect(page).toHaveURL(ESTONIAN_CATEGORY)
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
  await context.close()
})

test('an administrator’s language is that of the first log-in, until another is chosen on the account page', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  await leaveMessage(baseURL)
  const { email } = await newPerson(browser, loggedIn, baseURL)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await page.goto('/ru/admin')
  await page.getByLabel('Эл. почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Вы вошли в систему')).toBeVisible()
  await page.goto('/admin/account')
  const language = page.getByRole('region', { name: 'Язык' })
  await language.getByLabel('Язык администрирования').selectOption('Eesti')
  await language.getByRole('button', { name: 'Изменить язык' }).click()
  await expect(page.getByText('Haldad nüüd eesti keeles.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto')
  // The toast of an administrators' page is in the account's language, whatever language the site around it has.
  await page.getByRole('banner').locator('a[data-locale=en]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /^Logi välja: / }).click()
  await expect(page.locator('.toast[lang=et]')).toContainText('Seal oled nüüd välja logitud.')
  await page.goto('/ru/tooted')
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toHaveAccessibleName(
    new RegExp(`^Konto: ${email}, \\d+ lugemata kir(i|ja)$`),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.goto('/ru/admin/messages')
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toHaveAccessibleName(/, \d+ lugemata kir(i|ja)$/)
  await context.close()
})

test('the language tab that was pressed last decides, also where the answer to an earlier press comes later', async ({
  page,
  loggedIn,
}) => {
  const address = editorPath(await loggedIn.createProduct())
  const late = Promise.withResolvers<void>()
  await page.route(`**/en${address}`, async route => {
    await late.promise
    await route.continue()
  })
  await openEditor(page, address)
  const english = page.waitForRequest(`**/en${address}`)
  await page.getByRole('tab', { name: 'ENG' }).click()
  await english
  await page.getByRole('tab', { name: 'RUS' }).click()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect(menu).toContainText('Подарочные карты')
  const answered = page.waitForResponse(`**/en${address}`)
  late.resolve()
  await (await answered).finished()
  // What follows from an answer before this one has happened.
  await page.evaluate(() => fetch('/robots.txt').then(answer => answer.text()))
  await expect(menu).toContainText('Подарочные карты')
})

test('the menu’s button counts unread messages in the language of a pressed tab, and of the language switcher', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  await leaveMessage(baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  await openEditor(page, editorPath(await loggedIn.createProduct()))
  const button = page.getByRole('banner').locator('[commandfor=menu]')
  await expect(button).toHaveAccessibleName(/^Ava menüü, \d+ lugemata kir(i|ja)$/)
  await page.getByRole('tab', { name: 'RUS' }).click()
  await expect(button).toHaveAccessibleName(/^Открыть меню, \d+ непрочитанн\S+ сообщени\S$/)
  await button.click()
  await page.getByRole('dialog').locator('a[data-locale=en]').click()
  await expect(button).toHaveAccessibleName(/^Open the menu, \d+ unread messages?$/)
})

test('a language tab pressed after the session ended leaves the words around the editor as they were', async ({
  page,
  loggedIn,
}) => {
  await openEditor(page, editorPath(await loggedIn.createProduct()))
  await page.getByRole('tab', { name: 'RUS' }).click()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect(menu).toContainText('Подарочные карты')
  await page.context().clearCookies()
  // The server sends the browser home instead.
  const home = page.waitForResponse(answer => new URL(answer.url()).pathname === '/')
  await page.getByRole('tab', { name: 'ENG' }).click()
  await (await home).finished()
  // What follows from an answer before this one has happened.
  await page.evaluate(() => fetch('/robots.txt').then(answer => answer.text()))
  await expect(menu).toContainText('Подарочные карты')
})

test('a language tab shows the site around the editor in its language, and the site has its own again when it is left', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  for (const leave of ['save', 'menu', 'delete'] as const) {
    await openEditor(page, editorPath(product))
    await page.getByLabel('Pealkiri eesti keeles').fill(`Pooleli ${leave}`)
    await page.getByRole('tab', { name: 'RUS' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(menu).toContainText('Подарочные карты')
    // What is the administrator's own stays as it is, and so does the site's language for every other page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Muuda toodet/)
    await expect(page.locator('main')).toHaveAttribute('lang', 'et')
    await expect(page.getByRole('banner').locator('[lang]:has(> [aria-haspopup=menu])')).toHaveAttribute('lang', 'et')
    await expect(page.getByLabel('Pealkiri vene keeles')).toBeVisible()
    await expect(page.frameLocator('iframe[title="Eelvaade"]').getByRole('heading', { level: 1 })).toHaveText('Пробный аромат')
    expect(await page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('selectedLang')])).toEqual([
      null,
      null,
    ])

    if (leave === 'save') await page.getByRole('button', { name: 'Uuenda' }).click()
    if (leave === 'menu') {
      page.once('dialog', dialog => void dialog.accept())
      await menu.getByRole('link', { name: 'Новости' }).click()
    }
    if (leave === 'delete') break
    await expect(page).toHaveURL(leave === 'menu' ? '/uudised' : ESTONIAN_CATEGORY)
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
  }
  await page.getByRole('button', { name: 'Kustuta', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await expect(page).toHaveURL(ESTONIAN_CATEGORY)
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
})
