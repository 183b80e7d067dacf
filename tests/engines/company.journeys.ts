import { expect } from 'vitest'
import type { Find } from '#tests/support/engines/find.ts'
import type { Visitor } from '#tests/support/engines/visitor.ts'

const WIDE = [1280, 900] as const
const PHONE = [400, 860] as const

/** The enquiry in the header's dialog. */
export async function asks(person: Visitor): Promise<void> {
  const form = { role: 'dialog' } as const
  await person.browser.resize(...WIDE)
  await person.open('/kaubamark')
  await person.clicks({ role: 'link', name: 'Saada päring', within: { role: 'banner' } })
  await person.fills({ label: /^Nimi/, within: form }, 'Õnne Ääremaa')
  await person.fills({ label: /^E-post/, within: form }, 'onne@aaremaa.studio')
  await person.fills({ label: /^Telefon/, within: form }, '+372 5555 5555')
  await person.choosesFirst({ label: /^Teenus/, within: form })
  await person.fills({ label: /^Sõnum/, within: form }, 'Tere! Kas teil on kuuseõli?')
  await person.clicks({ role: 'button', name: /^Saada/, within: form })
  await person.sees({ text: /^Päring on saadetud!/ })
  await person.seesNo(form)
}

/** What moves, opens and is remembered. */
export async function operatesPages(person: Visitor): Promise<void> {
  await person.browser.resize(...WIDE)
  await person.open('/teenused/uritused')
  const slide = (name: string): Find => ({ role: 'button', name, within: { role: 'main' } })
  await person.clicks(slide('Järgmine'))
  await person.sees({ css: '[aria-current="true"][aria-label^="Slaid 2"]' })

  await person.open('/teenused')
  await person.clicks({ text: 'Äriklient', within: { role: 'group' } })
  await person.sees({ role: 'heading', name: 'Äriklient' })
  await person.open('/kaubamark')
  await person.open('/teenused')
  await person.sees({ role: 'heading', name: 'Äriklient' })

  await person.open('/kontakt')
  await person.seesNo({ css: 'iframe' })
  await person.browser.resize(...PHONE)
  await person.clicks({ role: 'button', name: /^Menüü|^Ava menüü/ })
  await person.sees({ role: 'dialog', name: 'Menüü' })
  await person.clicks({ role: 'link', name: 'Tooted', within: { role: 'dialog' } })
  await person.isAt(/^\/tooted$/)
  await person.clicks({ role: 'button', name: 'Filtrid' })
  await person.chooses({ label: 'Järjestus', within: { role: 'dialog' } }, 'Odavamad ees')
  await person.isAt(/sort=price-asc/)
  await person.seesNo({ role: 'dialog' })
  await person.browser.resize(...WIDE)
}

/** A map of another company's only after a press. */
export async function opensMap(person: Visitor): Promise<void> {
  await person.open('/kontakt')
  await person.seesNo({ css: 'iframe' })
  await person.clicks({ role: 'link', name: 'Näita kaarti' })
  await person.sees({ css: 'iframe' })
  const foreign = 'return performance.getEntriesByType("resource").filter(({ name }) => !name.startsWith(location.origin)).length'
  expect(await person.browser.evaluate('return document.querySelector("iframe").src')).toMatch(
    /^https:\/\/www\.openstreetmap\.org/,
  )
  await person.open('/kontakt')
  expect(await person.browser.evaluate(foreign)).toBe(0)
}
