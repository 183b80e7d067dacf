import { escapeHtml } from '#common/escape-html.ts'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import type { Locale } from '#common/locales.ts'
import type { OrderTerms } from '#common/order-terms.i18n.ts'
import { lineTotalOf, type OrderLine, unitPriceOf } from '../orders/order-line.ts'

const CELL_STYLE = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #e6ddd3'
const NUMBER_STYLE = ';text-align:right;white-space:nowrap'

/** One part of a mail, as HTML and as plain text; built together so that they agree. */
export type MailPart = { readonly html: string; readonly text: string }

/** Text with its line breaks, escaped. */
export function paragraph(text: string): MailPart {
  return { html: `<p style="margin:0 0 16px">${lines(text)}</p>`, text }
}

/** An address to open, alone in its line. */
export function link(url: string): MailPart {
  return {
    html: `<p style="margin:0 0 16px;overflow-wrap:anywhere"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
    text: url,
  }
}

/** A quotation of what the visitor typed, set off from our own words. */
export function quotation(text: string): MailPart {
  const html = `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:3px solid #b9a58f">${lines(text)}</blockquote>`
  return { html, text: text.replace(/^/gm, '> ') }
}

/** Names and values; leaves out entries without a value. */
export function labelledValues(entries: readonly (readonly [label: string, value: string])[]): MailPart {
  const given = entries.filter(([, value]) => value !== '')
  const rows = given.map(
    ([label, value]) =>
      `<tr><th style="${CELL_STYLE};font-weight:normal;color:#6b5d50">${escapeHtml(label)}</th><td style="${CELL_STYLE}">${escapeHtml(value)}</td></tr>`,
  )
  return { html: table(rows), text: given.map(([label, value]) => `${label}: ${value}`).join('\n') }
}

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
    `<tr>${values.map((value, index) => `<${name} style="${CELL_STYLE}${index > 0 ? NUMBER_STYLE : ''}">${escapeHtml(value)}</${name}>`).join('')}</tr>`
  const sumRow = (name: 'th' | 'td', label: string, value: string) =>
    `<tr><${name} colspan="3" style="${CELL_STYLE}">${escapeHtml(label)}</${name}><${name} style="${CELL_STYLE};text-align:right">${escapeHtml(value)}</${name}></tr>`
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

/** Parts in one language of a mail that has several. */
export function partIn(lang: string, parts: readonly MailPart[]): MailPart {
  return {
    html: `<div lang="${lang}">\n${parts.map(({ html }) => html).join('\n')}\n</div>`,
    text: parts.map(({ text }) => text).join('\n\n'),
  }
}

/** A whole mail from its parts. */
export function mailBody(lang: string, parts: readonly MailPart[]): { html: string; text: string } {
  const body = parts.map(({ html }) => html).join('\n')
  return {
    html: `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b2420;background:#fff">
<div style="max-width:600px">
${body}
</div></body></html>
`,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
  }
}

function table(rows: readonly string[]): string {
  return `<table style="margin:0 0 16px;border-collapse:collapse">\n${rows.join('\n')}\n</table>`
}

/** Escapes a text, and keeps its line breaks. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
