import type { Page } from '@playwright/test'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { areTwoMachines } from '#tests/support/two-machines.ts'
import { logInOver } from './account-steps.ts'
import { type AdministratorApi, administratorTest as test, expect, live } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A product of the test's own, and its changes. */
async function ownProduct({ createProduct, request, categories }: AdministratorApi, baseURL: string | undefined) {
  const header = `Tagasivõetav ${Math.random().toString(36).slice(2)}`
  const product = await createProduct({ header, description: '<p>Põleb kuni 40 tundi, lõhnab hästi.</p>', price: 20 })
  const category = (await categories()).find(({ id }) => id === product.category_id)
  const headers = { origin: baseURL ?? '' }
  const change = async (fields: Partial<ProductView>) => {
    const answer = await request.put(`/api/products/${product.id}`, { data: { ...product, ...fields }, headers })
    await expect(answer).toBeOK()
    return Number(answer.headers()['publication-id'])
  }
  const address = `/tooted/${encodeURIComponent(category?.name.toLocaleLowerCase('et') ?? '')}/${product.id}`
  return { product, header, change, address }
}

/** The list, in whichever language. */
const historyList = (page: Page) =>
  page.getByRole('list', { name: /^(Muudatuste ajalugu|History of changes|История изменений)$/ })
const items = (page: Page) => historyList(page).getByRole('listitem')
const item = (page: Page, text: string | RegExp, action: string) =>
  items(page)
    .filter({ hasText: text })
    .filter({ has: page.getByRole('heading', { name: action }) })

/** A publication, as of a picture's further files, would make the list load again while the session is over. */
const hearOfNothing = (page: Page) => page.route('**/api/publications/events', route => route.abort())

test('an edit is seen field by field, taken back and done again, by keyboard, and the page follows', async ({
  page,
  loggedIn,
  baseURL,
  credentials,
}) => {
  const { header, change, address } = await ownProduct(loggedIn, baseURL)
  await page.goto('/admin/publications?kind=product')
  // It comes while the page is open.
  const id = await change({ description: '<p>Põleb kuni 50 tundi, lõhnab hästi.</p>', price: 12.5 })
  const edited = item(page, header, 'muudetud').first()
  await expect(edited.getByText('Avaldatud', { exact: true })).toBeVisible()
  await expect(edited).toContainText(credentials.email)
  // A bucket has a time of its own.
  const figures = areTwoMachines()
    ? /^\d+\/\d+ lehte · [\d,]+\sm?s · külastajateni jõudnud [\d:]{8}$/
    : /^\d+\/\d+ lehte · [\d,]+\sm?s$/
  await expect(edited.getByText(figures)).toBeVisible()
  await page.goto(address)
  await expect(page.locator('.price').first()).toContainText('12,50')

  await page.goto(`/admin/publications?publication=${id}`)
  await expect(edited.locator('del')).toHaveText([/40$/, /20,00\s€$/])
  await expect(edited.locator('ins')).toHaveText([/50$/, /12,50\s€$/])
  await edited.getByRole('button', { name: 'Võta tagasi' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Kas võtta see muudatus tagasi?' })
  await expect(dialog).toContainText('taastatakse: kirjeldus eesti keeles, hind')
  await expect(dialog.getByRole('button', { name: 'Jäta nii' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Tagasi võetud ja avaldatud \(\d+\sms\)/)).toBeVisible()
  await expect(edited.getByRole('button', { expanded: true })).toBeFocused()
  await expect(edited.getByRole('button', { name: 'Võta tagasi' })).toHaveCount(0)

  await page.getByRole('link', { name: /^Tagasi võetud muudatusega \d+/ }).click()
  await expect(page.getByRole('link', { name: `Võtab tagasi muudatuse ${id}` })).toBeVisible()
  const undoing = new URL(page.url()).search
  await page.goto(address)
  await expect(page.locator('.price').first()).toContainText('20,00')
  await expect(page.getByText('Põleb kuni 40 tundi')).toBeVisible()

  await page.goto(`/admin/publications${undoing}`)
  await page.getByRole('button', { name: 'Tee uuesti' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tee uuesti' }).click()
  await expect(page.getByText(/^Uuesti tehtud ja avaldatud/)).toBeVisible()
  await page.goto(address)
  await expect(page.locator('.price').first()).toContainText('12,50')
})

test('what another administrator changed since is shown before it is taken back', async ({
  page,
  loggedIn,
  baseURL,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const { change, address } = await ownProduct(loggedIn, baseURL)
  const mine = await change({ header_en: 'First words', price: 31 })
  await live(loggedIn.request, await change({ header_en: 'Second words', price: 32 }))

  await page.goto(`/en/admin/publications?publication=${mine}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'This was changed in the meantime' })
  await expect(conflict).toContainText(`${credentials.email} changed it on `)
  await expect(conflict).toContainText('Title in English')
  await expect(conflict).toContainText(/Now:?\s*Second words/)
  await expect(conflict).toContainText(/After undoing:?\s*Test scent/)
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Leave it' }).click()
  await expect(conflict).toBeHidden()
  await page.goto(`/en${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second words')

  await page.goto(`/en/admin/publications?publication=${mine}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await conflict.getByRole('button', { name: 'Restore anyway' }).click()
  await expect(page.getByText(/^Undone and published/)).toBeVisible()
  await page.goto(`/en${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test scent')
})

test('an undo brings a deleted product back, and a second one is refused', async ({ page, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of (409|404)/)
  const { product, header, address } = await ownProduct(loggedIn, baseURL)
  const headers = { origin: baseURL ?? '' }
  const deleted = await loggedIn.request.delete(`/api/products/${product.id}`, { headers })
  const id = Number(deleted.headers()['publication-id'])
  await live(loggedIn.request, id)
  await page.goto(`/admin/publications?publication=${id}`)
  await page.getByRole('button', { name: 'Võta tagasi' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`Toode ${header}: taastatakse tervikuna`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Võta tagasi' }).click()
  await expect(page.getByText(/^Tagasi võetud ja avaldatud/)).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(header)

  // The dialog was open here while another administrator undid the same.
  await page.route(`**/api/publications/${id}`, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), can_undo: true } })
  })
  await page.goto(`/admin/publications?publication=${id}`)
  await page.getByRole('button', { name: 'Võta tagasi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Võta tagasi' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('See muudatus on juba tagasi võetud.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sulge' }).click()
})

test('a failed publication is red, says why, and is live when it was tried again, also after a login', async ({
  page,
  loggedIn,
  baseURL,
  credentials,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 401/)
  await hearOfNothing(page)
  const { header, change } = await ownProduct(loggedIn, baseURL)
  const id = await change({ price: 5 })
  await live(loggedIn.request, id)
  let isFailed = true
  await page.route(/\/api\/publications\?/, async route => {
    const answer = await route.fetch()
    // The list is read again now and then, also after the session ended.
    if (!answer.ok()) return route.fulfill({ response: answer })
    const list = (await answer.json()) as PublicationView[]
    const error = { code: 'DISK_FULL', pages: [], page_count: 0 }
    const json = list.map(entry => (entry.id === id && isFailed ? { ...entry, state: 'failed', error } : entry))
    await route.fulfill({ response: answer, json })
  })
  await page.route(`**/api/publications/${id}/retry`, async route => {
    const answer = await route.fetch()
    if (answer.status() === 401) return route.fulfill({ response: answer })
    isFailed = false
    return route.fulfill({ status: 202, json: {} })
  })
  await page.goto('/admin/publications')
  const edited = item(page, header, 'muudetud')
  await expect(edited.getByText('Ebaõnnestus', { exact: true })).toHaveCSS('color', 'rgb(161, 50, 44)')
  await expect(edited).toContainText('Serveri ketas on täis. Muudatus on salvestatud ja alles')
  await expectAccessible(page)
  const again = edited.getByRole('button', { name: 'Proovi uuesti' })
  await page.context().clearCookies()
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await logInOver(page, credentials)
  await expect(edited.getByText('Avaldatud', { exact: true })).toBeVisible()
  await expect(edited.getByRole('button', { expanded: false })).toBeFocused()
})

test('an undo asked for after the session ended is made after the log-in, and made once', async ({
  page,
  loggedIn,
  baseURL,
  credentials,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 401/)
  await hearOfNothing(page)
  const { change, address } = await ownProduct(loggedIn, baseURL)
  const id = await change({ price: 31 })
  await live(loggedIn.request, id)
  const answers: number[] = []
  page.on('response', answer => answer.url().endsWith(`/${id}/undo`) && answers.push(answer.status()))
  await page.goto(`/admin/publications?publication=${id}`)
  await page.getByRole('button', { name: 'Võta tagasi' }).click()
  await page.context().clearCookies()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Võta tagasi' }).click()
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(logIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logIn).toBeHidden()
  await expect(question).toContainText('Midagi ei muudetud: logi sisse ja proovi uuesti.')
  await question.getByRole('button', { name: 'Proovi uuesti' }).click()
  await logInOver(page, credentials)
  await expect(page.getByText(/^Tagasi võetud ja avaldatud/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tagasi võetud muudatusega \d+/ })).toBeVisible()
  expect(answers).toEqual([401, 401, 201])
  await page.goto(address)
  await expect(page.locator('.price').first()).toContainText('20,00')
})

test('filters are in the address; without an answer the page says so and tries again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 404/)
  // A publication would have the list read again, and the failure be over before it is looked at.
  await hearOfNothing(page)
  await page.goto('/admin/publications')
  await page.getByLabel('Olek').selectOption('failed')
  await expect(page).toHaveURL(/\?state=failed$/)
  await expect(page.getByRole('status').getByText('Neile filtritele ei vasta ükski muudatus.')).toBeVisible()
  await page.getByRole('button', { name: 'Eemalda filtrid' }).click()
  await expect(page).toHaveURL(/\/admin\/publications$/)
  await expect(page.getByLabel('Olek')).toBeFocused()
  await expect(items(page).first()).toBeVisible()
  await page.getByLabel('Olek').selectOption('live')
  await expect(historyList(page)).toHaveAttribute('aria-busy', 'false')
  await page.route('**/api/publications?*', route => route.abort(), { times: 1 })
  await page.getByLabel('Mida muudeti').selectOption('category')
  await expect(page.getByRole('alert').filter({ hasText: 'Muudatuste ajalugu ei õnnestunud laadida' })).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(items(page).first()).toContainText('Kategooria')
  await page.goto('/admin/publications?publication=2000000000')
  await expect(page.getByText('Sellist muudatust ei ole.')).toBeVisible()
})

test('older publications come part by part', async ({ page, loggedIn, baseURL }) => {
  const { header, change } = await ownProduct(loggedIn, baseURL)
  const first = await change({ price: 100 })
  for (let euros = 101; euros < 121; euros += 1) await change({ price: euros })
  await page.goto('/admin/publications?kind=product')
  await expect(items(page)).toHaveCount(20)
  await expect(page.locator(`#publication-${first}`)).toHaveCount(0)
  const more = page.getByRole('button', { name: 'Näita varasemaid' })
  await more.click()
  await expect(page.locator(`#publication-${first}`)).toContainText(header)
  // To the last part, after which the focus is on what it brought.
  while (await more.isVisible()) {
    await more.click()
    await expect(historyList(page)).toHaveAttribute('aria-busy', 'false')
  }
  await expect(items(page).getByRole('button', { expanded: false }).and(page.locator(':focus'))).toHaveCount(1)
})

for (const [prefix, undo] of [
  ['', 'Võta tagasi'],
  ['/ru', 'Отменить'],
  ['/en', 'Undo'],
] as const) {
  test(`a change and the question before its undo fit phones and desktops in ${prefix || '/et, and are accessible'}`, async ({
    page,
    loggedIn,
    baseURL,
  }) => {
    const judge = async () => {
      if (prefix === '') await expectAccessible(page)
      await expectFits(page, prefix)
    }
    const { change } = await ownProduct(loggedIn, baseURL)
    const id = await change({ description: '<p>Uus <a href="https://naide.ee">lingiga</a> tekst.</p>', price: 7 })
    await live(loggedIn.request, id)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${prefix}/admin/publications?publication=${id}`)
    await page.getByRole('button', { name: undo }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await judge()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await judge()
  })
}
