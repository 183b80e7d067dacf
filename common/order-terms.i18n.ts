import { companyFacts } from './company.ts'
import { formatEuro } from './euro-text.ts'
import type { Locale } from './locales.ts'
import type { DeliveryMethod } from './message-options.ts'

type Terms = {
  readonly delivery: string
  /** The price of delivery before the visitor has chosen a method. */
  readonly open: string
  /** The price of a method that is not within the products' price. */
  readonly toldLater: string
  readonly vat: string
}

/** Terms beside the total of an order, the same in the form and the mails. */
const TERMS: Readonly<Record<Locale, Terms>> = {
  et: {
    delivery: 'Tarne',
    open: 'oleneb tarneviisist',
    toldLater: 'hinna ütleme enne saatmist',
    vat: 'Hinnad sisaldavad käibemaksu.',
  },
  en: {
    delivery: 'Delivery',
    open: 'depends on the delivery method',
    toldLater: 'we will tell you the price before sending',
    vat: 'Prices include VAT.',
  },
  ru: {
    delivery: 'Доставка',
    open: 'зависит от способа доставки',
    toldLater: 'стоимость сообщим до отправки',
    vat: 'Цены включают налог с оборота.',
  },
}

export type OrderTerms = { readonly delivery: string; readonly cost: string; readonly vat: string }

/**
 * The delivery label, its price in words, and what the prices include.
 * @param method undefined until the visitor chooses one
 */
export function orderTerms(locale: Locale, method: DeliveryMethod | undefined): OrderTerms {
  const { delivery, open, toldLater, vat } = TERMS[locale]
  if (method === undefined) return { delivery, vat, cost: open }
  return { delivery, vat, cost: companyFacts.freeDeliveries.includes(method) ? formatEuro(0, locale) : toldLater }
}
