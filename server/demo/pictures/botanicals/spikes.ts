import { print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, onCurve } from '../geometry.ts'
import { lit, shaded } from '../palette.ts'
import { Path, spindle } from '../path.ts'
import { nodes, stalk, type Plant, type Stem } from './plant.ts'

/** The flowering spike of lavender along +x, 120 long: tiers of small buds, lit above. */
function lavenderSpike(canvas: Canvas, colour: string): string {
  const { random } = canvas
  const layers: [string, string, string] = ['', '', '']
  for (let tier = 0; tier < 9; tier++) {
    const share = tier / 8
    const width = 1.3 - Math.abs(share - 0.4) * 1.1
    for (const turn of [-54, -24, 6, 32, 58]) {
      const layer = turn < -30 ? 2 : turn > 25 ? 0 : 1
      layers[layer] += spindle(
        [share * 108, 0],
        along([share * 108, 0], turn + random.near(0, 8), 18 * width * random.between(0.85, 1.1)),
        4.2,
      )
    }
  }
  return canvas.stamp(shape(layers[0], shaded(colour, 0.3)) + shape(layers[1], colour) + shape(layers[2], lit(colour, 0.32)))
}

/** Lavender: a bare stalk and its spike. */
export function lavender(canvas: Canvas, stem: Stem, colour = '#8d80b0'): Plant {
  const size = stem.scale ?? 1
  const spike = canvas.once(`lavender ${colour}`, () => lavenderSpike(canvas, colour))
  const start = onCurve(stem.from, stem.bend, stem.to, 0.72)
  const length = Math.hypot(stem.to[0] - start.point[0], stem.to[1] - start.point[1])
  const turn = (Math.atan2(stem.to[1] - start.point[1], stem.to[0] - start.point[0]) * 180) / Math.PI
  const scale = Math.max(size * 0.8, Math.min(size * 1.15, length / 116))
  return {
    art:
      stalk(stem.from, stem.bend, stem.to, '#8b9a78', 2.6 * size) +
      print(spike, start.point, turn, scale, canvas.random.chance(0.5)),
    shade: spindle(start.point, along(start.point, turn, 124 * scale), 9 * size),
  }
}

/** Heather: rosy bells crowded along a wiry twig. */
export function heather(canvas: Canvas, stem: Stem, colour = '#b07a9a'): Plant {
  const { random } = canvas
  const size = stem.scale ?? 1
  const layers: [string, string, string] = ['', '', '']
  let green = ''
  for (const node of nodes(canvas, stem, 26, 0.1, 1)) {
    for (const side of [-1, 1]) {
      const turn = node.degrees + side * random.near(62, 16)
      if (node.share < 0.35)
        green += new Path()
          .move(node.point)
          .line(along(node.point, turn, 11 * size))
          .toString()
      else {
        const at = along(node.point, turn, 6 * size)
        layers[random.whole(0, 2) as 0 | 1 | 2] += spindle(
          at,
          along(at, turn + 20, 14 * size * (1.2 - node.share * 0.4)),
          4.4 * size,
        )
      }
    }
  }
  const shade = spindle(stem.from, stem.to, 13 * size)
  const art =
    stalk(stem.from, stem.bend, stem.to, '#7a5b48', 2.4 * size) +
    stroke(green, '#7f8f66', 2.4 * size, round) +
    shape(layers[0], shaded(colour, 0.25)) +
    shape(layers[1], colour) +
    shape(layers[2], lit(colour, 0.4))
  return { art, shade }
}
