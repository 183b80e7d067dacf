import { blend, ellipse, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, placed, type Point } from '../geometry.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { oval, Path, spindle } from '../path.ts'

export type Petals = {
  readonly count: number
  readonly length: number
  /** Half the petal's width. */
  readonly width: number
  readonly colour: string
  /** Where the petal is widest, 0–1; towards 1 it ends broad, with a notch above 0.9. */
  readonly widest?: number
  readonly centre?: string
  readonly centreRadius?: number
  /** Vertical squeeze of a flower seen from the side. */
  readonly flat?: number
  readonly throat?: string
}

/** One petal along `degrees` from the middle. */
export function petal(at: Point, degrees: number, length: number, width: number, widest = 0.6): Path {
  const notch = widest > 0.9 ? length * 0.1 : 0
  const [first, second, tip, third, fourth] = placed(
    [
      [length * 0.2, -width * 0.7],
      [length * widest, -width * 1.55],
      [length - notch, 0],
      [length * widest, width * 1.55],
      [length * 0.2, width * 0.7],
    ],
    [0, 0],
    degrees,
  ).map(([x, y]): Point => [x + at[0], y + at[1]]) as [Point, Point, Point, Point, Point]
  return new Path().move(at).cubic(first, second, tip).cubic(third, fourth, at).close()
}

/** A flower of many narrow rays (daisy, chamomile, linden) to print: strokes with round ends do for petals. */
export function rayStamp(
  canvas: Canvas,
  { count, length, width, colour, centre = '#d9a441', centreRadius = length * 0.3 }: Petals,
): string {
  const { random } = canvas
  const layers: [string, string] = ['', '']
  for (let index = 0; index < count; index++) {
    const turn = (360 / count) * index + random.near(0, 40 / count)
    const tip = along([0, 0], turn, length * random.between(0.84, 0.96))
    layers[index % 2 ? 1 : 0] += new Path()
      .move(along([0, 0], turn, length * 0.3))
      .line(tip)
      .toString()
  }
  const heart = canvas.radial(blend(lit(centre, 0.55), [0.6, centre], shaded(centre, 0.4)), [0.5, 0.5], 0.55, [0.35, 0.3])
  const petals = stroke(layers[1], shaded(colour, 0.12), width * 2, round) + stroke(layers[0], colour, width * 2, round)
  return canvas.stamp(`<g transform="scale(1 .86)">${petals}${ellipse([0, 0], centreRadius, centreRadius, heart)}</g>`)
}

/** An open flower to print, seen slightly from the side: back petals shaded, the front ones in the light. */
export function flowerStamp(canvas: Canvas, options: Petals): string {
  const {
    count,
    length,
    width,
    colour,
    widest = 0.62,
    centre = '#d9a441',
    centreRadius = length * 0.18,
    flat = 0.86,
    throat = shaded(colour, 0.3),
  } = options
  const { random } = canvas
  const order = Array.from({ length: count }, (_, index) => (360 / count) * index + random.near(0, 40 / count)).toSorted(
    (first, second) => Math.sin((first * Math.PI) / 180) - Math.sin((second * Math.PI) / 180),
  )
  const layers: [string, string] = ['', '']
  order.forEach((degrees, index) => {
    layers[index % 2 ? 1 : 0] += petal(
      [0, 0],
      degrees,
      length * random.between(0.9, 1.06),
      width * random.between(0.9, 1.08),
      widest,
    ).toString()
  })
  const tone = (shift: number) =>
    canvas.radial(
      blend(throat, [0.4, mix(colour, shaded(colour, 0.1), shift)], lit(colour, 0.35 - shift * 0.3)),
      [0.5, 0.5],
      0.56,
    )
  const edge = `stroke="${alpha(shaded(colour, 0.35), 0.35)}" stroke-width=".8"`
  const heart = canvas.radial(blend(lit(centre, 0.55), [0.6, centre], shaded(centre, 0.4)), [0.5, 0.5], 0.55, [0.35, 0.3])
  const drawing =
    shape(layers[1], tone(1), edge) + shape(layers[0], tone(0), edge) + ellipse([0, 0], centreRadius, centreRadius * 0.95, heart)
  return canvas.stamp(flat === 1 ? drawing : `<g transform="scale(1 ${flat})">${drawing}</g>`)
}

/** The rim of a rose's petal along +x, with how far each point gives way to the ruffle. */
const ROSE_PETAL = [
  [-0.1, -0.55, 0],
  [0.5, -1, 0],
  [0.88, -0.72, 0],
  [1, -0.2, 1],
  [0.95, 0.2, -1],
  [0.9, 0.72, 0.5],
  [0.5, 1, 0],
  [-0.1, 0.55, 0],
] as const

/** A full rose or peony head to print: broad guard petals outside, a tight spiral within. */
export function roseStamp(canvas: Canvas, radius: number, colour: string, ruffle = 0.1): string {
  const { random } = canvas
  const rings = [
    [1, 6],
    [0.8, 5],
    [0.6, 5],
    [0.42, 4],
    [0.26, 3],
  ] as const
  let art = ''
  rings.forEach(([size, count], ring) => {
    const reach = radius * size
    const across = reach * (1.25 - count * 0.065) * 0.8
    const rim = ROSE_PETAL.map(([x, y, loose]): Point => [(x + loose * ruffle) * reach, y * across])
    const form = canvas.stamp(`<path d="${new Path().through(rim, true).toString()}"/>`)
    // The petals away from the light are painted first, so that each lit rim stands before a shaded neighbour.
    const order = Array.from({ length: count }, (_, index) => 20 + ring * 38 + (360 / count) * index + random.near(0, 6))
    for (const degrees of order.toSorted((first, second) => facing(first) - facing(second))) {
      const depth = Math.min(ring, 2) * 0.1
      const tone = mix(shaded(colour, 0.1 + depth), lit(colour, 0.55 - depth), Math.round(facing(degrees) * 3) / 3)
      const fill = canvas.linear(
        blend(shaded(tone, 0.5), [0.4, shaded(tone, 0.1)], [0.88, lit(tone, 0.2)], lit(tone, 0.5)),
        [0, 0.5, 1, 0.5],
      )
      art += `<use href="#${form}" fill="${fill}" transform="rotate(${Math.round(degrees)})"/>`
    }
  })
  const swirl = new Path()
    .through(
      [
        [-0.12, 0.06],
        [0, -0.12],
        [0.12, 0.01],
        [0.02, 0.1],
        [-0.04, 0.01],
      ].map(([x = 0, y = 0]): Point => [x * radius, y * radius]),
    )
    .toString()
  return canvas.stamp(art + stroke(swirl, alpha(shaded(colour, 0.65), 0.7), radius * 0.05, 'stroke-linecap="round"'))
}

/** How far a petal at this angle looks towards the light, 0–1. */
const facing = (degrees: number) => (Math.cos(((degrees - 225) * Math.PI) / 180) + 1) / 2

/** A small head of many florets (clover, lilac, heather, linden) as one stamp. */
export function floretsStamp(
  canvas: Canvas,
  count: number,
  [spreadX, spreadY]: Point,
  floret: (at: Point, degrees: number) => string,
  colours: readonly [string, string, string],
): string {
  const { random } = canvas
  const layers: [string, string, string] = ['', '', '']
  for (let index = 0; index < count; index++) {
    const turn = index * 137.5
    const reach = Math.sqrt((index + 0.4) / count)
    const at: Point = [Math.cos((turn * Math.PI) / 180) * reach * spreadX, Math.sin((turn * Math.PI) / 180) * reach * spreadY]
    const layer = at[0] + at[1] < -0.25 * spreadY ? 2 : at[0] + at[1] > 0.45 * spreadY ? 0 : 1
    layers[layer] += floret(at, turn + random.near(0, 20))
  }
  return canvas.stamp(layers.map((data, index) => shape(data, colours[index] ?? colours[0])).join(''))
}

/** A four- or five-petalled floret as path data. */
export const floret = (count: number, size: number) => (at: Point, degrees: number) =>
  Array.from({ length: count }, (_, index) => spindle(at, along(at, degrees + (360 / count) * index, size), size * 0.36)).join('')

/** A dot as path data. */
export const dot = (radius: number) => (at: Point) => oval(at, radius)
