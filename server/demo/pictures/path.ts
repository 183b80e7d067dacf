import { joined, num, type Point } from './geometry.ts'

const rounded = (value: number) => Math.round(value * 10) / 10
/** Long steps need no decimals; short ones do, or small shapes turn angular. */
const step = (value: number) => (Math.abs(value) >= 12 ? Math.round(value) : rounded(value))

/**
 * Builds path data with absolute calls and relative, rounded output: half the bytes. The pen follows the rounded
 * position, so that rounding never adds up.
 */
export class Path {
  #data = ''
  #at: Point = [0, 0]
  #start: Point = [0, 0]

  #add(command: string, points: readonly Point[]): this {
    const steps = points.map(([x, y]): Point => [step(x - this.#at[0]), step(y - this.#at[1])])
    const [dx, dy] = steps.at(-1) ?? [0, 0]
    if (command === 'l' && dx === 0 && dy === 0) return this
    this.#data +=
      command === 'l' && dy === 0 ? `h${num(dx)}` : command === 'l' && dx === 0 ? `v${num(dy)}` : command + joined(steps.flat())
    this.#at = [rounded(this.#at[0] + dx), rounded(this.#at[1] + dy)]
    return this
  }

  move(to: Point): this {
    this.#at = [step(to[0]), step(to[1])]
    this.#start = this.#at
    this.#data += 'M' + joined(this.#at)
    return this
  }
  line(...to: Point[]): this {
    for (const point of to) this.#add('l', [point])
    return this
  }
  quad(bend: Point, to: Point): this {
    return this.#add('q', [bend, to])
  }
  cubic(first: Point, second: Point, to: Point): this {
    return this.#add('c', [first, second, to])
  }
  /** An elliptic arc; `sweep` draws it clockwise. */
  arc(radiusX: number, radiusY: number, to: Point, sweep = true, large = false): this {
    const [dx, dy] = [rounded(to[0] - this.#at[0]), rounded(to[1] - this.#at[1])]
    this.#data += `a${joined([radiusX, radiusY])} 0 ${large ? 1 : 0}${sweep ? 1 : 0}${joined([dx, dy])}`
    this.#at = [rounded(this.#at[0] + dx), rounded(this.#at[1] + dy)]
    return this
  }
  close(): this {
    this.#data += 'z'
    this.#at = this.#start
    return this
  }
  /** A soft curve through all points (Catmull-Rom). `tightness` 0 is straight, 1 is round. */
  through(points: readonly Point[], closed = false, tightness = 1): this {
    const count = points.length
    const at = (index: number): Point =>
      points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
    this.move(at(0))
    for (let index = 0; index < (closed ? count : count - 1); index++) {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const pull = tightness / 6
      this.cubic(
        [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull],
        [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull],
        to,
      )
    }
    return closed ? this.close() : this
  }
  toString(): string {
    return this.#data
  }
}

export const smooth = (points: readonly Point[], closed = false, tightness = 1) =>
  new Path().through(points, closed, tightness).toString()

export const polygon = (points: readonly Point[]) => {
  const [first = [0, 0] as Point, ...rest] = points
  return new Path()
    .move(first)
    .line(...rest)
    .close()
    .toString()
}

/** A round dot as path data for a stroke with round caps: its width is the dot's diameter. */
export const speck = ([x, y]: Point) => `M${joined([x, y])}h.1`

/** A spindle from one point to another, `half` wide at its middle: the quickest shadow of a leaf or a spike. */
export function spindle([x, y]: Point, [tx, ty]: Point, half: number): string {
  const length = Math.hypot(tx - x, ty - y) || 1
  const [nx, ny] = [(-(ty - y) / length) * half * 2, ((tx - x) / length) * half * 2]
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2]
  return new Path()
    .move([x, y])
    .quad([mx + nx, my + ny], [tx, ty])
    .quad([mx - nx, my - ny], [x, y])
    .close()
    .toString()
}

/** A circle or ellipse as path data, to be joined with other shapes of one colour. */
export const oval = ([x, y]: Point, radiusX: number, radiusY = radiusX) =>
  new Path()
    .move([x - radiusX, y])
    .arc(radiusX, radiusY, [x + radiusX, y])
    .arc(radiusX, radiusY, [x - radiusX, y])
    .close()
    .toString()
