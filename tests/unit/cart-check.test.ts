import { expect, onTestFinished, test, vi } from 'vitest'
import { HEADER } from '#common/localized-fields.ts'
import { $isCheckFailed, $published, checkCart } from '#src/features/cart/cart-check.ts'
import { withProduct } from '#src/features/cart/cart.rules.ts'

const PRODUCT = { ...HEADER.pick({ header: 'Küünal' }), price: 1, new_price: null, image: null, category_id: 1 }

test('of two checks of the cart, the one that began last counts when an earlier one ends later', async () => {
  const answers: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const cart = withProduct({}, 9, PRODUCT, 1)
  const checks = [checkCart(cart), checkCart(cart), checkCart({})]
  await checks[2]
  answers[0]?.resolve(new Response(null, { status: 404 }))
  await checks[0]
  answers[1]?.reject(new Error('offline'))
  await checks[1]
  expect([$published.get().size, $isCheckFailed.get()]).toEqual([0, false])
})
