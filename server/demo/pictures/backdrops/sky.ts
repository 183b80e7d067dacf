import { blend, ellipse, print, rect, shape, type Canvas, type Stop } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import { glow } from '../light.ts'
import { alpha, mix } from '../palette.ts'
import { Path } from '../path.ts'

/** The whole picture's ground colour, top to bottom. */
export const ground = (canvas: Canvas, stops: readonly Stop[], slanted = false) =>
  rect(0, 0, canvas.width, canvas.height, canvas.linear(stops, slanted ? [0, 0, 0.55, 1] : [0, 0, 0, 1]))

/** A low sun in haze. */
export const hazySun = (canvas: Canvas, at: Point, radius: number, colour: string, strength = 0.9) =>
  glow(canvas, at, radius * 4.6, colour, strength * 0.6) +
  ellipse(at, radius, radius, alpha(mix(colour, '#ffffff', 0.55), strength))

/** Long flat veils of mist or evening cloud. */
export function mist(canvas: Canvas, y: number, spread: number, colour: string, strength: number, count = 4): string {
  const fill = canvas.radial(blend(alpha(colour, strength), [0.6, alpha(colour, strength * 0.45)], alpha(colour, 0)))
  const { random, width } = canvas
  return Array.from({ length: count }, (_, index) =>
    ellipse(
      [width * ((index + 0.5) / count) + random.near(0, width * 0.12), y + random.near(0, spread)],
      width * random.between(0.32, 0.55),
      spread * random.between(0.5, 0.9),
      fill,
    ),
  ).join('')
}

/** A ridge from edge to edge whose crest wanders round `y`. */
export function ridge(canvas: Canvas, y: number, swing: number, fill: string, bottom = canvas.height, steps = 6): string {
  const { random, width } = canvas
  const points = Array.from({ length: steps + 1 }, (_, index): Point => [
    (width * index) / steps + (index === 0 ? -20 : index === steps ? 20 : 0),
    y + random.near(0, swing),
  ])
  const crest = new Path().through(points)
  return shape(
    crest
      .line([width + 20, bottom], [-20, bottom])
      .close()
      .toString(),
    fill,
  )
}

/** A far forest's edge: spires of spruce among rounder crowns. */
export function treeline(
  canvas: Canvas,
  y: number,
  height: number,
  fill: string,
  { bottom = y + height, from = -20, to = canvas.width + 20, spruces = 0.6, density = 1 } = {},
): string {
  const { random } = canvas
  const path = new Path().move([from, bottom]).line([from, y])
  let x = from
  while (x < to) {
    const tall = height * random.between(0.45, 1)
    if (random.chance(spruces)) {
      const half = tall * random.between(0.13, 0.2)
      const at = (dx: number, dy: number): Point => [x + half * dx, y - tall * dy]
      path.line(at(0, 0.1), at(0.5, 0.43), at(0.4, 0.44), at(0.8, 0.75), at(0.72, 0.76), at(1, 1))
      path.line(at(1.28, 0.76), at(1.2, 0.75), at(1.6, 0.44), at(1.5, 0.43), at(2, 0.1))
      x += half * 2
    } else {
      const half = tall * random.between(0.25, 0.4)
      path
        .line([x, y - tall * 0.1])
        .cubic([x + half * 0.1, y - tall * 0.75], [x + half * 1.9, y - tall * 0.75], [x + half * 2, y - tall * 0.1])
      x += half * 2
    }
    x += random.between(-2, height * 0.18) / density
  }
  return shape(path.line([to, y], [to, bottom]).close().toString(), fill)
}

/** A crown or a bush out of focus: a lumpy cloud of leaves, lit from the upper left. */
export function foliage(canvas: Canvas, at: Point, radius: number, colour: string, opacity = 0.8): string {
  const { random } = canvas
  const stamp = canvas.once(`foliage ${colour} ${opacity} ${random.whole(0, 1)}`, () => {
    const points = Array.from({ length: 10 }, (_, index): Point => {
      const turn = (index / 10) * Math.PI * 2
      const reach = 100 * random.between(0.8, 1.12)
      return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.8]
    })
    const fill = canvas.radial(
      blend(
        alpha(mix(colour, '#fff6d8', 0.55), opacity),
        [0.6, alpha(colour, opacity * 0.85)],
        alpha(mix(colour, '#2a3a30', 0.12), opacity * 0.3),
      ),
      [0.5, 0.5],
      0.62,
      [0.34, 0.26],
    )
    return canvas.stamp(shape(new Path().through(points, true, 1.25).toString(), fill))
  })
  return print(stamp, at, random.near(0, 16), radius / 100)
}
