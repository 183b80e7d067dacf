import { fine, num, type Point } from './geometry.ts'
import { hash, seeded, type Random } from './random.ts'

export type Stop = readonly [offset: number, colour: string]
/** x1, y1, x2, y2 as shares of the painted shape's box. */
export type Vector = readonly [number, number, number, number]

/** Stops of a gradient: the first colour at 0, the last at 1, those between as `[offset, colour]`. */
export const blend = (...stops: readonly (string | Stop)[]): Stop[] =>
  stops.map((stop, index) => (typeof stop === 'string' ? [index === 0 ? 0 : 1, stop] : stop))

export const DOWN: Vector = [0, 0, 0, 1]
export const ACROSS: Vector = [0, 0, 1, 0]

/** One picture: its size, its chance, and the definitions (gradients, stamps, clips) its shapes share. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly #prefix: string
  readonly #definitions = new Map<string, string>()
  readonly #stamps = new Map<string, string>()

  /** `name` seeds the chance and prefixes every id, so that two pictures inlined in one page never collide. */
  constructor(name: string, width: number, height: number) {
    this.width = width
    this.height = height
    this.random = seeded(name)
    this.#prefix = 'p' + (hash(name) % 46_656).toString(36).padStart(3, '0')
  }

  #define(content: string): string {
    const known = this.#definitions.get(content)
    if (known) return known
    const id = `${this.#prefix}${this.#definitions.size.toString(36)}`
    this.#definitions.set(content, id)
    return id
  }

  /** A linear gradient over the painted shape's box, as a value for `fill`. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Vector = DOWN): string {
    const shares = [
      ['x1', x1, 0],
      ['y1', y1, 0],
      ['x2', x2, 1],
      ['y2', y2, 0],
    ] as const
    const vector = shares
      .filter(([, value, usual]) => value !== usual)
      .map(([key, value]) => ` ${key}="${fine(value)}"`)
      .join('')
    return `url(#${this.#define(`<linearGradient%${vector}>${painted(stops)}</linearGradient>`)})`
  }

  /** A radial gradient in shares of the painted shape's box; the focus lies towards the light. */
  radial(stops: readonly Stop[], [cx, cy]: Point = [0.5, 0.5], r = 0.5, [fx, fy]: Point = [cx, cy]): string {
    const shares = [
      ['cx', cx, 0.5],
      ['cy', cy, 0.5],
      ['r', r, 0.5],
      ['fx', fx, cx],
      ['fy', fy, cy],
    ] as const
    const circle = shares
      .filter(([, value, usual]) => value !== usual)
      .map(([key, value]) => ` ${key}="${fine(value)}"`)
      .join('')
    return `url(#${this.#define(`<radialGradient%${circle}>${painted(stops)}</radialGradient>`)})`
  }

  /** A linear gradient between two points of the picture. */
  span(stops: readonly Stop[], [x1, y1]: Point, [x2, y2]: Point): string {
    const vector = ` gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
    return `url(#${this.#define(`<linearGradient%${vector}>${painted(stops)}</linearGradient>`)})`
  }

  /** A drawing made once and printed often with {@link print}. */
  stamp(drawing: string): string {
    const single = /^<(path|ellipse)([^<>]*)\/>$/.exec(drawing)
    return this.#define(single ? `<${single[1]}%${single[2]}/>` : `<g%>${drawing}</g>`)
  }

  /** The stamp of this key, drawn the first time it is asked for: chance would draw it anew each time. */
  once(key: string, draw: () => string): string {
    const known = this.#stamps.get(key)
    if (known) return known
    const id = draw()
    this.#stamps.set(key, id)
    return id
  }

  /** A clip path, as a value for `clip-path`. */
  clip(pathData: string): string {
    return `url(#${this.#define(`<clipPath%><path d="${pathData}"/></clipPath>`)})`
  }

  /** The finished file, without what no shape asked for. */
  finish(drawing: string): string {
    let kept = [...this.#definitions]
    for (let before = -1; kept.length !== before;) {
      before = kept.length
      const text = kept.map(([content]) => content).join('') + drawing
      const asked = new Set(text.match(/(?<=#)p[\da-z]+/g))
      kept = kept.filter(([, id]) => asked.has(id))
    }
    const definitions = kept.map(([content, id]) => content.replace('%', ` id="${id}"`)).join('')
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`
    const usual = 'fill="none" stroke-linejoin="round"'
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${usual}>${definitions && `<defs>${definitions}</defs>`}${drawing}</svg>\n`
  }
}

const painted = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour]) => `<stop${offset === 0 ? '' : ` offset="${fine(offset)}"`} stop-color="${short(colour)}"/>`)
    .join('')

/** `#aabbcc` as `#abc`. */
const short = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/i, '#$1$2$3$4')

/** Prints a stamp at a place. */
export const print = (stamp: string, [x, y]: Point, degrees = 0, scale = 1, flip = false) => {
  const turned = Math.round(degrees) === 0 ? '' : `rotate(${Math.round(degrees)})`
  const sized = flip ? `scale(${fine(scale)} ${fine(-scale)})` : scale === 1 ? '' : `scale(${fine(scale)})`
  return `<use href="#${stamp}" transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${sized}"/>`
}

export const shape = (data: string, fill: string, extra = '') =>
  `<path d="${data}" fill="${short(fill)}"${extra && ' ' + extra}/>`

export const stroke = (data: string, colour: string, width: number, extra = '') =>
  `<path d="${data}" stroke="${short(colour)}" stroke-width="${num(width)}"${extra && ' ' + extra}/>`

export const round = 'stroke-linecap="round"'

export const ellipse = ([x, y]: Point, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${short(fill)}"${extra && ' ' + extra}/>`

/** A box; `radius` rounds its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  radius > 0
    ? `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${short(fill)}"/>`
    : `<path d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z" fill="${short(fill)}"/>`

export const group = (drawing: string, attributes: string) => `<g ${attributes}>${drawing}</g>`
