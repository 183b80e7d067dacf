import { expect, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES } from './shop-steps.ts'

const [ESTONIAN] = LANGUAGES

test('on paper a cart is its lines, quantities, total and who to call; a product takes one sheet', async ({ page }) => {
  await page.goto('/tooted')
  await addCard(page, 0, ESTONIAN)
  await addCard(page, 1, ESTONIAN)
  const address = await cards(page).first().getByRole('link').getAttribute('href')

  await page.goto('/tooted/ostukorv')
  await page.locator('.cart-line').nth(1).locator('.cart-remove').click()
  await expect(page.getByText(/^Eemaldatud/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const line = page.locator('.cart-line')
  await expect(page.getByText(/^Eemaldatud/)).toBeHidden()
  await expect(line.locator('.cart-title')).toBeVisible()
  await expect(line.locator('.cart-line-total')).toBeVisible()
  await expect(line.getByRole('spinbutton')).toHaveValue('1')
  await expect(page.locator('.cart-filled .cart-total strong').first()).toBeVisible()
  await expect(page.locator('.site-footer address')).toContainText('Aniisi 7, 51003 Tartu')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await page.goto(address ?? '')
  await expect(page.locator('.product .price')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('on a wide sheet the shop takes all of its width', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/tooted')
  const widths = await cards(page).evaluateAll(all => all.map(card => card.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(200)
})
