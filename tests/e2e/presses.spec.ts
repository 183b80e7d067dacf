import { expect, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES, storedCart } from './shop-steps.ts'

const [t] = LANGUAGES

test('a double press opens the add-to-cart dialog once, and it stays', async ({ page }) => {
  await page.goto('/tooted')
  const add = cards(page).first().getByRole('button', { name: t.add })
  const dialog = page.getByRole('dialog')
  await add.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await add.dblclick({ delay: 20 })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t.add }).click()
  await expect(page.getByText(t.added)).toBeVisible()
})

test('Enter that is held down opens the add-to-cart dialog once, and adds nothing', async ({ page }) => {
  await page.goto('/tooted')
  const add = cards(page).first().getByRole('button', { name: t.add })
  await add.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  for (let press = 0; press < 20; press++) await page.keyboard.down('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 20; press++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await storedCart(page)).toEqual({})
})

test('the wheel over a quantity that was just typed scrolls the page, and does not change the cart', async ({ page }) => {
  await page.goto('/tooted')
  await addCard(page, 0, t)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/tooted/ostukorv')
  const quantity = page.getByRole('spinbutton').first()
  await quantity.click()
  await quantity.fill('7')
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect(quantity).toHaveValue('7')
  expect(Object.values(await storedCart(page)).map(entry => entry.quantity)).toEqual([7])
})
