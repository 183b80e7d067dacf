import { blend, ellipse, group, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, num, placed, type Point } from '../geometry.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { oval, Path, smooth, speck } from '../path.ts'
import { leafStamp } from './leaf.ts'
import type { Plant } from './plant.ts'

/** Places a drawing made around the origin. */
export const set = (art: string, shade: string, [x, y]: Point, degrees = 0, scale = 1): Plant => ({
  art: group(
    art,
    `transform="translate(${num(x)} ${num(y)})${degrees ? `rotate(${num(degrees)})` : ''}${scale === 1 ? '' : `scale(${scale})`}"`,
  ),
  shade,
})

export const citrus = {
  orange: ['#d98a3d', '#eeb866'],
  lemon: ['#dfbf52', '#f0e09a'],
  bergamot: ['#b3b04c', '#dcd98c'],
  grapefruit: ['#dc9a5c', '#dd8d76'],
  lime: ['#8ba14c', '#c6d28c'],
  mandarin: ['#dc8436', '#efae5e'],
} as const
export type Citrus = keyof typeof citrus

/** A whole citrus fruit, dimpled and lit from the left; lemons and limes are drawn out at the ends. */
export function citrusFruit(canvas: Canvas, kind: Citrus, at: Point, radius: number, degrees = 0): Plant {
  const [peel] = citrus[kind]
  const pointed = kind === 'lemon' || kind === 'lime' ? 0.2 : kind === 'bergamot' ? 0.1 : 0.02
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const turn = (index * Math.PI) / 6
    const reach = radius * (1 + (index === 0 ? pointed * 1.5 : index === 6 ? pointed : Math.abs(Math.cos(turn)) * pointed * 0.35))
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.97]
  })
  const outline = smooth(placed(points, at, degrees), true)
  const body = canvas.radial(
    blend(lit(peel, 0.62), [0.3, lit(peel, 0.14)], [0.7, shaded(peel, 0.14)], shaded(peel, 0.5)),
    [0.48, 0.48],
    0.6,
    [0.32, 0.26],
  )
  let [dark, light] = ['', '']
  for (let index = 0; index < 26; index++) {
    const turn = index * 2.4
    const reach = Math.sqrt(index / 26) * radius * 0.9
    const spot: Point = [at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach]
    dark += speck(spot)
    light += speck([spot[0] + 1.3, spot[1] + 1.6])
  }
  const gleam = ellipse(
    [at[0] - radius * 0.36, at[1] - radius * 0.42],
    radius * 0.26,
    radius * 0.16,
    canvas.radial(blend(alpha('#ffffff', 0.75), alpha('#ffffff', 0))),
    `transform="rotate(-38 ${num(at[0] - radius * 0.36)} ${num(at[1] - radius * 0.42)})"`,
  )
  return {
    art:
      shape(outline, body) +
      stroke(light, alpha(lit(peel, 0.7), 0.34), 3, round) +
      stroke(dark, alpha(shaded(peel, 0.4), 0.34), 3, round) +
      gleam,
    shade: oval(at, radius),
  }
}

/** A cut citrus: rind, pith and glistening segments; `flat` squeezes it as it lies or leans; `dried` darkens it. */
export function citrusSlice(
  canvas: Canvas,
  kind: Citrus,
  at: Point,
  radius: number,
  { flat = 1, turn = 0, dried = 0, thickness = 0 } = {},
): Plant {
  const [peelFresh, fleshFresh] = citrus[kind]
  const [peel, flesh] = [shaded(peelFresh, dried * 0.3), shaded(mix(fleshFresh, '#b5652c', dried * 0.6), dried * 0.12)]
  const count = 9
  let segments = ''
  let drops = ''
  for (let index = 0; index < count; index++) {
    const [from, to] = [turn + (360 / count) * index + 5, turn + (360 / count) * (index + 1) - 5]
    const reach = radius * 0.82
    const middle = (from + to) / 2
    const heart = along([0, 0], middle, radius * 0.1)
    segments += new Path()
      .move(heart)
      .quad(along([0, 0], from, reach * 0.5), along([0, 0], from, reach * 0.9))
      .quad(along([0, 0], from + 2, reach * 1.02), along([0, 0], from + 9, reach))
      .quad(along([0, 0], middle, reach * 1.06), along([0, 0], to - 9, reach))
      .quad(along([0, 0], to - 2, reach * 1.02), along([0, 0], to, reach * 0.9))
      .quad(along([0, 0], to, reach * 0.5), heart)
      .close()
      .toString()
    drops += new Path()
      .move(along([0, 0], middle - 6, reach * 0.5))
      .line(along([0, 0], middle - 4, reach * 0.82))
      .move(along([0, 0], middle + 7, reach * 0.62))
      .line(along([0, 0], middle + 6, reach * 0.9))
      .toString()
  }
  const rind = canvas.linear(blend(lit(peel, 0.3), shaded(peel, 0.25)), [0, 0, 1, 1])
  const pulp = canvas.radial(blend(lit(flesh, 0.55), [0.5, flesh], shaded(flesh, 0.12)), [0.45, 0.4], 0.6)
  const side =
    thickness > 0
      ? shape(
          new Path()
            .move([-radius, 0])
            .arc(radius, radius, [radius, 0], false)
            .line([radius, thickness / flat])
            .arc(radius, radius, [-radius, thickness / flat])
            .close()
            .toString(),
          shaded(peel, 0.2),
        )
      : ''
  const art =
    side +
    ellipse([0, 0], radius, radius, rind) +
    ellipse([0, 0], radius * 0.92, radius * 0.92, mix('#f7edd3', peel, 0.12 + dried * 0.45)) +
    shape(segments, pulp) +
    stroke(drops, alpha('#ffffff', 0.4 - dried * 0.2), radius * 0.025, 'stroke-linecap="round"')
  return {
    art: group(art, `transform="translate(${num(at[0])} ${num(at[1])})scale(1 ${num(flat * 10) === '10' ? 1 : flat})"`),
    shade: oval([at[0], at[1] + thickness], radius, radius * flat),
  }
}

/** An apple, reddened by the sun on its left. */
export function apple(canvas: Canvas, at: Point, radius: number, colour = '#b9513f'): Plant {
  const outline = smooth(
    placed(
      [
        [0, -0.82],
        [0.5, -0.98],
        [1, -0.35],
        [0.82, 0.55],
        [0.36, 0.98],
        [0, 0.9],
        [-0.36, 0.98],
        [-0.82, 0.55],
        [-1, -0.35],
        [-0.5, -0.98],
      ],
      at,
      0,
      radius,
    ),
    true,
  )
  const fill = canvas.radial(
    blend(lit('#dcae5c', 0.45), [0.35, mix(colour, '#dba24f', 0.35)], [0.7, colour], shaded(colour, 0.5)),
    [0.5, 0.5],
    0.62,
    [0.3, 0.25],
  )
  let streaks = ''
  for (const turn of [-70, -40, -14, 12, 38, 64])
    streaks += new Path()
      .move([at[0] + turn * radius * 0.004, at[1] - radius * 0.7])
      .quad([at[0] + turn * radius * 0.013, at[1] - radius * 0.2], [at[0] + turn * radius * 0.0115, at[1] + radius * 0.4])
      .toString()
  const stalk = new Path()
    .move([at[0], at[1] - radius * 0.76])
    .quad([at[0] + radius * 0.04, at[1] - radius * 1.1], [at[0] + radius * 0.2, at[1] - radius * 1.24])
    .toString()
  const leaf = leafStamp(canvas, { length: 54, width: 18, colour: '#8a9a5c', teeth: 7, veins: 4 })
  return {
    art:
      shape(outline, fill) +
      stroke(streaks, alpha('#f0c27a', 0.28), radius * 0.04, 'stroke-linecap="round"') +
      ellipse([at[0], at[1] - radius * 0.78], radius * 0.24, radius * 0.09, alpha('#4a2a20', 0.5)) +
      stroke(stalk, '#5f4531', radius * 0.075, 'stroke-linecap="round"') +
      print(leaf, [at[0] + radius * 0.12, at[1] - radius * 1.1], -18, radius / 56),
    shade: oval(at, radius),
  }
}

/** A strawberry hanging from its green star. */
export function strawberry(canvas: Canvas, at: Point, size: number, degrees = 0): Plant {
  const body = new Path()
    .move([0, -0.5 * size])
    .cubic([size * 0.9, -0.85 * size], [size * 0.95, 0.3 * size], [0, size])
    .cubic([-size * 0.95, 0.3 * size], [-size * 0.9, -0.85 * size], [0, -0.5 * size])
    .close()
    .toString()
  const fill = canvas.radial(blend('#e79a82', [0.4, '#c64b42'], '#84282f'), [0.5, 0.45], 0.65, [0.32, 0.25])
  let seeds = ''
  for (const [x, y] of [
    [-0.4, -0.2],
    [0, -0.25],
    [0.4, -0.2],
    [-0.22, 0.08],
    [0.2, 0.08],
    [-0.42, 0.15],
    [0.42, 0.15],
    [0, 0.35],
    [-0.2, 0.45],
    [0.2, 0.42],
    [0, 0.68],
  ] as const)
    seeds += oval([x * size, y * size], size * 0.035, size * 0.06)
  const leaf = leafStamp(canvas, { length: 30, width: 8, colour: '#76905a' })
  const star = [20, 65, 110, 160, -10, 195].map(turn => print(leaf, [0, -size * 0.52], turn, size / 44)).join('')
  return set(
    shape(body, fill) + shape(seeds, '#ecc98a') + star,
    oval([at[0], at[1] + size * 0.1], size * 0.62, size * 0.8),
    at,
    degrees,
  )
}

/** A raspberry: a cap of little shining drupes. */
export function raspberry(canvas: Canvas, at: Point, size: number, degrees = 0): Plant {
  const fill = canvas.radial(blend('#e9a6a6', [0.45, '#b94a5c'], '#74263c'), [0.5, 0.5], 0.55, [0.32, 0.28])
  const drupe = canvas.stamp(ellipse([0, 0], 9, 9, fill))
  let art = ''
  for (const [y, count] of [
    [-0.5, 4],
    [-0.22, 5],
    [0.06, 5],
    [0.34, 4],
    [0.6, 3],
    [0.8, 1],
  ] as const) {
    for (let index = 0; index < count; index++)
      art += print(drupe, [((index - (count - 1) / 2) * size * 1.25) / 4.6, y * size], 0, size / 34)
  }
  const leaf = leafStamp(canvas, { length: 26, width: 6, colour: '#84996b' })
  return set(
    art + [30, 90, 150].map(turn => print(leaf, [0, -size * 0.78], turn - 0, size / 46)).join(''),
    oval(at, size * 0.62, size * 0.8),
    at,
    degrees,
  )
}
