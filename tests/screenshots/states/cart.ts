import type { Page } from '@playwright/test'
import type { ChangedCart } from '#server/orders/changed-cart.schemas.ts'
import type { State } from '../state.ts'
import { answer, dialog, expectText, fill, inOrder, press, problem, withCart } from '../steps.ts'

const CART = '/tooted/ostukorv'
const SENDER = { Nimi: 'Õnne Ääremaa', 'E-post': 'onne@aaremaa.studio', Telefon: '+372 5555 5555' }
const PARCEL = { Tarneviis: 'parcel-machine', 'Pakiautomaatide võrk': 'omniva', 'Milline pakiautomaat': 'Tartu Lõunakeskus' }
const ORDER = { ...SENDER, ...PARCEL, Makseviis: 'invoice', Lisasoovid: 'Palun pakkige kingiks.' }

const openDrawer = async (page: Page) => {
  await press(page.getByRole('banner'), /^Ostukorv/)
  await dialog(page)
}
const openAdding = async (page: Page) => {
  await press(page, /^Lisa korvi/)
  await dialog(page)
}
const pressOrder = (page: Page) => press(page, 'Esita tellimus')
const placeOrder = async (page: Page) => {
  await fill(page, ORDER)
  await pressOrder(page)
}
/** The price in the cart, one euro below the shop's. */
const outdatedPrice = ({ price }: { price: number }) => ({ price: price - 1 })
const DELETED_PRODUCT = { id: 2_000_000_000, header: 'Kadunud küünal' }

const windows: readonly State[] = [
  { name: 'cart--adding', path: '/tooted', shows: 'window', steps: openAdding },
  {
    name: 'cart--adding-without-quantity',
    path: '/tooted',
    shows: 'window',
    async steps(page) {
      await openAdding(page)
      const quantity = (await dialog(page)).getByRole('spinbutton')
      await quantity.fill('')
      await quantity.press('Enter')
      await expectText(page, 'Palun valige kogus')
    },
  },
  {
    name: 'cart--added',
    path: '/tooted',
    shows: 'window',
    async steps(page) {
      await openAdding(page)
      await press(await dialog(page), /^Lisa korvi/)
      await expectText(page, 'Lisatud ostukorvi!')
    },
  },
  { name: 'cart--drawer-empty', path: '/tooted', shows: 'window', steps: openDrawer },
  { name: 'cart--drawer-full', path: '/tooted', shows: 'window', steps: inOrder(withCart(), openDrawer) },
  { name: 'cart--drawer-repriced', path: '/tooted', shows: 'window', steps: inOrder(withCart(outdatedPrice), openDrawer) },
  {
    name: 'cart--clearing',
    path: '/tooted',
    shows: 'window',
    steps: inOrder(withCart(), openDrawer, async page => {
      await press(await dialog(page), 'Tühjenda ostukorv')
      await expectText(page, 'Kas soovite ostukorvi tühjendada?')
    }),
  },
  {
    name: 'cart--cleared',
    path: '/tooted',
    shows: 'window',
    steps: inOrder(withCart(), openDrawer, async page => {
      await press(await dialog(page), 'Tühjenda ostukorv')
      await press(page.getByRole('alertdialog'), 'Jah')
      await expectText(page, 'Ostukorv tühjendatud!')
    }),
  },
]

const pages: readonly State[] = [
  { name: 'cart--full', path: CART, steps: withCart() },
  { name: 'cart--repriced', path: CART, steps: withCart(outdatedPrice) },
  {
    name: 'cart--gone',
    path: CART,
    steps: inOrder(
      withCart((_, index) => (index === 0 ? DELETED_PRODUCT : {})),
      page => expectText(page, /Seda toodet enam ei müüda/),
    ),
  },
  { name: 'order--filled', path: CART, steps: inOrder(withCart(), page => fill(page, ORDER)) },
  {
    name: 'order--empty-fields',
    path: CART,
    steps: inOrder(withCart(), pressOrder, page => expectText(page, 'Sisestage oma nimi')),
  },
  {
    name: 'order--cash-by-parcel',
    path: CART,
    steps: inOrder(withCart(), async page => {
      await fill(page, { ...SENDER, Tarneviis: 'parcel-machine', Makseviis: 'cash' })
      await pressOrder(page)
      await expectText(page, /Pakiautomaati tellides ei saa maksta sularahas/)
    }),
  },
  {
    name: 'order--not-sent',
    path: CART,
    steps: inOrder(withCart(), async page => {
      await answer(page, '**/send-email', { status: 503, body: '' })
      await placeOrder(page)
      await expectText(page, /Midagi läks valesti/)
    }),
  },
  {
    name: 'order--offline',
    path: CART,
    steps: inOrder(withCart(), async page => {
      await answer(page, '**/send-email', 'no answer')
      await placeOrder(page)
      await expectText(page, /Serverilt ei tulnud kinnitust/)
    }),
  },
  {
    name: 'order--cart-changed',
    path: CART,
    steps: inOrder(withCart(), async (page, { products }) => {
      const [first, second, third] = products.map(({ id, header, price, new_price }) => ({ id, header, price, new_price }))
      if (!first || !second || !third) throw new Error('The cart holds three products')
      const cart: ChangedCart['cart'] = [
        { ...first, state: 'price_changed', price: first.price + 2, quantity: 1 },
        { ...second, state: 'gone', quantity: 2 },
        { ...third, state: 'same', quantity: 3 },
      ]
      await answer(page, '**/send-email', problem(409, 'CART_CHANGED', { cart, total: 90 }))
      await placeOrder(page)
      await expectText(page, /Ostukorvi sisu on vahepeal muutunud/)
    }),
  },
  {
    name: 'order--placed',
    path: CART,
    shows: 'window',
    steps: inOrder(withCart(), async page => {
      await answer(page, '**/send-email', { status: 200, contentType: 'text/plain', body: 'K7QX-3M9D' })
      await placeOrder(page)
      await expectText(page, 'Täname tellimuse eest!')
    }),
  },
]

/** The cart from its first product to the order. */
export const cart: readonly State[] = [...windows, ...pages]
