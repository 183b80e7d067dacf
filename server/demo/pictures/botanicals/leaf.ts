import { blend, print, shape, stroke, type Canvas } from '../canvas.ts'
import { along, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path, spindle } from '../path.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

export type Leaf = {
  readonly length: number
  /** Half the blade's width. */
  readonly width: number
  readonly colour: string
  /** Where the blade is widest, 0 (foot) – 1 (tip). */
  readonly widest?: number
  /** Teeth on each side; 0 is an entire edge. */
  readonly teeth?: number
  /** Sideways bend of the tip. */
  readonly curl?: number
  /** Pairs of side veins. */
  readonly veins?: number
  readonly stalk?: number
}

/** A leaf's half-width at `share` of its length. */
const widthAt = (share: number, widest: number) => {
  const swell = Math.log(0.5) / Math.log(widest)
  return Math.sin(Math.PI * share ** swell) ** 0.85
}

/** The blade along +x, from the foot at the origin. */
export function blade({ length, width, widest = 0.42, teeth = 0, curl = 0 }: Leaf): {
  outline: string
  half: string
  spine: (share: number) => Point
} {
  const spine = (share: number): Point => [share * length, curl * share * share]
  const edge = (share: number, side: number, extra = 0): Point => {
    const [x, y] = spine(share)
    return [x, y + side * (widthAt(share, widest) * width + extra)]
  }
  const path = new Path().move([0, 0])
  if (teeth > 0) {
    const tooth = (width * 0.9) / teeth + 1
    const steps = Array.from({ length: teeth }, (_, index) => (index + 0.9) / (teeth + 0.6))
    for (const share of steps) path.line(edge(share, -1, tooth * 0.6), edge(share + 0.12 / teeth, -1, -tooth * 0.2))
    path.line(spine(1))
    for (const share of steps.toReversed()) path.line(edge(share + 0.12 / teeth, 1, -tooth * 0.2), edge(share, 1, tooth * 0.6))
    path.close()
  } else {
    const side = (sign: number, shares: readonly [number, number]): [Point, Point] => [
      [spine(shares[0])[0], spine(shares[0])[1] + sign * width * 1.32],
      [spine(shares[1])[0], spine(shares[1])[1] + sign * width * 0.95],
    ]
    const shares = [widest * 0.5, widest + (1 - widest) * 0.45] as const
    path.cubic(...side(-1, shares), spine(1))
    const [near, far] = side(1, shares)
    path.cubic(far, near, [0, 0]).close()
  }
  const half = new Path().move([0, 0]).quad([length * 0.5, curl * 0.05], spine(1))
  if (teeth > 0) half.line(edge(0.8, 1), edge(0.55, 1), edge(0.35, 1), edge(0.16, 1)).close()
  else
    half
      .cubic([spine(widest + (1 - widest) * 0.45)[0], curl * 0.4 + width * 0.95], [length * widest * 0.5, width * 1.32], [0, 0])
      .close()
  return { outline: path.toString(), half: half.toString(), spine }
}

/** Leaves to print, of one shape in several tones: lit blade, shaded half, midrib and veins. */
export function leafStamps(canvas: Canvas, leaf: Leaf, ...tones: readonly string[]): string[] {
  const { colour, length, width, veins = 0, curl = 0, stalk = 0, widest = 0.42 } = leaf
  const { outline, half, spine } = blade(leaf)
  let ribs = new Path()
    .move([-stalk, 0])
    .line([0, 0])
    .quad([length * 0.5, curl * 0.05], spine(0.94))
    .toString()
  for (let pair = 1; pair <= veins; pair++) {
    const share = (pair / (veins + 1)) * 0.85
    const reach = widthAt(Math.min(0.95, share + 0.16), widest) * width * 0.78
    const [x, y] = spine(share)
    const [tipX, tipY] = spine(Math.min(0.98, share + 0.2))
    ribs += new Path()
      .move([tipX, tipY - reach])
      .line([x, y], [tipX, tipY + reach])
      .toString()
  }
  const form = canvas.stamp(`<path d="${outline}"/>`)
  const veining = stroke(ribs, alpha(lit(colour, 0.62), 0.55), Math.max(0.9, width * 0.07))
  const detail = canvas.stamp(shape(half, alpha(shaded(colour, 0.55), 0.3)) + veining)
  return tones.map(tone => {
    const fill = canvas.linear(blend(shaded(tone, 0.28), [0.45, tone], lit(tone, 0.32)), [0, 0.5, 1, 0.3])
    return canvas.stamp(`<use href="#${form}" fill="${fill}"/><use href="#${detail}"/>`)
  })
}

/** A leaf to print. */
export const leafStamp = (canvas: Canvas, leaf: Leaf) => leafStamps(canvas, leaf, leaf.colour)[0] ?? ''

/** The plain outline of a leaf at its place, for shadows. */
export const leafShade = ({ length, width }: Pick<Leaf, 'length' | 'width'>, at: Point, degrees: number, scale: number) =>
  spindle(at, along(at, degrees, length * scale), width * scale * 0.95)

export type Growth = {
  readonly leaf: Leaf
  readonly count: number
  /** Angle between stem and leaf. */
  readonly angle?: number
  readonly opposite?: boolean
  /** Leaf size at foot and tip of the stem. */
  readonly sizes?: readonly [number, number]
  readonly start?: number
  readonly stem?: string
  readonly thickness?: number
  /** Share by which leaf colours vary. */
  readonly variety?: number
}

/** A stem with leaves: alternate or opposite, smaller towards the tip, each turned a little its own way. */
export function leafySprig(canvas: Canvas, stem: Stem, growth: Growth): Plant {
  const {
    leaf,
    count,
    angle = 48,
    opposite = false,
    sizes = [1, 0.55],
    start = 0.12,
    stem: bark = shaded(leaf.colour, 0.35),
    thickness = 3.4,
    variety = 0.16,
  } = growth
  const { random } = canvas
  const size = stem.scale ?? 1
  const bend = leaf.curl ?? leaf.width * 0.3
  const [dark = '', light = ''] = leafStamps(
    canvas,
    { ...leaf, curl: bend },
    shaded(leaf.colour, variety),
    lit(leaf.colour, variety * 0.6),
  )
  const twig = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  let [under, over, shade] = ['', '', '']
  for (const [index, node] of nodes(canvas, stem, count, start).entries()) {
    const tip = index === count - 1
    const sides = tip ? [0] : opposite ? [-1, 1] : [index % 2 ? 1 : -1]
    for (const side of sides) {
      const turn = node.degrees + side * random.near(angle * (1 - node.share * 0.25), 9)
      const scale = size * (sizes[0] + (sizes[1] - sizes[0]) * node.share) * random.between(0.86, 1.1)
      const leafPrint = print(side < 0 || random.chance(0.4) ? light : dark, node.point, turn, scale, side < 0)
      if (random.chance(0.35)) under += leafPrint
      else over += leafPrint
      shade += leafShade(leaf, node.point, turn, scale)
    }
  }
  const bough =
    stroke(twig, bark, thickness * size, 'stroke-linecap="round"') +
    stroke(twig, alpha(lit(bark, 0.5), 0.5), thickness * size * 0.35)
  return { art: under + bough + over, shade }
}
