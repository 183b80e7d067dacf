import { stringify } from 'csv-stringify/sync'

/**
 * Lines for spreadsheet programs with Estonian settings: semicolons between the cells, CR LF after each line (otherwise as
 * RFC 4180), a decimal comma, and nothing that a spreadsheet would run.
 */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return stringify(
    lines.map(cells => cells.map(withoutFormulas)),
    { delimiter: ';', record_delimiter: 'windows' },
  )
}

/** Tells spreadsheet programs that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Where a cell begins like a formula, for the program that reads the file: at its start, and after every line break, semicolon, comma
 * and tab in it, because a program that takes another separator, or heeds no quotes, begins a cell there. Blanks and
 * quotation marks in between do not help.
 */
const FORMULA_START = /(^|[\r\n\t;,])([\s\uFEFF"']*)(?=[=+\-@|＝＋－＠])/g

/** An apostrophe makes it text. */
function withoutFormulas(cell: string): string {
  return cell.replace(FORMULA_START, "$1$2'")
}

/** `12.5` → `12,50`: with semicolons between the cells, spreadsheets take it for a number. */
export function amountCell(euros: number | null): string {
  return euros === null ? '' : euros.toFixed(2).replace('.', ',')
}

/** The country's code, as far as a space, a hyphen or its own digits tell where it ends. */
const COUNTRY_CODE = /^\+(\d{1,3}(?=[^\d])|37[0125]|358|380|7)[ .-]*/

/** `+372 5123 4567` → `(+372) 5123 4567`: people write it so, and it is no formula, so that it needs no apostrophe. */
export function phoneCell(phone: string): string {
  return phone.replace(COUNTRY_CODE, '(+$1) ')
}

// Swedish writes yyyy-mm-dd hh:mm:ss, which spreadsheets take for a time whatever their language.
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short', timeStyle: 'medium' })

/** An instant in Estonia, `2026-11-23 07:36:12`; empty for what did not happen. */
export function instantCell(instant: Date | null | undefined): string {
  return instant ? LOCAL_TIME.format(instant) : ''
}
