import { drawn, expect, test } from './fixtures.ts'

test('a question about a product names it, in the language of the page', async ({ page, loggedIn, baseURL }) => {
  const product = await loggedIn.createProduct({ header: 'Küünal', header_en: 'Candle', header_ru: 'Свеча' })
  const category = (await loggedIn.categories()).find(({ id }) => id === product.category_id)
  for (const [prefix, link, begin] of [
    ['', 'Küsi toote kohta', 'Küünal'],
    ['/en', 'Ask about this product', 'Candle'],
    ['/ru', 'Спросить о товаре', 'Свеча'],
  ] as const) {
    await page.goto(`${baseURL}${prefix}/tooted/${encodeURIComponent(category?.name.toLowerCase() ?? '')}/${product.id}`)
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/\/kontakt\?/)
    await expect(page.locator('[data-contact-form] textarea')).toHaveValue(new RegExp(begin))
  }
})

test('a question about another product names that one, and the visitor’s name typed for the first stays', async ({
  page,
  loggedIn,
}) => {
  const [first, second] = [
    await loggedIn.createProduct({ header: 'Esimene küünal' }),
    await loggedIn.createProduct({ header: 'Teine küünal' }),
  ]
  const message = page.locator('[data-contact-form] textarea')
  const name = page.locator('[data-contact-form] [name=name]')
  await page.goto(`/kontakt?toode=${first.id}`)
  await expect(message).toHaveValue(/Esimene küünal/)
  await name.fill('Õnne')
  await page.goto(`/kontakt?toode=${second.id}`)
  await expect(message).toHaveValue(/Teine küünal/)
  await page.goto(`/ru/kontakt?toode=${first.id}`)
  await expect(name).toHaveValue('Õnne')
})

test('what a visitor types before the product’s name is there stays', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Hiline küünal' })
  const late = Promise.withResolvers<void>()
  await page.route(/\/search\/[^/]*\.json/, async route => {
    await late.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/search\//)
  await page.goto(`/kontakt?toode=${product.id}`)
  const message = page.locator('[data-contact-form] textarea')
  await asked
  await message.fill('Tere! Kas on ka suurem?')
  const answered = page.waitForResponse(/\/search\//)
  late.resolve()
  await (await answered).finished()
  await drawn(page)
  await expect(message).toHaveValue('Tere! Kas on ka suurem?')
})
