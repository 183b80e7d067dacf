import { blend, ellipse, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, onCurve, placed, type Point } from '../geometry.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { oval, Path, smooth } from '../path.ts'
import { set } from './fruits.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

/** A weathered branch the sea has smoothed. */
export function driftwood(canvas: Canvas, at: Point, length: number, degrees = 0): Plant {
  const points: Point[] = [
    [0, -8],
    [60, -19],
    [120, -16],
    [160, -42],
    [178, -38],
    [152, -8],
    [230, -15],
    [300, -5],
    [300, 5],
    [220, 13],
    [120, 21],
    [50, 17],
    [0, 7],
  ]
  const edge = points.map(([x, y]): Point => [(x * length) / 300, (y * length) / 300])
  const fill = canvas.linear(blend('#d9cdbb', [0.45, '#b5a690'], '#7d6f60'))
  const k = length / 300
  const grain = (
    [
      [14, -3, 120, -6, 276, -3],
      [30, 4, 120, 8, 240, 3],
      [80, -9, 120, -8, 160, -22],
      [60, 0, 140, 2, 210, -4],
    ] as const
  )
    .map(([a, b, c, d, e, f]) =>
      new Path()
        .move([a * k, b * k])
        .quad([c * k, d * k], [e * k, f * k])
        .toString(),
    )
    .join('')
  return set(
    shape(smooth(edge, true, 0.8), fill) +
      stroke(grain, alpha('#5f5246', 0.45), 1.3) +
      ellipse([100 * k, 2 * k], 6 * k, 3 * k, '#8b7c6b'),
    smooth(placed(edge, at, degrees), true, 0.8),
    at,
    degrees,
  )
}

/** A feather with its parted vane. */
export function feather(canvas: Canvas, stem: Stem, colour = '#d8cdbd'): Plant {
  const size = stem.scale ?? 1
  const ends = nodes(canvas, stem, 24, 0.22, 0.99)
  const side = (sign: number) => [
    ...ends.map(({ point, degrees, share }) =>
      along(point, degrees + sign * 34, 46 * size * Math.sin(Math.PI * (0.12 + share * 0.8))),
    ),
    stem.to,
  ]
  const vane = (sign: number) =>
    new Path()
      .through([onCurve(stem.from, stem.bend, stem.to, 0.2).point, ...side(sign).filter((_, index) => index % 3 === 0), stem.to])
      .quad(stem.bend, onCurve(stem.from, stem.bend, stem.to, 0.2).point)
      .close()
      .toString()
  const barbs = ends
    .map(({ point, degrees, share }) =>
      [-1, 1]
        .map(sign =>
          new Path()
            .move(point)
            .line(along(point, degrees + sign * 34, 40 * size * Math.sin(Math.PI * (0.12 + share * 0.8))))
            .toString(),
        )
        .join(''),
    )
    .join('')
  const quill = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  return {
    art:
      shape(vane(1), shaded(colour, 0.12)) +
      shape(vane(-1), lit(colour, 0.3)) +
      stroke(barbs, alpha(shaded(colour, 0.5), 0.28), 1) +
      stroke(quill, '#f6efe2', 3 * size, round),
    shade: vane(1) + vane(-1),
  }
}

/** A scallop shell, hinge down. */
export function shell(canvas: Canvas, at: Point, size: number, degrees = 0, colour = '#dcb9a3'): Plant {
  const rim = Array.from({ length: 9 }, (_, index) =>
    along([0, size * 0.6], 207 + index * 15.75, size * (index % 2 ? 1.36 : 1.28) * (1 - Math.abs(index - 4) * 0.025)),
  )
  const outline = new Path().through([[-size * 0.16, size * 0.62], ...rim, [size * 0.16, size * 0.62]], true).toString()
  const ribs = rim
    .map(tip =>
      new Path()
        .move([0, size * 0.58])
        .quad([tip[0] * 0.72, tip[1] * 0.5 + size * 0.1], tip)
        .toString(),
    )
    .join('')
  const fill = canvas.radial(
    blend(shaded(colour, 0.2), [0.5, colour], [0.8, lit(colour, 0.5)], mix(colour, '#ffffff', 0.6)),
    [0.5, 1],
    1.05,
  )
  return set(
    shape(outline, fill) +
      stroke(ribs, alpha(shaded(colour, 0.4), 0.5), size * 0.025) +
      ellipse([0, size * 0.64], size * 0.24, size * 0.07, shaded(colour, 0.15)),
    oval([at[0], at[1] - size * 0.1], size * 0.78, size * 0.6),
    at,
    degrees,
  )
}
