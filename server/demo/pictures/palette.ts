/** The house's colours: warm papers, one ink, and botanicals that all look as if lit by the same window. */
export const paper = { light: '#f6f1e7', warm: '#ece3d2', deep: '#d9c9ae', clay: '#c9b08f', white: '#fffaf0' } as const
export const ink = { deep: '#2b2622', soft: '#4a423b', plum: '#3a2a36', pine: '#26322c', night: '#27313a' } as const

type Lab = readonly [number, number, number]

const toLinear = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const toByte = (linear: number) => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

function toLab(colour: string): Lab {
  const [r, g, b] = [1, 3, 5].map(at => toLinear(Number.parseInt(colour.slice(at, at + 2), 16))) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return '#' + rgb.map(value => toByte(value).toString(16).padStart(2, '0')).join('')
}

/** The colour a `share` (0–1) of the way from one `#rrggbb` to another, mixed in OKLab so that nothing turns muddy. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toLab(from), toLab(to)]
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return toHex([at(0), at(1), at(2)])
}

/** Towards the warm light of the window. */
export const lit = (colour: string, share: number) => mix(colour, '#fff3d9', share)
/** Towards the cool plum of the shadows. */
export const shaded = (colour: string, share: number) => mix(colour, '#2a2130', share)

/** `#rrggbb` with an opacity of 0–1, as `#rrggbbaa`. */
export const alpha = (colour: string, opacity: number) =>
  colour +
  Math.round(Math.min(1, Math.max(0, opacity)) * 255)
    .toString(16)
    .padStart(2, '0')
