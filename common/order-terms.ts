import { companyFacts } from './company.ts'
import { formatEuro } from './euro-text.ts'
import type { Locale } from './locales.ts'
import type { Delivery } from './message-options.ts'

type Terms = { readonly delivery: string; readonly open: string; readonly toldLater: string; readonly vat: string }

/** What stands beside the total of an order, in the form and in the mails alike. */
const TERMS: Readonly<Record<Locale, Terms>> = {
  et: { delivery: 'Tarne', open: 'oleneb tarneviisist', toldLater: 'ütleme enne saatmist', vat: 'Hinnad sisaldavad käibemaksu.' },
  en: {
    delivery: 'Delivery',
    open: 'depends on how you get it',
    toldLater: 'we will tell you before we send it',
    vat: 'Prices include VAT.',
  },
  ru: {
    delivery: 'Доставка',
    open: 'зависит от способа доставки',
    toldLater: 'сообщим до отправки',
    vat: 'Цены включают налог с оборота.',
  },
}

/**
 * The label of delivery, what it costs in words, and what prices hold.
 * @param way undefined until it is chosen
 */
export function orderTerms(locale: Locale, way: Delivery | undefined): { delivery: string; cost: string; vat: string } {
  const { delivery, open, toldLater, vat } = TERMS[locale]
  if (way === undefined) return { delivery, vat, cost: open }
  return { delivery, vat, cost: companyFacts.freeDeliveries.includes(way) ? formatEuro(0, locale) : toldLater }
}
