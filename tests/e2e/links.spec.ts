import { expect, test } from './fixtures.ts'

test('the picture of a product, or of a post, leads where its title leads', async ({ page }) => {
  for (const [path, item] of [
    ['/tooted', '.product-card'],
    ['/uudised', '.post-summary'],
  ] as const) {
    await page.goto(path)
    const shown = page.locator(item).first()
    const href = String(await shown.getByRole('link').first().getAttribute('href'))
    const picture = await shown.locator('img').boundingBox()
    await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 60)
    await expect(page).toHaveURL(href)
  }
})

test('another language keeps the reader’s place on the page', async ({ page }) => {
  await page.goto('/privaatsuspoliitika#rights')
  await page.getByRole('banner').locator('a[data-locale="ru"]').first().click()
  await expect(page).toHaveURL('/ru/privaatsuspoliitika#rights')
})
