import type { Page, Route } from '@playwright/test'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { inbox } from '#tests/support/message-forms.ts'
import { anOfferRequest, anOrder } from '#tests/support/message-payloads.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, drawn, expect } from './fixtures.ts'
import { leaveMessage, openMessage } from './inbox-steps.ts'

/** The states beside the name of the open message. */
const head = (page: Page) => page.getByRole('article').locator('header')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the profile menu leads to the inbox; visitors are sent home', async ({ page, allowConsole }) => {
  // What the page still asks when the session ends below.
  allowConsole(/status of 401/)
  await page.goto('/kaubamark')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await page.getByRole('banner').getByRole('menuitem', { name: 'Kirjad' }).click()
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirjad')
  // The product of these tests has no mail server.
  await expect(page.getByRole('main').getByText(/^Postiserverit ei ole seadistatud: .*ega jõua kellenigi/)).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin/messages')
  await expect(page).toHaveURL(/\/$/)
})

test('a message is found, read, marked as handled and deleted', async ({ page, baseURL }) => {
  const name = await leaveMessage(baseURL)
  await page.goto('/admin/messages')
  await page.getByLabel('Otsi').fill(name)
  await expect(page.getByText('1 kiri', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?q=Lahkuja/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Päring: ${name}`)
  await expect(page.getByRole('article').getByText('Esimene')).toHaveText('Esimene\nTeine', { useInnerText: true })
  await expect(page.getByRole('definition').filter({ hasText: 'Disain' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'E-kirjad' })).toBeVisible()
  await expect(page.getByRole('article').getByText(/^Postiserverit ei ole seadistatud/)).toBeVisible()
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  await expect(head(page).getByText('Lahendatud')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name })).toContainText('Lahendatud')
  await page.reload()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Märgi lahendamata' }).click()
  await expect(page.getByRole('button', { name: 'Märgi lahendatuks' })).toBeVisible()

  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('button', { name: 'Ei' }).click()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText('Neile filtritele ei vasta ükski kiri.')).toBeVisible()
  expect(await (await inbox(baseURL ?? '')).find(name)).toEqual([])
})

test('filters are in the address, and the export follows them, also when the session ended meanwhile', async ({
  page,
  baseURL,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const name = await leaveMessage(baseURL, { subject: 'Kohtumise broneering', select_city: 'tartu', select: 'consultation' })
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`)
  await page.getByLabel('Liik').selectOption('order')
  await expect(page.getByText('Neile filtritele')).toBeVisible()
  await page.getByLabel('Liik').selectOption('booking')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page).toHaveURL(/kind=booking/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Laadi alla (CSV)' }).click(),
  ])
  expect(download.url()).toMatch(/\/api\/messages\.csv\?q=.*kind=booking.*locale=et.*rows=messages/)
  expect(download.suggestedFilename()).toMatch(/^kirjad-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Eemalda filtrid' }).click()
  await expect(page).toHaveURL(/\/admin\/messages$/)

  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Laadi alla (CSV)' }).click()
  await Promise.all([page.waitForEvent('download'), logInOver(page, credentials)])
})

test('a new message is counted until it is opened, and again when it is marked as unread', async ({ page, baseURL }) => {
  const { api } = await inbox(baseURL ?? '')
  const unread = async () => ((await (await api.get('/api/messages/attention')).json()) as { unread: number }).unread
  const others = await unread()
  const name = await leaveMessage(baseURL)
  const words = (count: number) => new RegExp(`${count} lugemata kir(i|ja)`)
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`)
  const title = (count: number) => (count > 0 ? new RegExp(`^\\(${count}\\) Kirjad`) : /^Kirjad/)
  await expect(page).toHaveTitle(title(others + 1))
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toHaveAccessibleName(words(others + 1))
  await expect(page.getByRole('link', { name }).getByText('Uus')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(head(page).getByText('Loetud')).toBeVisible()
  await expect(page).toHaveTitle(title(others))
  await page.getByRole('button', { name: 'Märgi lugemata' }).click()
  await expect(page.getByRole('link', { name }).getByText('Uus')).toBeVisible()
  await expect(page).toHaveTitle(title(others + 1))
  expect(await unread()).toBe(others + 1)
})

test('a mail that does not go out is seen on every page and in the list, says why, and is tried at once', async ({
  page,
  baseURL,
}) => {
  const name = await leaveMessage(baseURL)
  const [message] = await (await inbox(baseURL ?? '')).find(name)
  if (!message) throw new Error('The message is not in the inbox')
  let answer: object = {
    ...message,
    state: 'read',
    mails: 'failed',
    deliveries: message.deliveries.map(delivery => ({
      ...delivery,
      state: 'failed',
      sent_at: null,
      next_attempt_at: null,
      attempts: [{ at: '2026-11-20T10:00:00.000Z', outcome: 'failed', reason: 'address', detail: '550 no such mailbox' }],
    })),
  }
  await page.route(new RegExp(`/api/messages/${message.id}(/retry)?$`), route => {
    if (route.request().url().endsWith('/retry')) answer = { ...message, state: 'read', mails: 'queued' }
    return route.fulfill({ json: answer })
  })
  const attention = { unread: 0, failing: 2, failed: 1, reason: 'certificate', alarms: 0, has_mail_server: false }
  let isQueued = false
  await page.route('**/api/messages/attention', route =>
    route.fulfill({ json: isQueued ? { ...attention, failing: 0, failed: 0 } : attention }),
  )
  await page.route('**/api/messages/retry', route => {
    isQueued = true
    return route.fulfill({ json: {} })
  })
  await page.clock.install()
  await page.goto('/kaubamark')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await page.getByRole('banner').getByRole('menuitem', { name: '2 e-kirja ei lähe välja' }).click()
  await expect(page).toHaveURL(/\/admin\/messages\?mails=failing$/)
  const trouble = page.locator('section', { has: page.getByRole('button', { name: 'Saada kõik kohe uuesti' }) })
  await expect(trouble).toContainText('2 e-kirja ei lähe välja, proovime uuesti. 1 e-kiri jäi saatmata.')
  await expect(trouble).toContainText('postiserveri sertifikaati ei saa usaldada')
  // Also where mails are files: those, too, may fail.
  await expect(page.getByText(/^Postiserverit ei ole seadistatud/)).toBeVisible()
  const [retriedAll] = await Promise.all([
    page.waitForRequest(request => request.url().endsWith('/api/messages/retry')),
    trouble.getByRole('button', { name: 'Saada kõik kohe uuesti' }).click(),
  ])
  expect(retriedAll.method()).toBe('POST')
  await expect(trouble).toHaveCount(0)
  await expect(page.locator('#message-count')).toBeFocused()
  isQueued = false
  await page.clock.fastForward(3_000)
  await expect(trouble).toContainText('2 e-kirja ei lähe välja')

  await page.goto(`/admin/messages?message=${message.id}`)
  const badge = head(page).getByText(/^E-kiri/)
  await expect(badge).toHaveText('E-kiri jäi saatmata')
  await expect(badge).toHaveCSS('background-color', 'rgb(161, 50, 44)')
  const attempt = page.getByRole('listitem').filter({ hasText: 'Tehniline teade' }).first()
  await expect(attempt).toContainText('postiserver ei võtnud saaja aadressi vastu')
  await expect(attempt.getByText('550 no such mailbox')).not.toBeVisible()
  await attempt.getByText('Tehniline teade').click()
  await expect(attempt.getByText('550 no such mailbox')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Proovi kohe saata' }).click()
  await expect(page.getByText('Saadame kohe uuesti.')).toBeVisible()
  await expect(badge).toHaveText('E-kiri järjekorras')
})

test('the months of retention are saved, also when the session ended meanwhile', async ({ page, credentials, allowConsole }) => {
  allowConsole(/status of 401/)
  await page.goto('/admin/messages')
  const months = page.getByLabel('Säilitusaeg kuudes')
  await expect(months).not.toHaveValue('')
  const before = await months.inputValue()
  await months.fill('0')
  await page.getByRole('button', { name: 'Salvesta' }).click()
  await expect(page.getByText('Sisesta kuude arv 1–120.')).toBeVisible()
  await expect(months).toBeFocused()
  await months.fill('36')
  await page.getByRole('button', { name: 'Salvesta' }).click()
  await expect(page.getByText('Salvestatud')).toBeVisible()
  await page.reload()
  await expect(months).toHaveValue('36')
  await months.fill(before)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Salvesta' }).click()
  await logInOver(page, credentials)
  await page
    .getByRole('alertdialog', { name: new RegExp(`edaspidi ${before} kuud\\?`) })
    .getByText('Jah')
    .click()
  await expect(page.getByText('Salvestatud')).toBeVisible()
})

test('a slow answer does not overwrite what is typed into the retention meanwhile', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/api/settings/retention', route => void held.push(route))
  await page.goto('/admin/messages')
  const months = page.getByLabel('Säilitusaeg kuudes')
  await months.fill('7')
  await expect.poll(() => held.length).toBe(1)
  const answered = page.waitForResponse('**/api/settings/retention')
  await held[0]?.fulfill({ json: { months: 24 } })
  await (await answered).finished()
  await drawn(page)
  await expect(months).toHaveValue('7')

  await page.getByRole('button', { name: 'Salvesta' }).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ json: { months: 24 } })
  await page.getByRole('alertdialog').getByText('Jah').click()
  await expect.poll(() => held.length).toBe(3)
  await months.fill('8')
  await held[2]?.fulfill({ json: { months: 7 } })
  await expect(page.getByText('Salvestatud')).toBeVisible()
  await expect(months).toHaveValue('8')
})

test('without an answer the inbox offers another try; unknown filters are left out', async ({ page, baseURL, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const name = await leaveMessage(baseURL)
  await page.route('**/api/messages?*', route => route.abort(), { times: 1 })
  await page.goto('/admin/messages')
  await expect(page.getByRole('alert').filter({ hasText: 'Kirju ei õnnestunud laadida' })).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText(/\d+ (kiri|kirja)$/)).toBeVisible()
  // What no filter knows is left out, where the API would refuse it again and again.
  await page.goto('/admin/messages?kind=other&state=old&from=20261-01-11&to=2026-02-31')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

/** The language of the message, in that of the page. */
const ESTONIAN = { '': 'eesti', '/en': 'Estonian', '/ru': 'эстонский' } as const

for (const prefix of ['', '/en', '/ru'] as const) {
  test(`messages fit phones and desktops in ${prefix || '/et, and are accessible'}`, async ({ page, baseURL }) => {
    const name = await leaveMessage(baseURL)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${prefix}/admin/messages?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).waitFor()
    await expectFits(page, prefix)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText(name)
    await expect(page.getByRole('definition').filter({ hasText: ESTONIAN[prefix] })).toBeVisible()
    await expectFits(page, prefix)
    if (prefix !== '') return
    await expectAccessible(page)
    // Where there is room the list is beside the message.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAccessible(page)
  })
}

test('an order names its products in the administrator’s language where the catalogue has it, else as ordered', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const candle = await loggedIn.createProduct({ header: 'Sireliküünal', header_en: 'Lilac candle' })
  const oil = await loggedIn.createProduct({ header: 'Sireliõli', header_en: null })
  const name = await leaveMessage(baseURL, { ...anOrder([[candle, 1] as const, [oil, 2] as const]), locale: 'ru' })
  const cells = async (prefix: string) => {
    await openMessage(page, name, prefix)
    return page.getByRole('row').getByRole('cell', { name: /Sireli|Lilac/ })
  }
  await expect(await cells('')).toHaveText(['Sireliküünal', 'Sireliõli'])
  const english = await cells('/en')
  await expect(english).toHaveText(['Lilac candle', 'Sireliõli'])
  await expect(english.last()).toHaveAttribute('lang', 'et')
  await expect(english.first()).not.toHaveAttribute('lang')
})

test('a request for an offer names the service in the administrator’s language', async ({ page, loggedIn, baseURL }) => {
  const [service] = (await (await loggedIn.request.get('/api/services/uritused')).json()) as ServiceView[]
  const name = await leaveMessage(baseURL, anOfferRequest({ subject: `|TEENUS| ${service?.title}` }))
  await openMessage(page, name, '/ru')
  await expect(page.getByRole('definition').filter({ hasText: service?.title_ru ?? '' })).toBeVisible()
})

test('the back button does not show the inbox again after logging out', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/)
  await page.goto('/admin/messages')
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    // As when the browser brings back a page that it kept whole.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: 'Kirjad', exact: true })).toHaveCount(0)
})
