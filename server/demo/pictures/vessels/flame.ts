import { blend, ellipse, shape, stroke, type Canvas } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import { glow } from '../light.ts'
import { alpha } from '../palette.ts'
import { Path } from '../path.ts'

/** A burning wick whose foot is at `at`; `strength` is how far its light outshines the room's, 0–1. */
export function flame(canvas: Canvas, [x, y]: Point, size: number, strength = 0.6): string {
  const lean = canvas.random.near(0, size * 0.05)
  const tongue = (width: number, height: number, foot: number) =>
    new Path()
      .move([x + lean, y - height * size])
      .cubic(
        [x + width * size * 0.3, y - height * size * 0.7],
        [x + width * size, y - size * 0.4],
        [x + width * size * 0.92, y - size * (foot + 0.14)],
      )
      .cubic(
        [x + width * size * 0.8, y - size * foot + size * 0.1],
        [x - width * size * 0.8, y - size * foot + size * 0.1],
        [x - width * size * 0.92, y - size * (foot + 0.14)],
      )
      .cubic(
        [x - width * size, y - size * 0.45],
        [x - width * size * 0.2, y - height * size * 0.65],
        [x + lean, y - height * size],
      )
      .close()
      .toString()
  const outer = canvas.linear(blend('#ffdf8a', [0.45, '#ffc253'], [0.8, '#f08b36'], alpha('#a5572f', 0.7)))
  return (
    glow(canvas, [x, y - size * 0.5], size * 4.6, '#ffcf7d', strength * 0.62) +
    stroke(
      new Path()
        .move([x, y])
        .quad([x + size * 0.04, y - size * 0.15], [x, y - size * 0.28])
        .toString(),
      '#3a2a22',
      size * 0.06,
      'stroke-linecap="round"',
    ) +
    shape(tongue(0.26, 1.2, 0.16), outer) +
    shape(tongue(0.15, 0.86, 0.2), canvas.linear(blend('#fff7dd', [0.7, '#ffeab0'], alpha('#ffd68a', 0.5)))) +
    ellipse([x, y - size * 0.2], size * 0.12, size * 0.09, alpha('#7f9bd0', 0.35))
  )
}

/** A path that goes along one edge and comes back along the other. */
const band = (there: readonly Point[], back: readonly Point[]) =>
  new Path().through(there).toString() +
  new Path()
    .through(back)
    .toString()
    .replace(/^M[^a-z]+/, leap => 'L' + leap.slice(1)) +
  'z'

/** A wisp of vapour rising from `at`: translucent veils that sway together and drift apart. */
export function wisp(canvas: Canvas, [x, y]: Point, height: number, width: number, colour = '#ffffff', strength = 0.5): string {
  const { random } = canvas
  const fill = canvas.linear(
    blend(
      alpha(colour, 0),
      [0.45, alpha(colour, strength * 0.5)],
      [0.85, alpha(colour, strength * 0.9)],
      alpha(colour, strength * 0.25),
    ),
  )
  const turn = random.chance(0.5) ? 1 : -1
  return [0, 1, 2]
    .map(veil => {
      const phase = veil * 0.55 + random.near(0, 0.15)
      const middle = [0, 0.2, 0.42, 0.64, 0.84, 1].map((share): Point => [
        x + turn * Math.sin(share * 5.2 + phase * share * 1.6) * width * 0.42 * (0.25 + share * 0.85),
        y - height * share * (1 - veil * 0.1),
      ])
      const girth = [0.03, 0.1, 0.17, 0.2, 0.14, 0.01]
      const side = (sign: number) =>
        middle.map(([px, py], index): Point => [px + sign * width * (girth[index] ?? 0) * (1 - veil * 0.22), py])
      return shape(band(side(-1), side(1).toReversed()), fill)
    })
    .join('')
}

/** Scent made visible: one flowing line that swells and thins, or fades at both ends. */
export function ribbon(canvas: Canvas, points: readonly Point[], thickness: number, colour: string, strength = 0.7): string {
  const count = points.length
  const edge = (sign: number) =>
    points.map(([x, y], index): Point => {
      const before = points[Math.max(0, index - 1)] ?? ([x, y] as const)
      const after = points[Math.min(count - 1, index + 1)] ?? ([x, y] as const)
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      const half = thickness * 0.5 * Math.sin((Math.PI * index) / (count - 1)) ** 0.8
      return [x - (sign * dy * half) / length, y + (sign * dx * half) / length]
    })
  const [start, end]: [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 1]]
  const fill = canvas.span(
    blend(
      alpha(colour, strength * 0.2),
      [0.25, alpha(colour, strength)],
      [0.75, alpha(colour, strength * 0.85)],
      alpha(colour, 0),
    ),
    start,
    end,
  )
  return shape(band(edge(1), edge(-1).toReversed()), fill)
}
