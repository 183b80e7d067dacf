import { computed } from 'nanostores'
import type { ChangedCart } from '../../../../server/messages/changed-cart.schemas.ts'
import { formatEuro } from '../../../i18n/format.ts'
import { isLocale } from '../../../i18n/locales.ts'
import { createElement } from '../../../ui/create-element.ts'
import { $deletedIds } from '../../cart/cart-check.ts'
import { type Cart, totalCents, totalEuros, unitCents, withoutProducts } from '../../cart/cart.rules.ts'
import { $cart } from '../../cart/cart.store.ts'
import { orderLines, withCatalogue } from './order-lines.ts'
import { orderMessages } from './order.messages.ts'

/** The order form of the cart page: shown while the cart holds something, sent with the cart's lines. */
const { lang } = document.documentElement
const locale = isLocale(lang) ? lang : 'et'
const t = orderMessages(locale)

function part<Found extends HTMLElement>(name: string): Found {
  const found = document.querySelector<Found>(`[data-order] [${name}]`)
  if (!found) throw new Error(`The order form has no ${name}`)
  return found
}

const form = part<HTMLFormElement>('data-message-form')
const dialog = part<HTMLDialogElement>('data-order-placed')
const changes = part('data-order-changes')

/** The cart without what is not sold any more: what is ordered is what the cart adds up. */
const $ordered = computed([$cart, $deletedIds], (cart, deleted): Cart => withoutProducts(cart, deleted))

function show(cart: Cart): void {
  part('data-order-part').hidden = Object.keys(cart).length === 0
  part('data-order-total').textContent = formatEuro(totalCents(cart), locale)
}

/** Specification §4: scroll to top, empty the cart, reset the form (which did so itself), show the dialog. */
function placed(number: string): void {
  changes.replaceChildren()
  $cart.set({})
  scrollTo({ top: 0 })
  part('data-order-number').textContent = number
  dialog.showModal()
}

/** The lines of the cart that were not sent because the page knew already that their products are not sold any more. */
function goneLines(cart: Cart): ChangedCart['cart'] {
  const deleted = $deletedIds.get()
  return orderLines(cart).flatMap(line =>
    typeof line.id === 'number' && deleted.has(line.id) ? [{ ...line, id: line.id, state: 'gone' as const }] : [],
  )
}

/** The catalogue is not what the cart says: the cart follows it, and the visitor sees in what. */
function showChanges({ cart: answered, total }: ChangedCart): void {
  const cart = $cart.get()
  const lines = [...answered, ...goneLines(cart)]
  const items = lines.flatMap(line => {
    const product = line.id === null ? undefined : cart[line.id]?.product
    const title = (locale === 'et' ? null : product?.[`header_${locale}`]) ?? product?.header ?? line.header
    if (line.state === 'same') return []
    if (line.state === 'gone') return [createElement('li', {}, `${title}: ${t.gone}`)]
    const before = formatEuro(unitCents(product ?? line), locale)
    const now = formatEuro(unitCents(line), locale)
    return [
      createElement(
        'li',
        {},
        `${title}: ${t.before} `,
        createElement('del', {}, before),
        `, ${t.now} `,
        createElement('strong', {}, now),
      ),
    ]
  })
  const sum = createElement('strong', {}, formatEuro(Math.round(total * 100), locale))
  $cart.set(withCatalogue(cart, { cart: lines }))
  changes.replaceChildren(
    createElement('p', {}, t.changed),
    createElement('ul', {}, ...items),
    createElement('p', {}, `${t.newTotal}: `, sum),
  )
  changes.scrollIntoView({ block: 'center' })
  changes.focus({ preventScroll: true })
}

/** The form's life, fetched when somebody uses it. */
async function run(): Promise<void> {
  const { runMessageForm } = await import('../form/run-message-form.ts')
  runMessageForm(form, {
    extra: () => ({ cart: orderLines($ordered.get()), total: totalEuros($ordered.get()) }),
    onSent: placed,
    onRefused: problem => {
      if (problem.code !== 'CART_CHANGED') return false
      showChanges(problem as unknown as ChangedCart)
      return true
    },
  })
  isRunning = true
}

let isRunning = false
form.noValidate = true
form.addEventListener('focusin', () => void run().catch(() => {}), { once: true })
form.addEventListener('submit', async event => {
  event.preventDefault()
  if (isRunning) return
  await run()
  form.requestSubmit()
})
dialog.addEventListener('close', () => document.getElementById('sisu')?.focus({ preventScroll: true }))
// Leaving the page closes it, also when the browser keeps the page whole for the way back.
addEventListener('pagehide', () => dialog.close())
$ordered.subscribe(show)
