import { MAX_EUROS } from '#common/field-limits.ts'
import type { Locale } from '#common/locales.ts'

export type EuroProblem = 'NOT_A_NUMBER' | 'TOO_SMALL' | 'TOO_LARGE' | 'TOO_MANY_DECIMALS'
/** A read amount, or what is wrong with the text. Empty text is a valid null. */
export type EuroInput =
  { readonly euros: number | null; readonly problem: null } | { readonly euros: null; readonly problem: EuroProblem }

/** Reads an amount as people type it: `12,50`, `12.5`, `1 250 €`. */
export function readEuros(text: string): EuroInput {
  const digits = text.replace(/[\s€]/gu, '').replace(',', '.')
  if (digits === '') return { euros: null, problem: null }
  const [, sign = '', whole = '', decimals = ''] = digits.match(/^([-−])?(\d+)(?:\.(\d*))?$/) ?? []
  if (whole === '') return { euros: null, problem: 'NOT_A_NUMBER' }
  // `1,200` may be meant as a thousand and two hundred.
  if (decimals.length > 2) return { euros: null, problem: 'TOO_MANY_DECIMALS' }
  const euros = Number(`${whole}.${decimals.slice(0, 2) || '0'}`)
  if (sign !== '' && euros > 0) return { euros: null, problem: 'TOO_SMALL' }
  return euros > MAX_EUROS ? { euros: null, problem: 'TOO_LARGE' } : { euros, problem: null }
}

/** An amount as a field shows it: `12,50`, in English `12.50`. */
export function writeEuros(euros: number | null, locale: Locale): string {
  if (euros === null) return ''
  const text = euros.toFixed(2)
  return locale === 'en' ? text : text.replace('.', ',')
}
