import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES, storedCart } from './shop-steps.ts'

const [t] = LANGUAGES

/**
 * Does to the page what a browser's translation does: names the reader's language, and puts each text into elements of its own,
 * in the place of the text node (Chrome), or changes the node (Firefox).
 */
async function translate(page: Page, how: 'by elements' | 'in place' = 'by elements', into = 'fi'): Promise<void> {
  await page.evaluate(language => void (document.documentElement.lang = language), into)
  await page.evaluate(inPlace => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, textarea')) continue
      if (inPlace) {
        text.data += '*'
        continue
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.textContent = `${text.data}*`
      text.replaceWith(outer)
    }
  }, how === 'in place')
}

/** Opens a page, translates it, and holds its scripts until the returned function lets them go. */
async function openTranslated(page: Page, address: string, how?: 'in place'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.goto(address)
  await page.route(/\/_astro\/[^/]+\.js/, async route => {
    await promise
    await route.continue()
  })
  await translate(page, how)
  return resolve
}

test.beforeEach(({ allowConsole }) => allowConsole(/Minified React error #418/))

test('what is typed into a translated form before its code is there stays, with the focus', async ({ page }) => {
  const release = await openTranslated(page, '/kontakt')
  const form = page.locator('[data-contact-form] form')
  await form.locator('[name=name]').fill('Aino Virtanen')
  await form.locator('[name=message]').fill('Tuoksuja hotelliin')
  await form.locator('[name=email]').pressSequentially('aino@')
  release()
  await expect(page.locator('[data-contact-form] astro-island:not([ssr])')).toBeAttached()
  await page.keyboard.type('example.com')
  await expect(form.locator('[name=name]')).toHaveValue('Aino Virtanen')
  await expect(form.locator('[name=message]')).toHaveValue('Tuoksuja hotelliin')
  await expect(form.locator('[name=email]')).toHaveValue('aino@example.com')
})

for (const how of [undefined, 'in place'] as const) {
  test(`a press on a page translated ${how ?? 'by elements'} counts before its code is there, and the cart's number stays`, async ({
    page,
  }) => {
    await page.goto('/tooted')
    await addCard(page, 0, t)
    const address = (await cards(page).nth(1).getByRole('link').getAttribute('href')) ?? ''
    const release = await openTranslated(page, address, how)
    await page.locator('[data-cart-link]').focus()
    await page.getByRole('button', { name: t.add }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-cart-count]')).toHaveText(/^1\*?$/)
    await expect(page.locator('astro-island:not([ssr])').filter({ has: page.locator('[data-cart-link]') })).toBeAttached()
    await expect(page.locator('[data-cart-count]')).toHaveText(/^1\*?$/)
  })
}

test('the sums of a translated cart follow the quantity', async ({ page }) => {
  await page.goto('/tooted')
  await addCard(page, 0, t)
  await page.goto('/tooted/ostukorv')
  const sum = page.locator('.cart-line-total')
  await expect(sum).toBeVisible()
  await translate(page)
  const one = await sum.textContent()
  const told = page.locator('output').filter({ hasText: t.total })
  const total = await told.textContent()
  await page.getByRole('button', { name: new RegExp(`^${t.more}`) }).click()
  await expect.poll(async () => Object.values(await storedCart(page)).map(entry => entry.quantity)).toEqual([2])
  await expect(sum).not.toHaveText(one ?? '')
  await expect(told).not.toHaveText(total ?? '')
})

for (const [prefix, into] of [
  ['/en', 'fi'],
  ['/en', 'ru'],
  ['', 'en'],
] as const) {
  test(`a notice on a page at ${prefix || '/'} translated into ${into} is in the language of the site, and leads there`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/tooted`)
    await translate(page, 'by elements', into)
    await cards(page).first().getByRole('button').last().click()
    await page.getByRole('dialog').getByRole('spinbutton').fill('1200')
    await page.getByRole('dialog').getByRole('spinbutton').press('Enter')
    await expect(page.locator('.toast-error').getByRole('link')).toHaveAttribute('href', `${prefix}/kontakt`)
  })
}
