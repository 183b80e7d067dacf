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

test('a link to another language leads to the section that the address names', async ({ page }) => {
  await page.goto('/privaatsuspoliitika#rights')
  await page.getByRole('banner').locator('a[data-locale="ru"]').first().click()
  await expect(page).toHaveURL('/ru/privaatsuspoliitika#rights')
})

test('the language that a visitor chose is that of the next visit, but not where a link or a reload leads', async ({ page }) => {
  await page.goto('/kontakt')
  await page.getByRole('banner').locator('a[data-locale="ru"]').click()
  await expect(page).toHaveURL('/ru/kontakt')
  expect(await page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('selectedLang')])).toEqual(['ru', 'RUS'])
  // Typed, or a bookmark.
  await page.goto('/tooted?sort=price-asc#sisu')
  await expect(page).toHaveURL('/ru/tooted?sort=price-asc#sisu')
  await page.evaluate(() => location.assign('/kaubamark'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaubamärk')
  await page.reload()
  await expect(page).toHaveURL('/kaubamark')
  await page.goto('/en/kaubamark')
  await expect(page).toHaveURL('/en/kaubamark')
  await page.getByRole('banner').locator('a[data-locale="et"]').click()
  await expect(page).toHaveURL('/kaubamark')
  await page.goto('/kontakt')
  await expect(page).toHaveURL('/kontakt')
  // As another tab does.
  await page.evaluate(() => localStorage.setItem('locale', 'ru'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(page).toHaveURL('/kontakt')
})
