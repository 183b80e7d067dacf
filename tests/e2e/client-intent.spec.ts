import type { Page } from '@playwright/test'
import { expect, idle, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES, storedCart } from './shop-steps.ts'

const [t] = LANGUAGES
const SCRIPTS = /\/_astro\/[^/]+\.js/

/** Keeps the scripts that the page asks for from now on, until the returned function lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Makes React's scheduled work wait in `scheduled`, from which the test takes it step by step. */
async function holdScheduledWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scheduled: (() => void)[] = []
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      scheduled.push(() => Reflect.apply(post, this, args))
    }
    Object.assign(window, { scheduled })
  })
}

/** @returns how much is left */
const nextWork = (page: Page) =>
  page.evaluate(() => {
    const { scheduled } = window as unknown as { scheduled: (() => void)[] }
    scheduled.shift()?.()
    return scheduled.length
  })

async function openProduct(page: Page): Promise<void> {
  await page.goto('/tooted')
  await page.goto((await cards(page).first().getByRole('link').getAttribute('href')) ?? '')
}

test('nothing of an island is fetched before a visitor reaches for it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => SCRIPTS.test(request.url()) && fetched.push(new URL(request.url()).pathname))
  await openProduct(page)
  await idle(page)
  expect(fetched.filter(path => /client|AddToCart|CartLink/.test(path))).toEqual([])
  await page.getByRole('button', { name: t.add }).hover()
  await expect.poll(() => fetched.some(path => path.includes('AddToCart'))).toBe(true)
})

test('what is typed and pressed before the code is there counts once', async ({ page }) => {
  await openProduct(page)
  const release = await holdScripts(page)
  await page.getByRole('spinbutton', { name: t.quantity }).fill('3')
  await page.getByRole('button', { name: t.more }).click()
  await page.getByRole('button', { name: t.more }).click()
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const waiting = page.locator('main [aria-busy=true]')
  await expect(waiting).toHaveCount(2)
  release()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton', { name: t.quantity })).toHaveValue('5')
  await expect(waiting).toHaveCount(0)
  await dialog.getByRole('button', { name: t.add }).click()
  await expect(dialog).toBeHidden()
  expect(Object.values(await storedCart(page)).map(({ quantity }) => quantity)).toEqual([5])
})

test('the cursor stays where it is when a text that is being typed becomes React’s', async ({ page }) => {
  await page.goto('/kontakt')
  const release = await holdScripts(page)
  const message = page.locator('[data-contact-form] form [name=message]')
  await message.pressSequentially('Tere, maailm')
  for (let step = 0; step < 'maailm'.length; step += 1) await message.press('ArrowLeft')
  release()
  await expect(page.locator('[data-contact-form] astro-island[ssr]')).toHaveCount(0)
  await page.keyboard.type('suur ')
  await expect(message).toHaveValue('Tere, suur maailm')
})

test('two presses before the code is there open one dialog, which has the focus and makes the page inert', async ({ page }) => {
  await openProduct(page)
  const release = await holdScripts(page)
  await page.getByRole('button', { name: t.add }).dblclick()
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  release()
  await expect(page.getByRole('dialog').getByRole('button', { name: t.add })).toBeFocused()
  await expect(page.locator('.page')).toHaveAttribute('inert', '')
})

test('Enter alone opens the cart’s drawer, and Escape gives the focus back to the link', async ({ page }) => {
  await openProduct(page)
  const release = await holdScripts(page)
  const cart = page.getByRole('banner').getByRole('link', { name: t.cart })
  await cart.focus()
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('dialog', { name: t.cart })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: t.cart })).toBeHidden()
  await expect(cart).toBeFocused()
})

test('two islands of a page know one cart', async ({ page }) => {
  await page.goto('/tooted')
  await addCard(page, 0, t)
  await page.getByRole('banner').getByRole('link', { name: t.cart }).click()
  await expect(page.getByRole('dialog', { name: t.cart }).getByRole('spinbutton')).toHaveValue('1')
})

test('an island that comes into the page later answers too', async ({ page }) => {
  await openProduct(page)
  await page.evaluate(() => {
    const island = document.querySelector('.product astro-island')
    const copy = document.importNode(island as HTMLElement, true)
    island?.replaceWith(copy)
  })
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('where scripts do not come', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED|Error hydrating/))

  test('the link to the cart leads to its page', async ({ page }) => {
    await openProduct(page)
    await page.route(SCRIPTS, route => route.abort())
    await page.getByRole('banner').getByRole('link', { name: t.cart }).click()
    await expect(page).toHaveURL('/tooted/ostukorv')
  })

  test('a link that the browser followed is not pressed once more when the network is back', async ({ page }) => {
    await openProduct(page)
    await page.route(SCRIPTS, route => route.abort())
    // An answer without a page: the visitor is here as after going back.
    const followed = page.waitForRequest('/tooted/ostukorv')
    await page.route('/tooted/ostukorv', route => route.fulfill({ status: 204 }))
    const cart = page.getByRole('banner').getByRole('link', { name: t.cart })
    await cart.click()
    await followed
    await page.unroute(SCRIPTS)
    await cart.evaluate(link => link.addEventListener('click', () => link.toggleAttribute('data-pressed', true)))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.locator('header astro-island[ssr]:has([data-cart-link])')).toHaveCount(0)
    await expect(cart).not.toHaveAttribute('data-pressed')
    await cart.click()
    await expect(page.getByRole('dialog', { name: t.cart })).toBeVisible()
  })

  test('a button offers another try, and keeps what was pressed', async ({ page }) => {
    await openProduct(page)
    await page.route(SCRIPTS, route => route.abort())
    await page.getByRole('button', { name: t.add }).click()
    const again = page.getByRole('alert').getByRole('button', { name: 'Proovi uuesti' })
    await expect(again).toBeVisible()
    await page.unroute(SCRIPTS)
    await again.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(again).toBeHidden()
  })
})

test('a form that is sent offline before its code is there stays, and answers when the network is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Error hydrating/)
  await page.goto('/kontakt')
  await context.setOffline(true)
  const form = page.locator('[data-contact-form] form')
  await form.locator('[name=name]').fill('Mari')
  await form.locator('button[type=submit]').click()
  const notice = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei õnnestunud laadida' })
  await expect(notice).toBeVisible()
  // What is done meanwhile does not take the place of what was pressed.
  await form.locator('[name=name]').press('End')
  await expect(form.locator('[name=name]')).toHaveValue('Mari')
  await context.setOffline(false)
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(notice).toBeHidden()
})

test('pointing fetches nothing for a visitor who saves data; a press does', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched: string[] = []
  page.on('request', request => request.url().includes('AddToCart') && fetched.push(request.url()))
  await openProduct(page)
  const add = page.getByRole('button', { name: t.add })
  await add.hover()
  await idle(page)
  expect(fetched).toEqual([])
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('pointing again at a button whose code could not be fetched fetches nothing; a press does', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Error hydrating/)
  let tries = 0
  await openProduct(page)
  await page.route(SCRIPTS, route => ((tries += 1), route.abort()))
  const failed = page.waitForEvent('console', message => message.text().includes('Error hydrating'))
  const add = page.getByRole('button', { name: t.add })
  await add.hover()
  await failed
  await idle(page)
  const before = tries
  await page.mouse.move(0, 0)
  await add.hover()
  await idle(page)
  expect(tries).toBe(before)
  await page.unroute(SCRIPTS)
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a form that is typed and sent before the code is there keeps all of it, and says what is wrong', async ({ page }) => {
  await page.goto('/kontakt')
  const release = await holdScripts(page)
  const form = page.locator('[data-contact-form] form')
  await form.locator('[name=name]').fill('Mari')
  await form.locator('[name=message]').fill('Tere!')
  await form.locator('button[type=submit]').click()
  release()
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=name]')).toHaveValue('Mari')
  await expect(form.locator('[name=message]')).toHaveValue('Tere!')
})

test('an empty form that is sent before the code is there says what is wrong', async ({ page }) => {
  await page.goto('/kontakt')
  const release = await holdScripts(page)
  const form = page.locator('[data-contact-form] form')
  await form.locator('button[type=submit]').click()
  release()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
})

test('a press in the moment in which React takes the cards over is not lost', async ({ page }) => {
  await holdScheduledWork(page)
  await page.goto('/tooted')
  const button = cards(page).first().getByRole('button', { name: t.add })
  await button.hover()
  // React marks what it took over; what it does after that is still held.
  const isTaken = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('astro-island:has([data-add-to-cart]) > *') ?? {}).some(key =>
        key.startsWith('__react'),
      ),
    )
  await expect.poll(async () => (await isTaken()) || (await nextWork(page), false)).toBe(true)
  await button.click()
  await expect.poll(async () => (await nextWork(page), page.getByRole('dialog').isVisible())).toBe(true)
})
