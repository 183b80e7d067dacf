import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, live, test } from './fixtures.ts'
import { addCard, cards, euros, LANGUAGES, openDrawer, storeCart, storedCart, storedEntry } from './shop-steps.ts'

const [ESTONIAN, ENGLISH, RUSSIAN] = LANGUAGES

test('a product is added with its quantity, and the dialog starts at 1 again', async ({ page }) => {
  const t = ENGLISH
  await page.goto(`${t.prefix}/tooted`)
  const add = cards(page).first().getByRole('button', { name: t.add })
  await add.click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('spinbutton', { name: t.quantity })
  await expect(quantity).toHaveValue('1')
  await expect(dialog.getByRole('button', { name: t.less })).toBeDisabled()
  await dialog.getByRole('button', { name: t.less }).dispatchEvent('click')
  await expect(quantity).toHaveValue('1')
  await dialog.getByRole('button', { name: t.more }).click()
  await dialog.getByRole('button', { name: t.more }).click()
  await dialog.getByRole('button', { name: t.less }).click()
  await expect(quantity).toHaveValue('2')
  const told = page.getByRole('status').getByText(t.added).waitFor()
  await dialog.getByRole('button', { name: t.add }).click()
  await expect(dialog).toBeHidden()

  await told
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
  await expect(add).toBeFocused()

  await add.click()
  await expect(quantity).toHaveValue('1')
  await dialog.getByRole('button', { name: t.add }).click()
  await expect.poll(async () => Object.values(await storedCart(page)).map(entry => entry.quantity)).toEqual([3])
})

test('a quantity that is empty, or no whole number above 0, is not added: the dialog asks for one', async ({ page }) => {
  const t = RUSSIAN
  await page.goto(`${t.prefix}/tooted`)
  await cards(page).first().getByRole('button', { name: t.add }).click()
  const quantity = page.getByRole('spinbutton', { name: t.quantity })
  await quantity.fill('')
  await quantity.press('Enter')
  await expect(page.getByRole('alert').getByText(t.missing)).toBeVisible()
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  for (const typed of ['0', '-3', '1.5']) {
    await quantity.fill(typed)
    await page.getByRole('dialog').getByRole('button', { name: t.add }).click()
    await expect(quantity).toHaveValue(typed)
    await expect(page.getByRole('alert').getByText(t.missing)).toBeVisible()
  }
  expect(await storedCart(page)).toEqual({})
})

test('the cart’s drawer changes quantities, removes lines, sums up and empties the cart', async ({ page }) => {
  const t = ESTONIAN
  await page.goto(`${t.prefix}/tooted`)
  await addCard(page, 0, t)
  await addCard(page, 1, t)
  // Lines are in the order in which they were put in.
  const cart = Object.values(await storedCart(page)).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const cents = cart.map(({ product }) => Math.round((product.new_price ?? product.price) * 100))
  const [first = 0, second = 0] = cents
  const drawer = await openDrawer(page, t)
  expect((await drawer.locator('.cart-drawer').boundingBox())?.width).toBeCloseTo(500, 1)
  const lines = drawer.locator('.cart-line')
  const total = drawer.locator('.cart-total strong')
  await expect(lines).toHaveCount(2)
  await expect(total).toHaveText(euros(first + second, t.locale))
  await expect(lines.first().locator('img')).toBeVisible()
  await expect(lines.first().getByRole('link')).toBeVisible()

  await lines.first().getByRole('button', { name: t.more }).click()
  await expect(total).toHaveText(euros(2 * first + second, t.locale))
  await lines.first().getByRole('button', { name: t.less }).click()
  await expect(total).toHaveText(euros(first + second, t.locale))
  await lines.nth(1).getByRole('spinbutton').fill('12')
  await expect(total).toHaveText(euros(first + 12 * second, t.locale))
  await lines.nth(1).getByRole('spinbutton').fill('5000')
  await lines.nth(1).getByRole('spinbutton').blur()
  await expect(lines.nth(1).getByRole('spinbutton')).toHaveValue('999')
  await lines.nth(1).getByRole('spinbutton').fill('')
  await lines.nth(1).getByRole('spinbutton').blur()
  await expect(lines.nth(1).getByRole('spinbutton')).toHaveValue('999')
  // At a quantity of 1 the button for one less removes the line.
  await lines.first().getByRole('button', { name: t.remove }).first().click()
  await expect(lines).toHaveCount(1)
  // Not on its button: who presses once more would remove it, too.
  await expect(lines).toBeFocused()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')

  const question = page.getByRole('alertdialog')
  await drawer.getByRole('button', { name: t.clear }).click()
  await question.getByRole('button', { name: t.no }).click()
  await expect(question).toBeHidden()
  await drawer.getByRole('button', { name: t.clear }).click()
  await question.press('Escape')
  await expect(question).toBeHidden()
  await expect(drawer.getByRole('button', { name: t.clear })).toBeFocused()
  await expect(lines).toHaveCount(1)
  await drawer.getByRole('button', { name: t.clear }).click()
  await question.getByRole('button', { name: t.yes }).click()
  await expect(page.getByRole('status').getByText(t.cleared)).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.locator('[data-cart-count]')).toBeHidden()
  await expect((await openDrawer(page, t)).getByText(t.empty)).toBeVisible()
})

test('the cart page shows its lines with the order form, or the way to the shop; emptied, it gives the focus to its heading', async ({
  page,
}) => {
  const t = RUSSIAN
  const orderForm = page.locator('[data-order-part]')
  await page.goto(`${t.prefix}/tooted/ostukorv`)
  await expect(page.getByText(t.empty)).toBeVisible()
  await expect(orderForm).toBeAttached()
  expect(await orderForm.isVisible()).toBe(false)
  await page.locator('.cart-empty').getByRole('link').click()
  await expect(page).toHaveURL(`${t.prefix}/tooted`)
  await addCard(page, 0, t)
  await (await openDrawer(page, t)).locator('.cart-drawer-foot').getByRole('link').click()
  await expect(page).toHaveURL(`${t.prefix}/tooted/ostukorv`)
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.getByText(t.empty)).toBeHidden()
  await expect(orderForm).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await page.locator('.cart-remove').click()
  await expect(page.getByText(t.empty)).toBeVisible()
  expect(await orderForm.isVisible()).toBe(false)
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Вернуть в корзину' }).click()
  await page.getByRole('button', { name: t.clear }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: t.yes }).press('Enter')
  await expect(page.getByText(t.empty)).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a changed price asks to be accepted, and a deleted product is not charged', async ({
  page,
  loggedIn,
  allowConsole,
  baseURL,
}) => {
  const t = ENGLISH
  // Should the deleted product be the only one in its file, the file goes with it.
  allowConsole(/404.*\/search\/products-\d+\.json/)
  const product = await loggedIn.createProduct({ price: 12, new_price: null })
  const deleted = await loggedIn.createProduct()
  const renamed = await loggedIn.createProduct({ price: 12, new_price: null, header_en: 'New name' })
  const remove = (id: number) => loggedIn.request.delete(`/api/products/${id}`, { headers: { origin: baseURL ?? '' } })
  await live(loggedIn.request, Number((await remove(deleted.id)).headers()['publication-id']))
  await storeCart(page, {
    [product.id]: storedEntry({ header: 'Proovilõhn', header_en: null, price: 9.5, category_id: product.category_id }, 2),
    [deleted.id]: storedEntry({ price: 100 }),
    [renamed.id]: storedEntry({ price: 12, category_id: renamed.category_id }, 1),
  })
  await page.goto(`${t.prefix}/kontakt`)
  const drawer = await openDrawer(page, t)
  const line = drawer.locator(`[data-line="${product.id}"]`)
  const gone = drawer.locator('[data-deleted]')
  const total = drawer.locator('.cart-total strong')
  await expect(line.locator('.cart-change')).toContainText(euros(950, t.locale))
  await expect(line.locator('.cart-change')).toContainText(euros(1200, t.locale))
  await expect(gone).toHaveCount(1)
  await expect(total).toHaveText(euros(3100, t.locale))
  // What costs the same is shown as it is called now, without a question.
  await expect(drawer.locator(`[data-line="${renamed.id}"]`)).toContainText('New name')
  await expect(line.getByRole('button', { name: t.accept }).locator('[lang=et]')).toHaveText('Proovilõhn')
  await line.getByRole('button', { name: t.accept }).press('Enter')
  await expect(line.locator('.cart-change')).toBeHidden()
  await expect(line).toBeFocused()
  await expect(total).toHaveText(euros(3600, t.locale))
  await gone.getByRole('button', { name: t.remove }).click()
  await expect(gone).toHaveCount(0)
  expect(await storedCart(page)).toMatchObject({ [product.id]: { product: { price: 12 }, quantity: 2 } })
  await remove(product.id)
  await remove(renamed.id)
})

test('the add-to-cart dialog opens at its top in a window too low for it', async ({ page }) => {
  // A window of 1280 × 1024 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/tooted')
  const add = cards(page).first().getByRole('button', { name: ESTONIAN.add })
  await add.click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('heading')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  const question = await dialog.locator('.cart-question').boundingBox()
  const quantity = await dialog.getByRole('button', { name: ESTONIAN.more }).boundingBox()
  expect((quantity?.x ?? 0) + (quantity?.width ?? 0)).toBeLessThan((question?.x ?? 0) + (question?.width ?? 0) - 20)
  // A change does not scroll back.
  await dialog.getByRole('button', { name: ESTONIAN.add }).focus()
  await expect(heading).not.toBeInViewport()
  const sum = dialog.getByRole('status')
  const sumOfOne = await sum.innerText()
  await dialog.getByRole('button', { name: ESTONIAN.more }).dispatchEvent('click')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2')
  await expect(sum).not.toHaveText(sumOfOne)
  await expect(heading).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
})

test('the cart outlives a reload and is the same in all tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/tooted')
  await other.goto('/tooted/ostukorv')
  await addCard(page, 0, ESTONIAN)
  await expect(other.locator('[data-cart-count]')).toHaveText('1')
  await expect(other.locator('.cart-line')).toHaveCount(1)
  await addCard(page, 1, ESTONIAN)
  await expect(other.locator('.cart-line')).toHaveCount(2)
  // The link comes with the shop's answer about the new line.
  await expect(other.locator('.cart-line').last().getByRole('link').first()).toBeVisible()
  await other.locator('.cart-line').first().getByRole('button', { name: ESTONIAN.more }).click()
  await page.reload()
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
  const drawer = await openDrawer(page, ESTONIAN)
  await expect(drawer.getByRole('spinbutton').first()).toHaveValue('2')
  await drawer.locator('.cart-remove').first().click()
  await expect(other.locator('.cart-line')).toHaveCount(1)
})

test('a removed line is offered back until the cart has its product again or was emptied, also in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/tooted')
  await addCard(other, 0, ESTONIAN)
  await addCard(other, 1, ESTONIAN)
  await page.goto('/tooted/ostukorv')
  const lines = page.locator('.cart-line')
  const putBack = page.getByRole('button', { name: 'Pane tagasi' })
  await lines.first().getByRole('button', { name: ESTONIAN.more }).click()
  await lines.first().locator('.cart-remove').click()
  await putBack.click()
  await expect(lines.first().getByRole('spinbutton')).toHaveValue('2')
  await expect(lines.first()).toBeFocused()

  await lines.first().locator('.cart-remove').click()
  await expect(putBack).toBeVisible()
  await addCard(other, 0, ESTONIAN)
  await expect(lines).toHaveCount(2)
  await expect(putBack).toBeHidden()

  await lines.first().locator('.cart-remove').click()
  await expect(putBack).toBeVisible()
  await other.evaluate(() => localStorage.setItem('cart:v1', '{}'))
  await expect(page.getByText(ESTONIAN.empty)).toBeVisible()
  await expect(putBack).toBeHidden()
})

test('the product page adds the quantity chosen there', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap-products-0.xml')).text()
  await page.goto(/\/tooted\/[^<]+/.exec(sitemap)?.[0] ?? 'no product')
  const quantity = page.getByRole('main').getByRole('spinbutton')
  await expect(page.getByRole('button', { name: ESTONIAN.less })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: ESTONIAN.less }).click({ force: true })
  await page.getByRole('button', { name: ESTONIAN.more }).click()
  await page.getByRole('button', { name: ESTONIAN.more }).click()
  await expect(quantity).toHaveValue('3')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Kogus: 3' })).toHaveCount(1)
  await page.getByRole('button', { name: ESTONIAN.add }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('3')
  await dialog.getByRole('button', { name: ESTONIAN.add }).click()
  await expect(dialog).toBeHidden()
  await expect(quantity).toHaveValue('1')
  expect(Object.values(await storedCart(page))[0]?.quantity).toBe(3)
})

test('without JavaScript the header’s cart is a link, and no button offers to add', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/tooted')
  await expect(page.getByRole('button', { name: ESTONIAN.add }).first()).toBeHidden()
  await page.locator('[data-cart-link]').click()
  await expect(page).toHaveURL('/tooted/ostukorv')
  await expect(page.getByText(ESTONIAN.empty)).toBeVisible()
  await page.close()
})

test('a broken cart is an empty cart', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('cart:v1', '{"1":{"quantity":"palju"},"x":null}'))
  await page.goto('/tooted')
  await expect((await openDrawer(page, ESTONIAN)).getByText(ESTONIAN.empty)).toBeVisible()
})
