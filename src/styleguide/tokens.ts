import css from '../styles/tokens.css?raw'

/** A value of the design. Its name has no leading dashes: `color-ink`. */
export type Token = { readonly name: string; readonly value: string }

/** The tokens of src/styles/tokens.css, with the values that the file has. */
export const TOKENS: readonly Token[] = [...css.matchAll(/^\s+--([a-z-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))

/** The tokens of one kind: `tokensOf('color')`. */
export function tokensOf(kind: string): readonly Token[] {
  return TOKENS.filter(({ name }) => name.startsWith(`${kind}-`) && !name.includes('--'))
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. Both are `#rrggbb` or `#rgb`. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance of a colour by WCAG 2.2, from 0 to 1. */
function luminance(hex: string): number {
  const digits = hex.slice(1).length === 3 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(start => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
