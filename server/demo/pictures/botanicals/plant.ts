import { group, round, stroke, type Canvas } from '../canvas.ts'
import { num, onCurve, type Point } from '../geometry.ts'
import { alpha } from '../palette.ts'
import { Path } from '../path.ts'

/** A drawn plant and the path data of its silhouette, for the shadow it throws. */
export type Plant = { readonly art: string; readonly shade: string }

/** The curve a stem follows in the picture, from its cut end to its tip; `scale` sizes what grows on it. */
export type Stem = { readonly from: Point; readonly bend: Point; readonly to: Point; readonly scale?: number }

export const together = (...plants: readonly Plant[]): Plant => ({
  art: plants.map(plant => plant.art).join(''),
  shade: plants.map(plant => plant.shade).join(''),
})

/**
 * A plant with the soft double shadow of something lying on, or hanging before, a surface. Below a strength of 0.1
 * there is nothing near for a shadow to fall on, and none is drawn.
 */
export function shadowed(canvas: Canvas, plant: Plant, [dx, dy]: Point = [9, 12], strength = 0.16): string {
  if (plant.shade === '' || strength < 0.1) return plant.art
  const stamp = canvas.stamp(`<path d="${plant.shade}"/>`)
  const near = `<use href="#${stamp}" x="${num(dx * 0.5)}" y="${num(dy * 0.5)}"/>`
  const far = `<use href="#${stamp}" x="${num(dx)}" y="${num(dy)}" opacity=".6"/>`
  return group(far + near, `fill="${alpha('#2a2026', strength)}"`) + plant.art
}

/** Evenly spaced places on a stem, from `start` to 1, a little irregular. */
export function nodes(
  canvas: Canvas,
  { from, bend, to }: Stem,
  count: number,
  start = 0.15,
  end = 1,
): { point: Point; degrees: number; share: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const share = start + (end - start) * (count === 1 ? 1 : index / (count - 1))
    const loose = Math.min(1, Math.max(0, share + canvas.random.near(0, 0.25 / count)))
    return { ...onCurve(from, bend, to, loose), share }
  })
}

/** A plant drawn round the origin, laid flat on a surface seen at a low angle. */
export function lying(canvas: Canvas, plant: Plant, [x, y]: Point, flat = 0.62): string {
  return group(shadowed(canvas, plant, [7, 12], 0.2), `transform="translate(${num(x)} ${num(y)})scale(1 ${flat})"`)
}

/** A bare stalk along a bend. */
export const stalk = (from: Point, bend: Point, to: Point, colour: string, width: number) =>
  stroke(new Path().move(from).quad(bend, to).toString(), colour, width, round)
