import type { Canvas } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import type { Stem } from '../botanicals/plant.ts'

/** A whole picture on its canvas. */
export type Scene = (canvas: Canvas) => string

/** A stem from its cut end to its tip, bowed to the left of its way by `bow` of its length. */
export function stem(from: Point, to: Point, bow = 0.14, scale = 1): Stem {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return { from, to, bend: [(from[0] + to[0]) / 2 + dy * bow, (from[1] + to[1]) / 2 - dx * bow], scale }
}
