import { expect } from 'vitest'
import type { Find } from '#tests/support/engines/find.ts'
import type { Visitor } from '#tests/support/engines/visitor.ts'

const MAIN = { role: 'main' } as const
const NAMES = { css: 'h2', within: MAIN } as const
const SEARCH = { role: 'searchbox', name: 'Otsi tooteid' } as const
const DRAWER = { role: 'dialog', name: 'Ostukorv' } as const
const QUESTION = { role: 'dialog', name: 'Kas lisada ostukorvi?' } as const
const CART_LINK = { role: 'link', name: /ostukorv/i, within: { role: 'banner' } } as const

/** Search, order, the second page, and back to the first. */
export async function findsProducts(person: Visitor): Promise<void> {
  await person.open('/tooted')
  const first = (await person.texts(NAMES))[0] ?? ''
  await person.clicks({ role: 'link', name: 'Lehekülg 2', within: MAIN })
  await person.isAt(/page=2/)
  await person.seesNo({ role: 'link', name: first, within: MAIN })
  await person.browser.back()
  await person.reads(NAMES, first)

  await person.fills(SEARCH, 'rabakask')
  await person.reads(NAMES, /Rabakask/)
  await person.isAt(/q=rabakask/)

  await person.open('/tooted?sort=price-asc')
  await expect.poll(() => prices(person), { timeout: 60_000 }).toSatisfy(isRising)
}

/** Two products into the cart, and everything that can be done with them in the drawer. */
export async function fillsCart(person: Visitor): Promise<void> {
  const [first = '', second = ''] = await addsTwo(person)
  const inDrawer = (name: string | RegExp): Find => ({ role: 'button', name, within: DRAWER })
  const quantity = (title: string): Find => ({ role: 'spinbutton', name: `Kogus: ${title}`, within: DRAWER })
  await person.clicks(CART_LINK)
  await person.clicks(inDrawer(`Üks rohkem: ${first}`))
  await person.holds(quantity(first), '2')
  await person.clicks(inDrawer(`Üks vähem: ${first}`))
  await person.holds(quantity(first), '1')
  await person.clicks(inDrawer(`Eemalda: ${first}`))
  await person.seesNo(quantity(first))
  await person.fills(quantity(second), '12')
  await person.holds(quantity(second), '12')
  await person.press('Escape')
  await person.seesNo(DRAWER)

  await person.browser.reload()
  await person.reads(CART_LINK, /1/)
  await person.clicks(CART_LINK)
  await person.holds(quantity(second), '12')
  await person.press('Escape')
  await person.seesNo(DRAWER)
}

/** An order: first with nothing filled in, then in Russian and in Russian letters. */
export async function placesOrder(person: Visitor): Promise<void> {
  await addsTwo(person)
  await person.open('/tooted/ostukorv')
  await person.clicks({ role: 'button', name: 'Esita tellimus' })
  await person.sees({ text: 'Sisestage oma nimi' })
  await person.sees({ text: 'Valige tarneviis' })
  expect(await person.browser.evaluate('return document.activeElement.labels[0].innerText')).toMatch(/^Nimi/)

  await person.clicks({ role: 'link', name: /^RUS/, within: { role: 'banner' } })
  await person.isAt(/^\/ru\/tooted\/ostukorv/)
  await person.fills({ label: /^Имя/ }, 'Анна Õunapuu')
  await person.fills({ label: /^Эл|почт/i }, 'anna@naide.ee')
  await person.fills({ label: /^Телефон/ }, '+372 5555 5555')
  await person.choosesFirst({ label: /доставк/i })
  await person.choosesFirst({ label: /Сеть посылочных автоматов/ })
  await person.fills({ label: /Какой посылочный автомат/ }, 'Tartu Lõunakeskus')
  // Cash and a parcel machine do not go together.
  await person.chooses({ label: /оплат/i }, 'Счёт')
  await person.clicks({ role: 'button', name: 'Оформить заказ' })
  await person.reads({ role: 'dialog' }, /\w{4}-\w{4}/)
  await person.press('Escape')
}

async function addsTwo(person: Visitor): Promise<string[]> {
  await person.open('/tooted')
  const titles = (await person.texts(NAMES)).slice(0, 2)
  for (const [index, title] of titles.entries()) {
    await person.clicks({
      role: 'button',
      name: new RegExp(`^Lisa korvi\\s*${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
    })
    await person.clicks({ role: 'button', name: 'Lisa korvi', within: QUESTION })
    await person.sees({ text: /^Lisatud ostukorvi!/ })
    await person.reads(CART_LINK, new RegExp(String(index + 1)))
  }
  return titles
}

async function prices(person: Visitor): Promise<number[]> {
  const items = await person.texts({ role: 'listitem', within: MAIN })
  return items.flatMap(text => {
    const [, euros, cents] = /(\d+),(\d\d)\s€/.exec(text) ?? []
    return euros === undefined ? [] : [Number(`${euros}.${cents}`)]
  })
}

const isRising = (all: number[]) => all.length > 8 && all.every((price, index) => index === 0 || price >= (all[index - 1] ?? 0))
