import type { Page, Request } from '@playwright/test'
import { searchMessages } from '#src/features/search/search.i18n.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { BUDGETS, bytesOf } from '#tests/support/page-weight.ts'
import { expect, idle, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { cards, LANGUAGES, storedCart } from './shop-steps.ts'
import { holdShopStill } from './still-shop.ts'

const [ESTONIAN, ENGLISH, RUSSIAN] = LANGUAGES

const ids = (page: Page) => cards(page).evaluateAll(items => items.map(item => (item as HTMLElement).dataset['product']))
const prices = (page: Page) =>
  page.locator('[data-add-to-cart]').evaluateAll(buttons =>
    buttons.map(button => {
      const { price, new_price } = JSON.parse((button as HTMLElement).dataset['addToCart'] ?? '') as Record<string, number | null>
      return new_price ?? price ?? 0
    }),
  )
const isAscending = (numbers: readonly number[]) => numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))

test('the list is searched, ordered, cut and leafed through, and the address says so', async ({ page }) => {
  const t = ENGLISH
  await holdShopStill(page, [`${t.prefix}/tooted`])
  await page.goto(`${t.prefix}/tooted`)
  const prebuilt = await ids(page)
  const shown = page.locator('[data-list-shown]')
  await page.getByRole('combobox', { name: t.perPage }).selectOption('16')
  await expect(cards(page)).toHaveCount(16)
  await expect(page).toHaveURL(`${t.prefix}/tooted?per=16`)
  expect((await ids(page)).slice(0, 10)).toEqual(prebuilt)
  const newest = await ids(page)
  await page.getByRole('combobox', { name: t.sort }).selectOption('price-asc')
  await expect(page).toHaveURL(`${t.prefix}/tooted?sort=price-asc&per=16`)
  // If the newest all have one price, they count as ascending, too.
  await expect.poll(() => ids(page)).not.toEqual(newest)
  await expect.poll(() => prices(page).then(isAscending)).toBe(true)
  const cheapest = await ids(page)
  await page.getByRole('combobox', { name: t.sort }).selectOption('price-desc')
  await expect.poll(() => ids(page)).not.toEqual(cheapest)
  expect(await prices(page)).toEqual((await prices(page)).toSorted((a, b) => b - a))

  await page.goBack()
  await expect.poll(() => ids(page)).toEqual(cheapest)
  await expect(page.getByRole('combobox', { name: t.sort })).toHaveValue('price-asc')
  await page.reload()
  await expect.poll(() => ids(page)).toEqual(cheapest)

  await page.locator('.pagination [data-page="2"]').first().click()
  await expect(page).toHaveURL(`${t.prefix}/tooted?sort=price-asc&per=16&page=2`)
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')
  await expect(page.locator('[data-list=shop]')).toBeFocused()
  // Another order begins with its first page, and so does another size.
  await page.getByRole('combobox', { name: t.sort }).selectOption('price-desc')
  await expect(page).toHaveURL(`${t.prefix}/tooted?sort=price-desc&per=16`)
  await page.goBack()
  await expect(page).toHaveURL(`${t.prefix}/tooted?sort=price-asc&per=16&page=2`)

  const search = page.getByRole('searchbox', { name: t.search })
  // Found in any language's title, in any case, without diacritics; the page goes back to the first.
  await search.fill('„KUUNAL” talve')
  await expect(cards(page).first()).toContainText(/talvekuusk|winter spruce|зимняя ель/i)
  await expect(page).toHaveURL(`${t.prefix}/tooted?q=%E2%80%9EKUUNAL%E2%80%9D+talve&sort=price-asc&per=16`)
  await search.fill('зимняя')
  await expect(cards(page).first()).toContainText(/talvekuusk|winter spruce|зимняя ель/i)
  // What is not there is said once; the nearest products and the categories are offered.
  await search.fill('lavendel jalgrattale')
  await expect(shown).toHaveText(searchMessages(t.locale).nothingFound('lavendel jalgrattale'))
  await expect(page.getByText(searchMessages(t.locale).nearest)).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
  await expect(page.locator('.list-note-places a')).toHaveCount(7)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.all }).click()
  await expect(page.locator('[data-list=shop]')).toBeFocused()
  await expect(cards(page)).toHaveCount(16)
  await expect(search).toHaveValue('')
})

test('typing is one step of the history', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted')
  const prebuilt = await ids(page)
  await page.getByRole('searchbox', { name: ESTONIAN.search }).pressSequentially('talvekuusk')
  await expect(page).toHaveURL('/tooted?q=talvekuusk')
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
  await page.goBack()
  await expect(page).toHaveURL('/tooted')
  await expect.poll(() => ids(page)).toEqual(prebuilt)
  // The field has the focus still, and goes back too.
  await expect(page.getByRole('searchbox', { name: ESTONIAN.search })).toHaveValue('')
})

test('what was chosen last comes back with a link to the list, and goes along to a category', async ({ page }) => {
  await holdShopStill(page, ['/tooted', '/tooted/kodulõhnad'])
  await page.goto('/tooted')
  await page.getByRole('combobox', { name: ESTONIAN.perPage }).selectOption('20')
  await expect(cards(page)).toHaveCount(20)
  await page.locator('.pagination [data-page="2"]').first().click()
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')
  const second = await ids(page)
  await cards(page).first().getByRole('link').click()
  await page.getByRole('link', { name: 'ENG' }).click()
  const inEnglish = page.locator('.breadcrumbs').getByRole('link', { name: 'Products' })
  await expect(inEnglish).toHaveAttribute('href', /\/en\/tooted\?per=20&page=2$/)
  await page.getByRole('link', { name: 'EST' }).click()
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Tooted' }).click()
  await expect.poll(() => ids(page)).toEqual(second)
  await expect(page).toHaveURL('/tooted?per=20&page=2')
  await page.locator('.category-nav').getByRole('link', { name: 'Kodulõhnad' }).click()
  await expect(page).toHaveURL(`/tooted/${encodeURIComponent('kodulõhnad')}?per=20`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kodulõhnad')
  await page.getByRole('link', { name: 'Eemalda filter' }).click()
  await expect(page).toHaveURL('/tooted?per=20')
})

test('a search in a category stays in it, and is ordered by what fits best', async ({ page }) => {
  await holdShopStill(page, ['/tooted/kodulõhnad'])
  await page.goto('/tooted/kodulõhnad')
  const total = await cards(page).count()
  await page.getByRole('searchbox', { name: ESTONIAN.search }).fill('visiitkaardid')
  await expect(page.getByText('Otsingule „visiitkaardid” ei leidunud vastet.')).toBeVisible()
  const order = page.locator('select[name=sort] option:checked').first()
  await expect(order).toHaveText('Sobivamad ees')
  await page.getByRole('searchbox', { name: ESTONIAN.search }).fill('')
  await expect(cards(page)).toHaveCount(total)
  await expect(order).toHaveText('Uuemad ees')
})

test('a word in another form finds what is similar, in the shop and in a category, and the list says so', async ({ page }) => {
  const SIMILAR = [
    [LANGUAGES[0], 'lavendel', /lavendl/i, 'Täpset vastet ei leidunud, näitame sarnaseid.'],
    [LANGUAGES[1], 'lavenders', /lavend/i, 'No exact match, so here is what comes close.'],
    [LANGUAGES[2], 'лаванда', /лаванд/i, 'Точных совпадений нет — показываем похожее.'],
  ] as const
  await holdShopStill(page, ['/en/tooted/kodulõhnad', ...LANGUAGES.map(({ prefix }) => `${prefix}/tooted`)])
  for (const [t, query, title, note] of SIMILAR) {
    const search = page.getByRole('searchbox', { name: t.search })
    const status = page.locator('[data-list-shown]')
    await page.goto(`${t.prefix}/tooted`)
    await search.fill(query)
    await expect(status).toContainText(note)
    const found = await cards(page).getByRole('heading').allTextContents()
    // Titles before descriptions.
    expect(found[0]).toMatch(title)
    await expect(status).toHaveText(`${note} ${t.shown(found.length, found.length)}`)
  }
  await expectAccessible(page)
  // In any language's title, as always.
  const t = ENGLISH
  const status = page.locator('[data-list-shown]')
  await page.goto('/en/tooted/kodulõhnad?q=lavendel')
  await expect(status).toContainText(SIMILAR[1][3])
  // Other tests write of lavender, too.
  const similar = await cards(page).count()
  await expect(status).toHaveText(`${SIMILAR[1][3]} ${t.shown(similar, similar)}`)
  // What is there as it was typed needs no remark.
  await page.getByRole('searchbox', { name: t.search }).fill('paas')
  await expect(status).toHaveText(t.shown(1, 1))
})

test('nothing is downloaded for the controls before the visitor touches them', async ({ page }) => {
  const asked: Request[] = []
  page.on('request', request => asked.push(request))
  await page.goto('/tooted')
  await page.waitForLoadState('load')
  await idle(page)
  expect(asked.filter(request => new URL(request.url()).pathname.startsWith('/search/'))).toEqual([])
  expect(await bytesOf(asked, 'script')).toBeLessThanOrEqual(BUDGETS.scriptBytesBefore)
})

test('cards made in the browser are those the page was built with', async ({ page }) => {
  const markup = () =>
    cards(page).evaluateAll(items =>
      items.map(item =>
        item.outerHTML
          .replaceAll(/ (loading|decoding|fetchpriority)="\w+"/g, '')
          // How wide a card is depends on how many there are.
          .replaceAll(/ sizes="[^"]+"| phone:[^ "]+/g, '')
          .replaceAll(/>\s+/g, '>')
          .replaceAll(/\s+</g, '<')
          .split(/(?=[ <])/)
          .toSorted(),
      ),
    )
  await holdShopStill(
    page,
    LANGUAGES.map(({ prefix }) => `${prefix}/tooted`),
  )
  for (const { prefix, perPage } of LANGUAGES) {
    await page.goto(`${prefix}/tooted`)
    const prebuilt = await markup()
    await page.getByRole('combobox', { name: perPage }).selectOption('20')
    await expect(cards(page)).toHaveCount(20)
    expect((await markup()).slice(0, 10)).toEqual(prebuilt)
    // None of them is the page's first picture any more.
    await expect(cards(page).locator('img:is([fetchpriority], [decoding=sync], :not([loading=lazy]))')).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('the newest products begin the list with larger cards; in another order all cards have one width', async ({ page }) => {
  const widths = () => cards(page).evaluateAll(items => new Set(items.map(({ clientWidth }) => clientWidth)).size)
  await page.goto('/tooted')
  expect(await widths()).toBe(2)
  await page.getByRole('combobox', { name: LANGUAGES[0].sort }).selectOption('price-asc')
  await expect.poll(widths).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters are in a dialog that a choice closes', async ({ page }) => {
    const t = RUSSIAN
    await page.goto(`${t.prefix}/tooted`)
    const dialog = page.getByRole('dialog', { name: t.filters })
    await page.getByRole('button', { name: t.filters }).click()
    await dialog.getByRole('combobox', { name: t.sort }).selectOption('price-desc')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${t.prefix}/tooted?sort=price-desc`)
    await page.getByRole('button', { name: t.filters }).click()
    await dialog.getByRole('combobox', { name: t.perPage }).selectOption('20')
    await expect(dialog).toBeHidden()
    await expect(cards(page)).toHaveCount(20)
    await page.getByRole('button', { name: t.filters }).click()
    await dialog.locator('[data-shop-category]').selectOption({ index: 1 })
    await expect(page).toHaveURL(/\/tooted\/[^?]+\?sort=price-desc&per=20$/)
  })
})

test.describe('in a narrow window, with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('arrows step through the choices of the filters; Enter goes to the category', async ({ page }) => {
    const t = ESTONIAN
    await page.goto('/tooted')
    const dialog = page.getByRole('dialog', { name: t.filters })
    const open = page.getByRole('button', { name: t.filters })
    const category = dialog.locator('[data-shop-category]')
    await open.click()
    await dialog.getByRole('combobox', { name: t.sort }).press('ArrowDown')
    await expect(page).toHaveURL('/tooted?sort=price-asc')
    await dialog.getByRole('combobox', { name: t.sort }).press('ArrowDown')
    await expect(page).toHaveURL('/tooted?sort=price-desc')
    await expect(dialog).toBeVisible()
    await category.press('ArrowDown')
    await category.press('ArrowDown')
    const chosen = await category.inputValue()
    await expect(page).toHaveURL('/tooted?sort=price-desc')
    await category.press('Enter')
    await expect(page).toHaveURL(`${chosen}?sort=price-desc`)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(category).toHaveValue('/tooted')
    await expect(dialog.getByRole('combobox', { name: t.sort })).toHaveValue('price-desc')
  })
})

test('a visitor filters, searches, adds, changes the quantity and empties the cart with the keyboard alone', async ({ page }) => {
  await page.goto('/tooted')
  const press = (key: string) => page.keyboard.press(key)
  await tabTo(page, '.category-nav a[href*="hnak%C3%BC"], .category-nav a[href$="küünlad"]')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lõhnaküünlad')
  await tabTo(page, 'input[name=q]')
  await page.keyboard.type('talvekuusk')
  await expect(cards(page)).toHaveCount(1)
  await tabTo(page, '[data-add-to-cart]')
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: ESTONIAN.add })).toBeFocused()
  await press('Shift+Tab')
  await press('Shift+Tab')
  await press('Enter')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2')
  await dialog.getByRole('spinbutton').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-add-to-cart]')).toBeFocused()

  await page.locator('.skip-link').focus()
  await tabTo(page, '[data-cart-link]')
  await press('Enter')
  const drawer = page.getByRole('dialog', { name: ESTONIAN.cart })
  await expect(drawer.getByRole('button', { name: ESTONIAN.close })).toBeFocused()
  await tabTo(page, '.cart-line input')
  await press('ArrowUp')
  await expect.poll(async () => Object.values(await storedCart(page))[0]?.quantity).toBe(3)
  await tabTo(page, '.cart-clear')
  await press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: ESTONIAN.no })).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(drawer).toBeHidden()
  expect(await storedCart(page)).toEqual({})
  await expect(page.locator('[data-cart-link]')).toBeFocused()
})
