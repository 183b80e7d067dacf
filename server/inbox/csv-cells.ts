import { stringify } from 'csv-stringify/sync'
import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'

/**
 * Lines for spreadsheet programs with Estonian settings: semicolons between cells, CR LF after each line (otherwise as
 * RFC 4180), a decimal comma, and no formulas.
 */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return stringify(
    lines.map(cells => cells.map(withoutFormulas)),
    // With a record delimiter of our own the library would leave cells with a lone LF or CR unquoted.
    { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true },
  )
}

/** Marks the file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Where a cell could begin like a formula: at its start, and after every line break, semicolon, comma and tab in it. A
 * program that takes another separator, or ignores quotes, begins a cell there. Blanks and quotation marks in between
 * do not help. The expression looks back from each sign. One that looked ahead from each line break would read a run of n of them
 * n times over, in n² steps.
 */
const FORMULA_START = /(?=[=+\-@|＝＋－＠])(?<=(?:^|[\r\n\t;,])[\s\uFEFF"']*)/g

/** Puts an apostrophe where a formula could begin: a spreadsheet then takes the cell for text. */
function withoutFormulas(cell: string): string {
  return cell.replace(FORMULA_START, "'")
}

/** `12.5` → `12,50`: with semicolons between the cells, spreadsheets read it as a number. */
export function amountCell(euros: number | null): string {
  return euros === null ? '' : euros.toFixed(2).replace('.', ',')
}

/** The country code, where a space, a hyphen or its own digits mark its end. */
const COUNTRY_CODE = /^\+(\d{1,3}(?=[^\d])|37[0125]|358|380|7)[ .-]*/

/**
 * `+372 5123 4567` and `00372 5123 4567` → `(+372) 5123 4567`: usual spelling and no formula, so it needs no apostrophe. Digits
 * alone after another 0 need one: a spreadsheet takes them for a number and drops the 0.
 */
export function phoneCell(phone: string): string {
  return phone
    .replace(/^00(?=[1-9])/, '+')
    .replace(COUNTRY_CODE, '(+$1) ')
    .replace(/^0\d+$/, "'$&")
}

// Swedish writes yyyy-mm-dd hh:mm:ss, which spreadsheets read as a time in any language.
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: ESTONIAN_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** An instant in Estonian time, `2026-11-23 07:36:12`; empty for null. */
export function instantCell(instant: Date | null | undefined): string {
  return instant ? LOCAL_TIME.format(instant) : ''
}
