import { blend, ellipse, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, num, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { oval, Path, smooth, spindle } from '../path.ts'
import { set } from './fruits.ts'
import { petal } from './flowers.ts'
import type { Plant } from './plant.ts'

const coffee = (canvas: Canvas) => {
  const fill = canvas.radial(blend('#a97c55', [0.45, '#6b4630'], '#33201a'), [0.5, 0.5], 0.56, [0.35, 0.25])
  return canvas.stamp(
    ellipse([0, 0], 20, 13.5, fill) +
      stroke('M-18-1q9-5 18 1t18 1', '#2a1914', 2.6, round) +
      stroke('M-17-3q9-5 18 1', alpha('#c99a70', 0.5), 1, round),
  )
}
const cardamom = (canvas: Canvas) => {
  const fill = canvas.linear(blend('#dfe0b0', [0.5, '#aab27a'], '#6d7a4c'))
  return canvas.stamp(
    shape('M-22 0C-12-13 10-13 24-1C10 12-12 12-22 0z', fill) +
      stroke('M-21 0Q0-7 22-1M-20 0Q0 7 22-1M-20 0H22', alpha('#57633c', 0.5), 1) +
      stroke('M-22 0l-7-2', '#a58c5c', 2.4, round),
  )
}
const clove = (canvas: Canvas) =>
  canvas.stamp(
    stroke('M-20 0H10', '#5f3c2a', 5.4, round) +
      stroke('M-18-1.5H8', alpha('#b07f58', 0.7), 1.4, round) +
      shape('M8-6l14-4-6 7 8 3-8 3 6 7-14-4z', '#4d2f22') +
      ellipse([15, 0], 6, 6, canvas.radial(blend('#b98a5e', '#6b4631'), [0.5, 0.5], 0.5, [0.35, 0.3])),
  )
const caraway = (canvas: Canvas) => canvas.stamp(shape('M-9 1Q0-6 9-1Q0 3-9 1z', canvas.linear(blend('#a58459', '#5f452f'))))
const peppercorn = (canvas: Canvas) =>
  canvas.stamp(
    ellipse([0, 0], 9, 9, canvas.radial(blend('#8b7a6c', [0.5, '#4d413c'], '#241d1f'), [0.5, 0.5], 0.52, [0.34, 0.28])) +
      stroke('M-5-3q5 3 9-2M-3 4q3-4 8-1', alpha('#a08f80', 0.5), 1),
  )
const chip = (canvas: Canvas) =>
  canvas.stamp(
    shape('M-24-5L-4-11 24-4 20 6-6 9-26 4z', canvas.linear(blend('#dcb283', [0.6, '#b98355'], '#8f5d3c'))) +
      stroke('M-22-2L-3-7 22-1M-24 2L-5 3 20 3', alpha('#7a4d30', 0.5), 1),
  )
const petalLoose = (canvas: Canvas) =>
  canvas.stamp(shape('M-16 2C-12-12 8-14 18-3C12 8-6 12-16 2z', canvas.linear(blend('#eac4b8', '#bd7d78'), [0, 0, 1, 1])))
const salt = (canvas: Canvas) =>
  canvas.stamp(
    shape('M-7-3L1-7 7-1 3 6-5 4z', canvas.linear(blend('#ffffff', '#c9cdca'), [0, 0, 1, 1])) +
      shape('M-7-3L1-7 2 0-5 4z', alpha('#ffffff', 0.8)),
  )

const makers = { coffee, cardamom, clove, caraway, peppercorn, chip, petal: petalLoose, salt } as const
const sizes: Record<keyof typeof makers, number> = {
  coffee: 18,
  cardamom: 20,
  clove: 16,
  caraway: 7,
  peppercorn: 9,
  chip: 22,
  petal: 15,
  salt: 7,
}
export type Grain = keyof typeof makers

/** Beans, pods, seeds or petals strewn in an oval, nearest ones last; they lie, so they are turned every way. */
export function strewn(canvas: Canvas, grain: Grain, count: number, at: Point, [spreadX, spreadY]: Point, scale = 1): Plant {
  const stamp = makers[grain](canvas)
  const { random } = canvas
  const places = Array.from({ length: count }, (_, index): Point => {
    const turn = index * 2.4 + random.near(0, 0.5)
    const reach = Math.sqrt((index + 0.5) / count)
    return [at[0] + Math.cos(turn) * reach * spreadX, at[1] + Math.sin(turn) * reach * spreadY]
  }).toSorted((first, second) => first[1] - second[1])
  return {
    art: places.map(place => print(stamp, place, random.between(-70, 110), scale * random.between(0.85, 1.1))).join(''),
    shade: places
      .map(([x, y]) => spindle([x - sizes[grain] * scale, y], [x + sizes[grain] * scale, y], sizes[grain] * scale * 0.6))
      .join(''),
  }
}

/** Rolled bark quills tied by nothing but their own weight. */
export function cinnamon(canvas: Canvas, at: Point, length: number, degrees: number): Plant {
  const [h, w] = [length * 0.085, length]
  const bark = canvas.linear(blend('#d29a68', [0.35, '#a9683f'], [0.5, '#7a452b'], [0.62, '#b3734a'], '#6b3b28'))
  const body = shape(`M0${num(-h)}h${num(w)}v${num(h * 2)}H0z`, bark)
  const grain = stroke(
    `M4${num(-h * 0.5)}h${num(w - 12)}M10${num(h * 0.55)}h${num(w - 22)}M2 0h${num(w - 5)}`,
    alpha('#4d2a1c', 0.45),
    1.2,
  )
  const curl =
    ellipse([w, 0], h * 0.42, h, '#5f3322') +
    stroke(
      `M${num(w)} ${num(-h * 0.6)}q${num(h * 0.4)} ${num(h * 0.5)} 0 ${num(h)}M${num(w)} ${num(h * 0.6)}q${num(-h * 0.4)} ${num(-h * 0.4)} 0 ${num(-h * 0.6)}`,
      '#c58a5c',
      1.6,
    )
  const tip = along(at, degrees, length)
  return set(
    body + grain + curl,
    new Path()
      .move(along(at, degrees - 90, h))
      .line(along(tip, degrees - 90, h), along(tip, degrees + 90, h), along(at, degrees + 90, h))
      .close()
      .toString(),
    at,
    degrees,
  )
}

/** Star anise: eight boats, each with a shining seed. */
export function starAnise(canvas: Canvas, at: Point, radius: number, degrees = 0): Plant {
  let [boats, seeds, mouths] = ['', '', '']
  for (let index = 0; index < 8; index++) {
    const turn = index * 45 + (index % 2) * 5
    boats += petal([0, 0], turn, radius, radius * 0.19, 0.6).toString()
    mouths += petal(along([0, 0], turn, radius * 0.28), turn, radius * 0.56, radius * 0.075, 0.55).toString()
    seeds += oval(along([0, 0], turn, radius * 0.52), radius * 0.075)
  }
  const wood = canvas.radial(blend('#5d3623', [0.7, '#8f5735'], '#b57a4c'))
  return set(
    shape(boats, wood, 'stroke="#4a2a1b" stroke-width=".8"') + shape(mouths, '#3d2217') + shape(seeds, '#d08a4e'),
    oval(at, radius * 0.8),
    at,
    degrees,
  )
}

/** Vanilla pods: long, dark and supple. */
export function vanilla(at: Point, length: number, degrees = 0, count = 3): Plant {
  let art = ''
  let shade = ''
  for (let index = 0; index < count; index++) {
    const turn = degrees + (index - (count - 1) / 2) * 7
    const tip = along(at, turn, length * (0.9 + index * 0.06))
    const bend = along(along(at, turn, length * 0.55), turn + 90, length * (0.1 - index * 0.09))
    const pod = new Path().move(at).quad(bend, tip).toString()
    art +=
      stroke(pod, '#35221c', length * 0.034, round) +
      stroke(pod, '#6b4836', length * 0.017, round) +
      stroke(pod, alpha('#c79a70', 0.55), length * 0.005, `${round} transform="translate(-1 -2)"`)
    shade += smooth([at, bend, tip, [bend[0] + 4, bend[1] + 8]], true)
  }
  return { art, shade }
}

/** A cone: rows of scales, each catching light on its rim. */
export function cone(canvas: Canvas, at: Point, length: number, degrees = 0, colour = '#8a6244'): Plant {
  const scale = canvas.stamp(
    shape(
      'M0 0C-4-11 12-16 20-3C21 4 10 12 0 0z',
      canvas.linear(blend(shaded(colour, 0.45), [0.6, colour], lit(colour, 0.4)), [0, 0, 1, 0.2]),
    ) + stroke('M8-9Q17-8 19-1', alpha(lit(colour, 0.7), 0.6), 1.2),
  )
  let art = ellipse([length * 0.45, 0], length * 0.42, length * 0.2, shaded(colour, 0.6))
  const rows = 8
  for (let row = rows - 1; row >= 0; row--) {
    const share = row / (rows - 1)
    const half = length * 0.25 * Math.sin(Math.PI * (0.16 + share * 0.74))
    for (const side of row % 2 ? [-1, -0.34, 0.34, 1] : [-0.7, 0, 0.7])
      art += print(
        scale,
        [length * 0.06 + share * length * 0.78, side * half],
        side * 42,
        (length / 130) * (1.1 - Math.abs(share - 0.35) * 0.5),
      )
  }
  return set(art, oval(along(at, degrees, length * 0.5), length * 0.42, length * 0.3), at, degrees)
}
