import { expect, type Locator, type Page } from '@playwright/test'
import { INTL_LOCALES, type Locale } from '#common/locales.ts'

/** The words of the three languages that tests look for, and the prefix of their addresses. */
export const LANGUAGES = [
  {
    locale: 'et',
    prefix: '',
    add: 'Lisa korvi',
    added: 'Lisatud ostukorvi!',
    cart: 'Ostukorv',
    empty: 'Ostukorv on tühi.',
    clear: 'Tühjenda ostukorv',
    yes: 'Jah',
    no: 'Ei',
    cleared: 'Ostukorv tühjendatud!',
    less: 'Üks vähem',
    more: 'Üks rohkem',
    quantity: 'Kogus',
    missing: 'Palun valige kogus',
    accept: 'Nõustun uue hinnaga',
    remove: 'Eemalda',
    close: 'Sulge',
    search: 'Otsi tooteid',
    posts: 'Otsi postitusi',
    sort: 'Järjestus',
    perPage: 'Lehel',
    filters: 'Filtrid',
    all: 'Näita kõiki',
    shown: (n: number, m: number) => `Kuvatud ${n} ${n === 1 ? 'toode' : 'toodet'} ${m}-st`,
    total: 'Kokku',
  },
  {
    locale: 'en',
    prefix: '/en',
    add: 'Add to cart',
    added: 'Added to cart!',
    cart: 'Cart',
    empty: 'Your cart is empty.',
    clear: 'Empty the cart',
    yes: 'Yes',
    no: 'No',
    cleared: 'Cart emptied!',
    less: 'One less',
    more: 'One more',
    quantity: 'Quantity',
    missing: 'Please select a quantity',
    accept: 'Accept the new price',
    remove: 'Remove',
    close: 'Close',
    search: 'Search products',
    posts: 'Search posts',
    sort: 'Sort by',
    perPage: 'Per page',
    filters: 'Filters',
    all: 'Show all',
    shown: (n: number, m: number) => `${n} of ${m} ${m === 1 ? 'product' : 'products'} shown`,
    total: 'Total',
  },
  {
    locale: 'ru',
    prefix: '/ru',
    add: 'В корзину',
    added: 'Добавлено в корзину!',
    cart: 'Корзина',
    empty: 'Корзина пуста.',
    clear: 'Очистить корзину',
    yes: 'Да',
    no: 'Нет',
    cleared: 'Корзина очищена!',
    less: 'На один меньше',
    more: 'На один больше',
    quantity: 'Количество',
    missing: 'Пожалуйста, укажите количество',
    accept: 'Согласиться с новой ценой',
    remove: 'Удалить',
    close: 'Закрыть',
    search: 'Поиск товаров',
    posts: 'Поиск по новостям',
    sort: 'Сортировка',
    perPage: 'На странице',
    filters: 'Фильтры',
    all: 'Показать всё',
    total: 'Итого',
    shown: (n: number, m: number) => `Показано ${n} из ${m} ${m % 10 === 1 && m % 100 !== 11 ? 'товара' : 'товаров'}`,
  },
] as const satisfies readonly { locale: Locale; [word: string]: unknown }[]

export type Words = (typeof LANGUAGES)[number]

export type StoredEntry = {
  product: { price: number; new_price: number | null; [field: string]: unknown }
  quantity: number
  position?: number
}

/** A cart entry as the browser stores it. */
export function storedEntry(fields: Partial<StoredEntry['product']> = {}, quantity = 1): StoredEntry {
  const product = {
    header: 'Kadunud küünal',
    header_en: 'Lost candle',
    header_ru: 'Пропавшая свеча',
    image: null,
    category_id: 1,
  }
  return { product: { ...product, price: 10, new_price: null, ...fields }, quantity }
}

/** Puts a cart into the browser's storage. */
export async function storeCart(page: Page, cart: Record<number, StoredEntry>): Promise<void> {
  // An address of the site without scripts, which could change the cart.
  await page.goto('/robots.txt')
  await page.evaluate(text => localStorage.setItem('cart:v1', text), JSON.stringify(cart))
}

export async function storedCart(page: Page): Promise<Record<string, StoredEntry>> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('cart:v1'))) ?? '{}') as Record<string, StoredEntry>
}

export function cards(page: Page): Locator {
  return page.locator('.product-card')
}

/** Adds a card's product with the quantity the dialog offers. */
export async function addCard(page: Page, index: number, t: Words): Promise<void> {
  await cards(page).nth(index).getByRole('button', { name: t.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.add }).click()
  await expect(dialog).toBeHidden()
}

export async function openDrawer(page: Page, t: Words): Promise<Locator> {
  await page.locator('[data-cart-link]').click()
  const drawer = page.getByRole('dialog', { name: t.cart })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Formats cents as the site does: `12,50 €`, `€12.50`. */
export function euros(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100)
}
