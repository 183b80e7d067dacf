import { MAX_QUANTITY } from '#common/message-rules.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { createElement } from '../../ui/create-element.ts'
import { showToast } from '../../ui/toast.ts'
import { cartMessages, type CartTexts } from './cart.i18n.ts'

/** Tells that the browser refused to keep the cart. */
export function tellNotKept(): void {
  tell(t => t.notKept)
}

/** Tells that a quantity was cut to the most that one order takes. */
export function tellMostQuantity(): void {
  tell(t => t.most(MAX_QUANTITY))
}

/** Shows a toast about what the cart could not do, with a link to the company, which can help. */
function tell(textOf: (t: CartTexts) => string): void {
  const locale = documentLocale()
  const t = cartMessages(locale)
  const contact = createElement('a', { href: localizedPath(locale, paths.contact), textContent: t.writeUs })
  showToast(textOf(t), 'error', { actions: [contact] })
}
