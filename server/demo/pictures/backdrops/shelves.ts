import { blend, rect, shape, stroke, type Canvas } from '../canvas.ts'
import { num } from '../geometry.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { ground } from './sky.ts'

/** Shelves of old books, spines worn by hands. */
export function bookshelf(
  canvas: Canvas,
  colours: readonly [string, ...string[]],
  wood: string,
  bottom: number,
  shelf = 190,
): string {
  const { random, width } = canvas
  let art = ground(canvas, blend(shaded(wood, 0.4), shaded(wood, 0.6)))
  for (let y = bottom; y > -shelf; y -= shelf) {
    let x = -10
    const books = new Map<string, string>()
    let gold = ''
    while (x < width) {
      const [w, h] = [random.whole(22, 46), shelf * random.between(0.62, 0.84)]
      const colour = random.pick(colours)
      books.set(colour, (books.get(colour) ?? '') + `M${x} ${num(y)}v${num(-h)}q${num(w / 2)}-7 ${w} 0v${num(h)}z`)
      gold += `M${x + 4} ${num(y - h * 0.8)}h${w - 8}M${x + 4} ${num(y - h * 0.74)}h${w - 8}M${x + 4} ${num(y - h * 0.16)}h${w - 8}`
      x += w + 2
    }
    for (const [colour, data] of books)
      art += shape(data, canvas.linear(blend(lit(colour, 0.14), shaded(colour, 0.3)), [0, 0, 1, 1]))
    art +=
      stroke(gold, alpha('#d3ac66', 0.5), 2.4) +
      rect(0, y, width, 20, canvas.linear(blend(lit(wood, 0.2), shaded(wood, 0.5)))) +
      rect(0, y - shelf * 0.86, width, shelf * 0.2, canvas.linear(blend(alpha('#140e10', 0.5), alpha('#140e10', 0))))
  }
  return art
}

/** A shelf on the wall with whatever stands on it. */
export const shelfBoard = (canvas: Canvas, x: number, y: number, width: number, colour: string) =>
  rect(x + 14, y + 18, width, 26, canvas.linear(blend(alpha('#2a2026', 0.22), alpha('#2a2026', 0)))) +
  rect(x, y, width, 18, canvas.linear(blend(lit(colour, 0.45), [0.4, colour], shaded(colour, 0.35))))

/** Folded linen in piles. */
export function linenPiles(
  canvas: Canvas,
  x: number,
  y: number,
  count: number,
  width: number,
  colours: readonly [string, ...string[]],
): string {
  let art = ''
  for (let index = 0; index < count; index++) {
    const h = canvas.random.between(24, 34)
    const colour = mix(canvas.random.pick(colours), '#ffffff', canvas.random.next() * 0.2)
    const top = y - (index + 1) * 31
    art +=
      shape(
        `M${num(x)} ${num(top + 6)}q0-6 8-6h${num(width - 18)}q14 0 14 ${num(h / 2)}t-14 ${num(h / 2)}h${num(8 - width + 4)}q-6 0-6-6z`,
        canvas.linear(blend(lit(colour, 0.5), [0.6, colour], shaded(colour, 0.3))),
      ) + stroke(`M${num(x + 4)} ${num(top + h * 0.55)}h${num(width - 18)}`, alpha(shaded(colour, 0.5), 0.25), 2)
  }
  return art
}
