import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageKey } from '#src/features/messages/form/message-key.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the same text keeps its key, also on the next page and in another language; another text, or the same once it is sent, gets one of its own', () => {
  const typed = { name: 'Mari', message: 'Tere', locale: 'et' }
  const key = new MessageKey('order key')
  const first = key.for(typed)
  expect(key.for({ ...typed, locale: 'ru' })).toBe(first)
  expect(new MessageKey('order key').for({ ...typed, locale: 'en' })).toBe(first)
  expect(new MessageKey().for(typed)).not.toBe(first)
  const second = key.for({ ...typed, message: 'Tere!' })
  expect(second).not.toBe(first)
  key.forget()
  expect([...kept.keys()], 'what was typed').toEqual([])
  expect(key.for({ ...typed, message: 'Tere!' })).not.toBe(second)
})

test('an order keeps its key while the buyer gets and pays the same, whatever the shop corrected in the cart', () => {
  const candle = { id: 1, header: 'Küünal', price: 24.9, new_price: 19.9, quantity: 2 }
  const key = new MessageKey()
  const order = (line: object) => key.for({ name: 'Mari', total: 39.8, cart: [line] })
  const first = order(candle)
  expect(order({ ...candle, header: 'Küünal, suur', price: 30 })).toBe(first)
  expect(order({ ...candle, price: 19.9, new_price: null })).toBe(first)
  for (const other of [{ quantity: 3 }, { id: 2 }, { new_price: 18 }]) {
    const before = order(candle)
    expect(order({ ...candle, ...other }), JSON.stringify(other)).not.toBe(before)
  }
})

test('a key ends with the day, and with the message that another page of the tab has sent', () => {
  const typed = { name: 'Mari', message: 'Tere' }
  const key = new MessageKey('order key')
  const first = key.for(typed)
  vi.useFakeTimers({ now: Date.now() + 23 * 3_600_000 })
  expect(key.for(typed)).toBe(first)
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  const second = key.for(typed)
  expect(second).not.toBe(first)
  vi.useRealTimers()

  const other = new MessageKey('order key')
  expect(other.for({ ...typed, locale: 'ru' })).toBe(second)
  other.forget()
  expect(key.for(typed)).not.toBe(second)
})

test('a page that was there before another language made the key uses it, too', () => {
  const [before, after] = [new MessageKey('order key'), new MessageKey('order key')]
  const made = after.for({ message: 'Tere', locale: 'ru' })
  expect(before.for({ message: 'Tere', locale: 'et' })).toBe(made)
})

test('without storage, or where it is full, a page remembers the key of its message', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  })
  const key = new MessageKey('order key')
  const first = key.for({ message: 'Tere' })
  expect(key.for({ message: 'Tere' })).toBe(first)
  key.forget()
  expect(key.for({ message: 'Tere' })).not.toBe(first)
})
