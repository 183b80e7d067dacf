import { escapeHtml } from '#common/escape-html.ts'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import type { Locale } from '#common/locales.ts'
import type { OrderTerms } from '#common/order-terms.i18n.ts'
import { CELL_STYLE, type MailPart, paragraph, table } from '../mail/mail-parts.ts'
import { lineTotalOf, type OrderLine, unitPriceOf } from '../orders/order-line.ts'

const NUMBER_STYLE = `${CELL_STYLE};text-align:right;white-space:nowrap`

/** The words of {@link orderTable}. */
export type TableTexts = {
  readonly product: string
  readonly quantity: string
  readonly unitPrice: string
  readonly lineTotal: string
  readonly total: string
  readonly pieces: (count: number) => string
}

/** An order's lines with unit prices, the delivery price, and the total. @param order.total in euros */
export function orderTable(order: {
  cart: readonly OrderLine[]
  total: number
  terms: OrderTerms
  title: (line: OrderLine) => string
  texts: TableTexts
  locale: Locale
}): MailPart {
  const { texts, title, terms } = order
  const money = (euros: number) => formatEuro(eurosToCents(euros), order.locale)
  const cells = order.cart.map(line => {
    return [title(line), texts.pieces(line.quantity), money(unitPriceOf(line)), money(lineTotalOf(line))] as const
  })
  const head = [texts.product, texts.quantity, texts.unitPrice, texts.lineTotal]
  const row = (name: 'th' | 'td', values: readonly string[]) =>
    `<tr>${values.map((value, index) => `<${name} style="${index > 0 ? NUMBER_STYLE : CELL_STYLE}">${escapeHtml(value)}</${name}>`).join('')}</tr>`
  const sumRow = (name: 'th' | 'td', label: string, value: string) =>
    `<tr><${name} colspan="3" style="${CELL_STYLE}">${escapeHtml(label)}</${name}><${name} style="${NUMBER_STYLE}">${escapeHtml(value)}</${name}></tr>`
  const sums = [sumRow('td', terms.delivery, terms.cost), sumRow('th', texts.total, money(order.total))]
  return {
    html: table([row('th', head), ...cells.map(values => row('td', values)), ...sums]) + paragraph(terms.vat).html,
    text: [
      ...cells.map(([name, quantity, unit, lineTotal]) => `${name}\n  ${quantity} × ${unit} = ${lineTotal}`),
      `${terms.delivery}: ${terms.cost}`,
      `${texts.total}: ${money(order.total)}`,
      terms.vat,
    ].join('\n'),
  }
}
