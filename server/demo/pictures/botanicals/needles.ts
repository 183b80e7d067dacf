import { print, stroke, round, type Canvas } from '../canvas.ts'
import { along, joined, num, onCurve, type Point } from '../geometry.ts'
import { lit, mix, shaded } from '../palette.ts'
import { Path, spindle } from '../path.ts'
import { berryStamp } from './berries.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

export type Needles = {
  /** Length of a twig and of one needle. */
  readonly twig: number
  readonly needle: number
  readonly rows: number
  /** Angle of a needle to its twig at the foot; it closes towards the tip. */
  readonly angle: number
  readonly colour: string
  readonly tip?: string
  readonly thickness?: number
  readonly bark?: string
}

/** A needled twig along +x to print: dark needles behind, lit ones on the upper side. */
export function needleTwig(
  canvas: Canvas,
  { twig, needle, rows, angle, colour, tip = lit(colour, 0.3), thickness = 2.2, bark = '#6d523d' }: Needles,
): string {
  const { random } = canvas
  const tones: [string, string, string] = ['', '', '']
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    for (const side of [-1, 1, random.chance(0.5) ? -0.45 : 0.45]) {
      const from: Point = [share * twig + random.near(0, twig / rows / 2), 0]
      const turn = side * random.near(angle * (1 - share * 0.45), 10)
      const to = along(from, turn, needle * random.between(0.8, 1.1) * (1 - share * 0.25) * (Math.abs(side) < 1 ? 0.8 : 1))
      tones[Math.abs(side) < 1 ? 2 : side < 0 ? 1 : 0] +=
        `M${joined([Math.round(from[0]), 0])}l${joined([Math.round(to[0] - from[0]), Math.round(to[1])])}`
    }
  }
  const [under, upper, front] = tones
  return canvas.stamp(
    `<g fill="none" stroke-linecap="round" stroke-width="${num(thickness)}">` +
      `<path d="${under}" stroke="${shaded(colour, 0.36)}"/><path d="M0 0h${num(twig)}" stroke="${bark}"/>` +
      `<path d="${upper}" stroke="${colour}"/><path d="${front}" stroke="${tip}"/></g>`,
  )
}

export type Bough = Needles & { readonly twigs: number; readonly spread?: number; readonly taper?: number }

/** A conifer's bough: twigs to both sides of a stem, shorter towards its tip. */
export function bough(canvas: Canvas, stem: Stem, options: Bough): Plant {
  const { twigs, spread = 46, taper = 0.45, bark = '#6d523d', needle, twig, tip } = options
  const { random } = canvas
  const size = stem.scale ?? 1
  const key = `twig ${options.colour} ${options.tip} ${needle}`
  const stamps: [string, string] = [
    canvas.once(key, () => needleTwig(canvas, options)),
    canvas.once(`${key} pale`, () => needleTwig(canvas, { ...options, colour: mix(options.colour, tip ?? '#d9d9a0', 0.2) })),
  ]
  let [art, shade] = ['', '']
  for (const [index, node] of nodes(canvas, stem, twigs, 0.08, 0.93).entries()) {
    const turn = node.degrees + (index % 2 ? 1 : -1) * random.near(spread, 8)
    const scale = size * (1 - node.share * (1 - taper)) * random.between(0.85, 1.12)
    art += print(random.pick(stamps), node.point, turn, scale)
    shade += twigShade(node.point, turn, twig * scale, needle * scale)
  }
  const end = onCurve(stem.from, stem.bend, stem.to, 0.86)
  art += print(stamps[1], end.point, end.degrees, size * taper * 1.25)
  const twigPath = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  return { art: stroke(twigPath, bark, 4.2 * size, round) + stroke(twigPath, lit(bark, 0.35), 1.4 * size) + art, shade }
}

const twigShade = (at: Point, degrees: number, length: number, needle: number) =>
  spindle(at, along(at, degrees, length + needle * 0.7), needle * 0.65)

/** Juniper: short prickly needles and dusty blue berries. */
export function juniper(canvas: Canvas, stem: Stem, berries = 9): Plant {
  const green = { twig: 78, needle: 17, rows: 13, angle: 62, colour: '#71866f', tip: '#a9b9a3', thickness: 2.6, bark: '#7a5a44' }
  const plant = bough(canvas, stem, { ...green, twigs: 11, spread: 44, taper: 0.5 })
  const size = stem.scale ?? 1
  const stamps: [string, string] = [berryStamp(canvas, 12, '#4a5f7c', 0.5), berryStamp(canvas, 10, '#6d8390', 0.35)]
  let fruit = ''
  for (const node of nodes(canvas, stem, berries, 0.15, 0.85)) {
    fruit += print(
      canvas.random.pick(stamps),
      [canvas.random.near(node.point[0], 26 * size), canvas.random.near(node.point[1], 22 * size)],
      0,
      size * canvas.random.between(0.8, 1.1),
    )
  }
  return { ...plant, art: plant.art + fruit }
}

/** Spruce: dense dark brushes with pale new tips. */
export const spruce = (canvas: Canvas, stem: Stem): Plant =>
  bough(canvas, stem, {
    twig: 92,
    needle: 19,
    rows: 20,
    angle: 52,
    colour: '#4f6f57',
    tip: '#8aa274',
    thickness: 2.5,
    bark: '#75553d',
    twigs: 9,
    spread: 42,
    taper: 0.5,
  })

/** Fir: flat blue-green combs; `frost` whitens them. */
export const fir = (canvas: Canvas, stem: Stem, frost = 0): Plant =>
  bough(canvas, stem, {
    twig: 96,
    needle: 23,
    rows: 17,
    angle: 64,
    colour: mix('#557a72', '#c6d6d6', frost * 0.45),
    tip: mix('#94b0a2', '#ffffff', frost),
    thickness: 3.2,
    bark: '#7d6a58',
    twigs: 9,
    spread: 40,
    taper: 0.5,
  })

/** Pine: long needles in tufts. */
export const pine = (canvas: Canvas, stem: Stem): Plant =>
  bough(canvas, stem, {
    twig: 46,
    needle: 62,
    rows: 12,
    angle: 44,
    colour: '#5d7c5c',
    tip: '#95aa78',
    thickness: 2,
    bark: '#9a6a45',
    twigs: 7,
    spread: 34,
    taper: 0.8,
  })

/** Cedar: short blue-green tufts on spurs. */
export const cedar = (canvas: Canvas, stem: Stem): Plant =>
  bough(canvas, stem, {
    twig: 26,
    needle: 30,
    rows: 9,
    angle: 70,
    colour: '#5f7f72',
    tip: '#a3b59a',
    thickness: 2,
    bark: '#7d5b45',
    twigs: 13,
    spread: 58,
    taper: 0.75,
  })
