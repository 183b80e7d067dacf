import { blend, ellipse, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, num, placed, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { oval, Path, smooth } from '../path.ts'
import { petal } from './flowers.ts'
import { set } from './fruits.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

/** A lobed fig leaf, tip along `degrees`. */
export function figLeaf(canvas: Canvas, at: Point, size: number, degrees: number, colour = '#7d966a'): Plant {
  const edge: Point[] = [
    [0, 0],
    [0.06, -0.3],
    [-0.12, -0.56],
    [0.16, -0.62],
    [0.3, -0.4],
    [0.4, -0.36],
    [0.52, -0.66],
    [0.84, -0.66],
    [0.8, -0.4],
    [0.66, -0.24],
    [0.8, -0.24],
    [1.05, -0.2],
    [1.16, 0],
    [1.05, 0.2],
    [0.8, 0.24],
    [0.66, 0.24],
    [0.8, 0.4],
    [0.84, 0.66],
    [0.52, 0.66],
    [0.4, 0.36],
    [0.3, 0.4],
    [0.16, 0.62],
    [-0.12, 0.56],
    [0.06, 0.3],
  ]
  const outline = smooth(
    edge.map(([x, y]): Point => [x * size, y * size]),
    true,
    0.9,
  )
  const half = smooth(
    edge.filter((_, index) => index === 0 || index >= 12).map(([x, y]): Point => [x * size, y * size]),
    true,
    0.9,
  )
  const ribs = (
    [
      [1.08, 0],
      [0.76, -0.58],
      [0.76, 0.58],
      [0, -0.5],
      [0, 0.5],
    ] as const
  )
    .map(([x, y]) =>
      new Path()
        .move([0.02 * size, 0])
        .quad([x * size * 0.5, y * size * 0.36], [x * size, y * size])
        .toString(),
    )
    .join('')
  const small = (
    [
      [0.45, 0, 0.62, -0.13],
      [0.45, 0, 0.62, 0.13],
      [0.7, 0, 0.86, -0.12],
      [0.7, 0, 0.86, 0.12],
    ] as const
  )
    .map(([x, y, tx, ty]) =>
      new Path()
        .move([x * size, y])
        .line([tx * size, ty * size])
        .toString(),
    )
    .join('')
  const fill = canvas.linear(blend(lit(colour, 0.4), [0.5, colour], shaded(colour, 0.32)), [0.2, 0, 0.8, 1])
  const art =
    stroke(`M${num(-size * 0.4)} ${num(size * 0.05)}Q${num(-size * 0.2)} 0 0 0`, '#9aa070', size * 0.045, round) +
    shape(outline, fill) +
    shape(half, alpha(shaded(colour, 0.5), 0.2)) +
    stroke(ribs + small, alpha(lit(colour, 0.62), 0.7), size * 0.018)
  return set(art, smooth(placed(edge, at, degrees, size), true, 0.9), at, degrees)
}

/** Birch catkins hanging from a twig's nodes. */
export function catkins(canvas: Canvas, stem: Stem, count = 5, colour = '#b39a58'): Plant {
  const size = stem.scale ?? 1
  const bead = canvas.stamp(
    shape(
      'M0 0C-7 4-7 44-2 56 0 60 2 60 3 56 8 44 7 4 0 0z',
      canvas.linear(blend(lit(colour, 0.4), [0.5, colour], shaded(colour, 0.35)), [0, 0, 1, 0]),
    ) + stroke('M-4 8l8 4M-5 16l10 4M-5 24l10 4M-5 32l9 4M-4 40l8 4M-3 48l6 3', alpha(shaded(colour, 0.5), 0.5), 1.4),
  )
  let [art, shade] = ['', '']
  for (const node of nodes(canvas, stem, count, 0.35, 1)) {
    art += print(bead, node.point, canvas.random.near(0, 12), size * canvas.random.between(0.8, 1.1))
    shade += oval([node.point[0], node.point[1] + 28 * size], 6 * size, 28 * size)
  }
  const twig = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  return { art: stroke(twig, '#6b4a3a', 3.4 * size, round) + stroke(twig, '#a88a74', 1.1 * size) + art, shade }
}

/** A cotton boll bursting from its dry husk. */
export function cotton(canvas: Canvas, at: Point, size: number, degrees = 0): Plant {
  const puff = canvas.radial(blend('#ffffff', [0.6, '#f3ebdc'], '#cdbfa8'), [0.5, 0.5], 0.55, [0.38, 0.3])
  const husk = [30, 90, 150, 210, 330]
    .map(turn => petal([0, size * 0.2], turn, size * 0.72, size * 0.15, 0.4).toString())
    .join('')
  const art =
    shape(husk, '#8a6546') +
    (
      [
        [-0.34, 0],
        [0.34, 0.02],
        [0, -0.34],
        [0.02, 0.22],
      ] as const
    )
      .map(([x, y]) => ellipse([x * size, y * size], size * 0.38, size * 0.36, puff))
      .join('')
  return set(art, oval(at, size * 0.62), at, degrees)
}

/** A slab of honeycomb: cells with light in the honey. */
export function honeycomb(canvas: Canvas, at: Point, columns: number, rows: number, cell: number, degrees = 0): Plant {
  const hexagon = Array.from({ length: 6 }, (_, index) => along([0, 0], index * 60 + 30, cell))
  const path = (inset: number) =>
    hexagon.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x * inset)} ${num(y * inset)}`).join('') + 'z'
  const full = canvas.stamp(
    shape(path(1.03), '#c48f3c') + shape(path(0.84), canvas.linear(blend('#a96a24', [0.55, '#d6963a'], '#f0c873'), [0, 0, 1, 1])),
  )
  const empty = canvas.stamp(
    shape(path(1.03), '#d9a955') + shape(path(0.84), canvas.linear(blend('#8a5a24', '#d9a04a'), [0, 0, 1, 1])),
  )
  let art = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns - (row % 2); column++) {
      if ((row === 0 || row === rows - 1) && canvas.random.chance(0.22)) continue
      art += print(canvas.random.chance(0.75) ? full : empty, [(column + (row % 2) * 0.5) * cell * 1.73, row * cell * 1.5])
    }
  }
  const [w, h] = [columns * cell * 1.73, rows * cell * 1.5]
  return set(
    art,
    new Path()
      .move(along(at, degrees, -cell))
      .line(
        along(at, degrees, w - cell),
        along(along(at, degrees, w - cell), degrees + 90, h - cell),
        along(at, degrees + 90, h - cell),
      )
      .close()
      .toString(),
    at,
    degrees,
  )
}
