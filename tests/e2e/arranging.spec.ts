import type { Locator, Page } from '@playwright/test'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, expect } from './fixtures.ts'

const slides = (page: Page) => page.locator('.service-slide h2')
const lines = (page: Page) => page.getByRole('region', { name: /^(Järjekord|Order|Порядок)$/ }).getByRole('listitem')
/** For pointers alone: the keyboard has buttons. */
const handlesOf = (page: Page) => lines(page).locator('> [aria-hidden]')

async function openOrder(page: Page, address: string, button: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: button }).click()
  await expect(lines(page).first()).toBeVisible()
}

type Point = { readonly x: number; readonly y: number }

async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * A finger that is put down, moved in steps and lifted; to the browser it is no mouse. It rests before it is lifted:
 * after a flick the browser takes the next touch for one that stops the page.
 */
async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const STEPS = 12
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }])
  }
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  })
  await touch('touchEnd', [])
  await session.detach()
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(hearsClick)).toBe(true)
}

/** Runs in the page. For 50 ms after a drop, or longer where timers are late, @dnd-kit takes every click for the drop's own. */
function hearsClick(): boolean {
  let isHeard = false
  const hear = () => (isHeard = true)
  document.body.addEventListener('click', hear)
  document.body.click()
  document.body.removeEventListener('click', hear)
  return isHeard
}

test('the order of a slider is changed with the keyboard alone, and the page shows it', async ({ page }) => {
  await page.goto('/en/teenused/meeskonnakoolitused')
  const before = await slides(page).allTextContents()
  const [first = '', second = '', ...rest] = before
  await page.getByRole('button', { name: 'Change the order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order' })).toBeFocused()
  await expect(lines(page)).toHaveText(before)
  for (const label of [`Move earlier: ${first}`, `Move later: ${first}`]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: label })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Move later: ${first}` })).toBeFocused()
  await expect(page.getByText(`“${first}” is now number 2 of ${before.length}`)).toBeAttached()
  await expect(lines(page)).toHaveText([second, first, ...rest])

  await page.getByRole('button', { name: 'Update' }).press('Enter')
  await expect(page.getByText(/^Saved and published \(\d+\sms\)/)).toBeVisible()
  await expect(slides(page)).toHaveText([second, first, ...rest])
  await expect(page.locator('.service-slide').getByRole('link', { name: /^Edit / })).toHaveCount(before.length)
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Change the order' })).toBeFocused()
  await page.reload()
  await expect(slides(page)).toHaveText([second, first, ...rest])
})

test('an unsaved order is lost neither by a second press on the button nor by a link', async ({ page }) => {
  await openOrder(page, '/teenused/huviringid', 'Muuda järjekorda')
  const [first = '', second = '', ...rest] = await lines(page).allTextContents()
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  await page.getByRole('button', { name: 'Muuda järjekorda' }).click()
  await expect(page.getByRole('heading', { name: 'Järjekord' })).toBeFocused()
  await expect(lines(page)).toHaveText([second, first, ...rest])

  const asked = page.waitForEvent('dialog').then(async dialog => {
    await dialog.dismiss()
    return dialog.type()
  })
  await page.getByRole('navigation', { name: 'Peamenüü' }).getByRole('link', { name: 'Uudised' }).click({ noWaitAfter: true })
  expect(await asked).toBe('beforeunload')
  await expect(lines(page)).toHaveText([second, first, ...rest])
})

test('a line that is moved while the order is being saved stays where it was put, for the next save', async ({ page }) => {
  await openOrder(page, '/teenused/huviringid', 'Muuda järjekorda')
  const [first = '', second = '', ...rest] = await lines(page).allTextContents()
  const answer = Promise.withResolvers<void>()
  await page.route(
    '**/api/services/huviringid',
    async route => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await page.getByRole('button', { name: `Liiguta ettepoole: ${first}` }).click()
  answer.resolve()
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
  await expect(lines(page)).toHaveText([first, second, ...rest])
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
  await expect(slides(page)).toHaveText([first, second, ...rest])
})

test('an order whose panel was closed before it is live still comes to the page; during the save the panel stays', async ({
  page,
}) => {
  await openOrder(page, '/teenused/huviringid', 'Muuda järjekorda')
  const [first = '', second = '', ...rest] = await lines(page).allTextContents()
  const [answer, progress] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/services/huviringid', async route => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await page.route('**/api/publications/**', async route => {
    await progress.promise
    await route.continue()
  })
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByRole('button', { name: 'Loobu muudatustest' })).toBeDisabled()
  answer.resolve()
  await page.getByRole('button', { name: 'Sulge' }).click()
  const opener = page.getByRole('button', { name: 'Muuda järjekorda', expanded: false })
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Järjekord' })).toBeHidden()
  await expect(slides(page)).toHaveText([first, second, ...rest])
  await opener.click()
  await expect(page.getByRole('heading', { name: 'Järjekord' })).toBeFocused()
  await page.getByRole('button', { name: 'Muuda järjekorda', expanded: true }).click()
  await expect(opener).toBeFocused()
  progress.resolve()
  await expect(slides(page)).toHaveText([second, first, ...rest])
  await opener.click()
  await expect(page.getByRole('heading', { name: 'Järjekord' })).toBeFocused()
})

test('a dragged order survives a lost connection, and pressing “Try again” does not lose the focus', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const lose = () => page.route('**/api/services/huviringid', route => route.abort(), { times: 1 })
  await lose()
  await page.goto('/teenused/huviringid')
  await page.getByRole('button', { name: 'Muuda järjekorda' }).click()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(lines(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Järjekord' })).toBeFocused()
  const before = await lines(page).allTextContents()
  await drag(page, handlesOf(page).last(), handlesOf(page).first())
  const wanted = [before.at(-1) ?? '', ...before.slice(0, -1)]
  await expect(lines(page)).toHaveText(wanted)

  await lose()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust/)).toBeVisible()
  await expect(lines(page)).toHaveText(wanted)
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uuenda' })).toBeFocused()
  await expect(slides(page)).toHaveText(wanted)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('a finger drags a line by its handle and scrolls elsewhere; the new order is live for visitors', async ({
    page,
    loggedIn,
  }) => {
    await openOrder(page, '/ru/teenused/lohnastuslahendused', 'Изменить порядок')
    const before = await lines(page).allTextContents()
    const [first = '', second = '', third = '', ...rest] = before
    const handles = handlesOf(page)
    await handles.first().scrollIntoViewIfNeeded()
    const [from, to] = [await middle(handles.nth(2)), await middle(handles.first())]
    await swipe(page, from, { x: 0, y: to.y - from.y })
    const wanted = [third, first, second, ...rest]
    await expect(lines(page)).toHaveText(wanted)
    await page.getByRole('button', { name: 'Обновить' }).tap()
    await expect(page.getByText(/^Сохранено и опубликовано/)).toBeVisible()
    await expect(slides(page)).toHaveText(wanted)
    const html = await (await loggedIn.request.get('/ru/teenused/lohnastuslahendused')).text()
    const places = wanted.map(title => html.indexOf(`>${title}</h2>`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)

    await lines(page).nth(2).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await swipe(page, await middle(lines(page).nth(2)), { x: 0, y: -60 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    await expect(lines(page)).toHaveText(wanted)
  })
})

test('an order made after the session ended is saved once the administrator has logged in', async ({
  page,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  await openOrder(page, '/teenused/huviringid', 'Muuda järjekorda')
  const [first = '', second = '', ...rest] = await lines(page).allTextContents()
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Uuenda' })).toBeFocused()
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await dialog.getByLabel('E-post').fill(credentials.email)
  await dialog.getByLabel('Parool').fill(credentials.password)
  await dialog.getByLabel('Parool').press('Enter')
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
  await expect(slides(page)).toHaveText([second, first, ...rest])
  await page.getByRole('button', { name: 'Sulge' }).click()
  await expect(page.getByRole('button', { name: 'Muuda järjekorda' })).toBeFocused()
})

test('an order that the administrator has not saved is not saved by a log-in', async ({ page, credentials }) => {
  await openOrder(page, '/teenused/huviringid', 'Muuda järjekorda')
  const before = await slides(page).allTextContents()
  const [first = ''] = await lines(page).allTextContents()
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  // By this a page hears of a log-out in another tab.
  await other.evaluate(() => localStorage.removeItem('loggedIn'))
  await logInOver(page, credentials)
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
  await page.reload()
  await expect(slides(page)).toHaveText(before)
})

test('an administrator arranging a list that changed elsewhere sees it as it is, and can apply the own order', async ({
  page,
  loggedIn,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of (409|412)/)
  const list = async () => (await (await loggedIn.request.get('/api/services/uritused')).json()) as ServiceView[]
  await openOrder(page, '/ru/teenused/uritused', 'Изменить порядок')
  const headers = { origin: baseURL ?? '' }
  const data = { title: 'Uus üritus', title_ru: 'Новое событие', body: '<p>Tekst</p>', ...BLANK }
  const created = await loggedIn.request.post('/api/services/uritused', { data, headers })
  await expect(created).toBeOK()
  const [first = '', second = '', ...rest] = await lines(page).allTextContents()
  await page.getByRole('button', { name: `Переместить ближе к концу: ${first}` }).click()
  await page.getByRole('button', { name: 'Обновить' }).click()

  await expect(page.getByRole('alert').getByText(/^Пока вы меняли порядок, этот список изменили в другом месте/)).toBeVisible()
  await expect(lines(page)).toHaveText([first, second, ...rest, 'Новое событие'])
  await page.getByRole('button', { name: 'Применить к нему мой порядок' }).click()
  await expect(lines(page)).toHaveText([second, first, ...rest, 'Новое событие'])
  const update = page.getByRole('button', { name: 'Обновить' })
  await expect(update).toBeFocused()
  await update.click()
  await expect(slides(page)).toHaveText([second, first, ...rest, 'Новое событие'])
  expect((await list()).at(-1)?.title).toBe('Uus üritus')
  const { id } = (await created.json()) as ServiceView
  await expect(await loggedIn.request.delete(`/api/services/uritused/${id}`, { headers })).toBeOK()
})

const BLANK = { image: null, title_en: null, body_en: null, body_ru: null }
