import { blend, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, onCurve, type Point } from '../geometry.ts'
import { alpha } from '../palette.ts'
import { oval, Path, spindle } from '../path.ts'
import { dot, floret, floretsStamp, flowerStamp, rayStamp, roseStamp } from './flowers.ts'
import { herb } from './herbs.ts'
import { nodes, stalk, type Plant, type Stem } from './plant.ts'

const tipOf = ({ from, bend, to }: Stem) => onCurve(from, bend, to, 1)

type Bloom = { readonly radius: number; readonly draw: (canvas: Canvas) => string }

const blooms = {
  flax: {
    radius: 26,
    draw: canvas =>
      flowerStamp(canvas, {
        count: 5,
        length: 27,
        width: 11,
        colour: '#93abcb',
        widest: 0.85,
        centre: '#e0d9a0',
        throat: '#6e86b4',
      }),
  },
  daisy: {
    radius: 30,
    draw: canvas =>
      rayStamp(canvas, {
        count: 19,
        length: 31,
        width: 3.6,
        colour: '#f6f0e4',
        widest: 0.75,
        centreRadius: 9.5,
        throat: '#d9d2c0',
      }),
  },
  chamomile: {
    radius: 22,
    draw: canvas =>
      rayStamp(canvas, {
        count: 14,
        length: 23,
        width: 3.8,
        colour: '#f5efe2',
        widest: 0.75,
        centreRadius: 8.5,
        centre: '#d8a93c',
        throat: '#dcd5bd',
      }),
  },
  jasmine: {
    radius: 22,
    draw: canvas =>
      flowerStamp(canvas, {
        count: 5,
        length: 24,
        width: 7,
        colour: '#f8f3e6',
        widest: 0.58,
        centre: '#e2cd7a',
        centreRadius: 3,
        throat: '#dfe0b6',
      }),
  },
  phlox: {
    radius: 18,
    draw: canvas =>
      flowerStamp(canvas, {
        count: 5,
        length: 18,
        width: 8,
        colour: '#c596b8',
        widest: 0.85,
        centre: '#8c4a78',
        centreRadius: 2.6,
      }),
  },
  apple: {
    radius: 22,
    draw: canvas =>
      flowerStamp(canvas, {
        count: 5,
        length: 23,
        width: 9,
        colour: '#f1d9d2',
        widest: 0.7,
        centreRadius: 3.6,
        throat: '#f8efe4',
      }),
  },
  rapeseed: {
    radius: 12,
    draw: canvas =>
      flowerStamp(canvas, {
        count: 4,
        length: 13,
        width: 5,
        colour: '#e3c34f',
        widest: 0.8,
        centreRadius: 2.4,
        centre: '#a9a146',
      }),
  },
  clover: {
    radius: 20,
    draw: canvas =>
      floretsStamp(canvas, 46, [19, 18], at => spindle(at, along(at, Math.atan2(at[1] - 8, at[0]) * 57.3, 11), 2.4), [
        '#a06484',
        '#bf86a2',
        '#dcb3c1',
      ]),
  },
  lilac: { radius: 40, draw: canvas => floretsStamp(canvas, 34, [46, 30], floret(4, 9), ['#80699a', '#a48fbe', '#cbbbd8']) },
  linden: {
    radius: 16,
    draw: canvas => {
      const star = { count: 10, length: 15, width: 2.6, colour: '#ead993', centre: '#c7a83f', centreRadius: 4.4 }
      const bract = shape('M0 0C14-12 40-14 56-4C40 8 14 8 0 0z', canvas.linear(blend('#e9e6b4', '#b9c27a')))
      return canvas.stamp(bract + stroke('M0 0Q28-6 54-4', alpha('#8f9a52', 0.6), 1.2) + print(rayStamp(canvas, star), [8, 4]))
    },
  },
  labradorTea: {
    radius: 24,
    draw: canvas => floretsStamp(canvas, 14, [20, 17], floret(5, 9), ['#cfcdb8', '#ebe7d6', '#fbf8ee']),
  },
  dill: { radius: 30, draw: umbelStamp },
  rose: { radius: 52, draw: canvas => roseStamp(canvas, 54, '#cc8c84') },
  peony: { radius: 62, draw: canvas => roseStamp(canvas, 66, '#dba3a6', 0.26) },
} satisfies Record<string, Bloom>

/** Dill: rays from one point, each with its own puff of yellow. */
function umbelStamp(canvas: Canvas): string {
  const rays = Array.from({ length: 11 }, (_, index) => along([0, 0], 180 + (index + 0.5) * 16.4, 44 + (index % 3) * 5))
  const puff = floretsStamp(canvas, 14, [11, 6], dot(2.2), ['#a08a35', '#cdb14a', '#ead98a'])
  const threads = rays
    .map(tip =>
      new Path()
        .move([0, 0])
        .quad([tip[0] * 0.35, tip[1] * 0.75], tip)
        .toString(),
    )
    .join('')
  return canvas.stamp(stroke(threads, '#98a35f', 1.4) + rays.map(tip => print(puff, tip)).join(''))
}

export type BloomName = keyof typeof blooms

/** One open flower (or head) at a place. */
export function bloom(canvas: Canvas, name: BloomName, at: Point, scale = 1, degrees = 0): Plant {
  const { draw, radius } = blooms[name]
  return {
    art: print(
      canvas.once(name, () => draw(canvas)),
      at,
      degrees,
      scale,
    ),
    shade: oval(at, radius * scale * 0.92),
  }
}

/** A stalk that ends in a flower, with a few leaves of its kind below. */
export function flower(
  canvas: Canvas,
  name: BloomName,
  stem: Stem,
  leaves: Parameters<typeof herb>[1] | null = null,
  colour = '#839a68',
): Plant {
  const size = stem.scale ?? 1
  const tip = tipOf(stem)
  const foliage = leaves
    ? herb(canvas, leaves, { ...stem, to: onCurve(stem.from, stem.bend, stem.to, 0.86).point, scale: size })
    : { art: '', shade: '' }
  const head = bloom(canvas, name, tip.point, size, canvas.random.near(0, 14))
  return {
    art: stalk(stem.from, stem.bend, stem.to, colour, 2.8 * size) + foliage.art + head.art,
    shade: foliage.shade + head.shade,
  }
}

/** A twig with blossoms in the axils and at its tip: jasmine, linden, lilac, apple. */
export function flowering(
  canvas: Canvas,
  leaves: Parameters<typeof herb>[1],
  name: BloomName,
  stem: Stem,
  count: number,
  start = 0.3,
): Plant {
  const size = stem.scale ?? 1
  const twig = herb(canvas, leaves, stem)
  let { art, shade } = twig
  for (const [index, node] of nodes(canvas, stem, count, start, 1).entries()) {
    const at = along(node.point, node.degrees + (index % 2 ? 70 : -70), 16 * size)
    const head = bloom(
      canvas,
      name,
      index === count - 1 ? node.point : at,
      size * canvas.random.between(0.85, 1.1),
      canvas.random.near(0, 30),
    )
    art += stalk(node.point, node.point, at, '#93a06a', 1.8 * size) + head.art
    shade += head.shade
  }
  return { art, shade }
}

/** Feathery green below chamomile and dill. */
export function feathery(canvas: Canvas, stem: Stem, colour = '#8da16f'): Plant {
  const size = stem.scale ?? 1
  let threads = ''
  for (const [index, node] of nodes(canvas, stem, 14, 0.1, 0.8).entries()) {
    const turn = node.degrees + (index % 2 ? 1 : -1) * 55
    const tip = along(node.point, turn, 28 * size)
    threads += new Path().move(node.point).line(tip).toString()
    for (const side of [-32, 32])
      threads += new Path()
        .move(along(node.point, turn, 13 * size))
        .line(along(along(node.point, turn, 13 * size), turn + side, 13 * size))
        .toString()
  }
  return { art: stroke(threads, alpha(colour, 0.9), 1.7 * size, round), shade: '' }
}
