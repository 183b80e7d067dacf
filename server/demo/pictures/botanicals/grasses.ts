import { blend, ellipse, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, joined, onCurve, type Point } from '../geometry.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { Path, smooth, spindle } from '../path.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

/** An ear of rye or wheat with its awns. */
export function ear(canvas: Canvas, stem: Stem, colour = '#cda75c', awns = 46): Plant {
  const size = stem.scale ?? 1
  const layers: [string, string] = ['', '']
  let whiskers = ''
  for (const [index, node] of nodes(canvas, stem, 14, 0.6, 0.99).entries()) {
    const side = index % 2 ? 1 : -1
    const turn = node.degrees + side * 24
    layers[index % 2 ? 1 : 0] += spindle(node.point, along(node.point, turn, 24 * size), 4.6 * size)
    if (awns > 0)
      whiskers += new Path()
        .move(along(node.point, turn, 16 * size))
        .line(along(along(node.point, turn, 16 * size), node.degrees + side * 12, awns * size))
        .toString()
  }
  const straw = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  return {
    art:
      stroke(straw, shaded(colour, 0.12), 3 * size, round) +
      stroke(whiskers, alpha(lit(colour, 0.3), 0.85), 1.1 * size, round) +
      shape(layers[1], shaded(colour, 0.22)) +
      shape(layers[0], lit(colour, 0.18)),
    shade: spindle(onCurve(stem.from, stem.bend, stem.to, 0.56).point, stem.to, 12 * size),
  }
}

/** Loose blades: hay, reeds or wood wool, each its own bend. */
export function blades(
  canvas: Canvas,
  count: number,
  from: Point,
  [spreadX, spreadY]: Point,
  length: number,
  degrees: number,
  colours: readonly [string, ...string[]],
  { fan = 24, width = 2, droop = 0.25 } = {},
): Plant {
  const { random } = canvas
  const strands = new Map<string, string>()
  for (let index = 0; index < count; index++) {
    const start: Point = [from[0] + random.near(0, spreadX), from[1] + random.near(0, spreadY)]
    const turn = degrees + random.near(0, fan)
    const reach = length * random.between(0.6, 1.1)
    const tip = along(start, turn + random.near(0, 14), reach)
    const bend = along(start, turn - random.near(0, 20), reach * 0.6)
    const colour = random.pick(colours)
    strands.set(
      colour,
      (strands.get(colour) ?? '') +
        new Path()
          .move(start)
          .quad(bend, [tip[0], tip[1] + reach * droop * random.next()])
          .toString(),
    )
  }
  return { art: [...strands].map(([colour, data]) => stroke(data, colour, width, round)).join(''), shade: '' }
}

/** Vetiver: a mop of fine, wiry roots. */
export function vetiver(canvas: Canvas, at: Point, length: number, degrees = 70): Plant {
  const roots = blades(canvas, 42, at, [16, 6], length, degrees, ['#8f6b43', '#b8925e', '#6b4c30', '#d1b07c'], {
    fan: 26,
    width: 1.5,
    droop: 0.1,
  })
  const tuft = blades(canvas, 9, at, [10, 3], length * 0.42, degrees + 180, ['#8d9a63', '#a9b27d'], {
    fan: 16,
    width: 4,
    droop: 0,
  })
  const knot = smooth(
    [along(at, degrees + 90, 22), along(at, degrees, 12), along(at, degrees - 90, 22), along(at, degrees + 180, 14)],
    true,
  )
  return {
    art: tuft.art + roots.art + shape(knot, canvas.linear(blend('#c49d68', '#7a5734'), [0, 0, 1, 1])),
    shade: smooth(
      [
        along(at, degrees + 90, 20),
        along(at, degrees + 20, length * 0.8),
        along(at, degrees - 20, length * 0.8),
        along(at, degrees - 90, 20),
      ],
      true,
    ),
  }
}

/** A frond of fern: leaflets that shorten to the rolled tip. */
export function fern(canvas: Canvas, stem: Stem, colour = '#7c9765'): Plant {
  const size = stem.scale ?? 1
  const layers: [string, string] = ['', '']
  let shade = ''
  for (const node of nodes(canvas, stem, 17, 0.12, 0.99)) {
    const reach = 74 * size * Math.sin(Math.PI * (0.22 + node.share * 0.76))
    for (const side of [-1, 1]) {
      const turn = node.degrees + side * (74 - node.share * 26)
      const leaflet = spindle(node.point, along(node.point, turn, reach), 5.2 * size)
      layers[side < 0 ? 1 : 0] += leaflet
      shade += leaflet
    }
  }
  const rib = new Path().move(stem.from).quad(stem.bend, stem.to).toString()
  return {
    art:
      shape(layers[0], shaded(colour, 0.2)) +
      shape(layers[1], lit(colour, 0.16)) +
      stroke(rib, shaded(colour, 0.35), 2.6 * size, round),
    shade,
  }
}

/** A cushion of moss on the ground line, `width` wide: mounds under a velvet of tiny strokes. */
export function moss(canvas: Canvas, at: Point, width: number, height: number, colour = '#7f8f56'): Plant {
  const { random } = canvas
  const mounds = Math.max(3, Math.round(width / 85))
  const tones: [string, string] = ['', '']
  let body = ''
  for (let index = 0; index < mounds; index++) {
    const share = (index + 0.5) / mounds
    const middle = at[0] + (share - 0.5) * width * 0.86 + random.near(0, 8)
    const [rx, ry] = [
      (width / mounds) * random.between(0.7, 0.95),
      height * random.between(0.62, 1) * (1 - Math.abs(share - 0.5) * 0.8),
    ]
    const mound = new Path()
      .move([middle - rx, at[1]])
      .cubic([middle - rx * 1.02, at[1] - ry * 1.25], [middle + rx * 0.9, at[1] - ry * 1.4], [middle + rx, at[1]])
      .quad([middle, at[1] + ry * 0.2], [middle - rx, at[1]])
      .close()
      .toString()
    body += shape(
      mound,
      canvas.radial(blend(lit(colour, 0.5), [0.4, colour], shaded(colour, 0.5)), [0.5, 0.6], 0.72, [0.32, 0.16]),
    )
    for (let tuft = 0; tuft < rx * 0.36; tuft++) {
      const [turn, reach] = [random.between(180, 360), random.between(0.5, 1.02)]
      const from: Point = [
        middle + Math.cos((turn * Math.PI) / 180) * rx * reach * 0.95,
        at[1] + Math.sin((turn * Math.PI) / 180) * ry * reach,
      ]
      const step = along([0, 0], turn * 0.6 - 110 + random.near(0, 30), random.between(5, 9))
      tones[from[0] < middle + rx * 0.1 ? 1 : 0] +=
        `M${joined([Math.round(from[0]), Math.round(from[1])])}l${joined([Math.round(step[0]), Math.round(step[1])])}`
    }
  }
  const velvet =
    stroke(tones[0], alpha(shaded(colour, 0.3), 0.55), 2.6, round) + stroke(tones[1], alpha(lit(colour, 0.5), 0.7), 2.4, round)
  return { art: body + velvet, shade: '' }
}

/** Bladderwrack: forking olive ribbons with small paired bladders. */
export function bladderwrack(canvas: Canvas, at: Point, length: number, degrees: number, colour = '#77723f'): Plant {
  const { random } = canvas
  const ribbons: [string, string, string, string] = ['', '', '', '']
  let [bubbles, shade] = ['', '']
  const bubble = canvas.stamp(
    ellipse(
      [0, 0],
      7,
      5.4,
      canvas.radial(blend(lit(colour, 0.65), [0.5, colour], shaded(colour, 0.4)), [0.5, 0.5], 0.55, [0.35, 0.3]),
    ),
  )
  const fork = (from: Point, turn: number, reach: number, depth: 0 | 1 | 2 | 3) => {
    const tip = along(from, turn, reach)
    const bend = along(from, turn + random.near(0, 26), reach * 0.55)
    ribbons[depth] += new Path().move(from).quad(bend, tip).toString()
    shade += spindle(from, tip, 7)
    const { point, degrees: lean } = onCurve(from, bend, tip, 0.7)
    if (depth === 1)
      for (const side of [-1, 1]) bubbles += print(bubble, along(point, lean + side * 90, length * 0.026), lean, length / 280)
    if (depth > 0)
      for (const side of [-1, 1])
        fork(tip, turn + side * random.near(24, 9), reach * random.between(0.7, 0.92), (depth - 1) as 0 | 1 | 2)
  }
  fork(at, degrees, length * 0.3, 3)
  const tones = [mix(colour, '#b39b4c', 0.5), mix(colour, '#a08a45', 0.3), colour, shaded(colour, 0.25)]
  const art = ribbons
    .map((data, depth) => stroke(data, tones[depth] ?? colour, length * (0.062 - depth * 0.007), round))
    .toReversed()
    .join('')
  return { art: art + stroke(ribbons.join(''), alpha(shaded(colour, 0.5), 0.45), length * 0.008) + bubbles, shade }
}
