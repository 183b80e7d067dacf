import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locales.ts'

/** The style of a table's cells: mail programs read no style sheet. */
export const CELL_STYLE = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #e6ddd3'

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

/** Parts in one language of a mail that has several. */
export function partIn(lang: Locale, parts: readonly MailPart[]): MailPart {
  return {
    html: `<div lang="${lang}">\n${parts.map(({ html }) => html).join('\n')}\n</div>`,
    text: parts.map(({ text }) => text).join('\n\n'),
  }
}

/** A whole mail from its parts. */
export function mailBody(lang: Locale, parts: readonly MailPart[]): { html: string; text: string } {
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

/** A table of rows, each a `<tr>`. */
export function table(rows: readonly string[]): string {
  return `<table style="margin:0 0 16px;border-collapse:collapse">\n${rows.join('\n')}\n</table>`
}

/** Escapes a text, and keeps its line breaks. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
