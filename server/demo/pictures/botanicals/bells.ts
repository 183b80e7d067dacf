import { blend, ellipse, print, round, shape, stroke, type Canvas } from '../canvas.ts'
import { along, onCurve, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { oval, Path } from '../path.ts'
import { herb } from './herbs.ts'
import { blade } from './leaf.ts'
import { nodes, type Plant, type Stem } from './plant.ts'

const line = (from: Point, bend: Point, to: Point) => new Path().move(from).quad(bend, to).toString()

/** Snowdrop: one nodding white flower over two narrow leaves. */
export function snowdrop(canvas: Canvas, at: Point, size: number, lean = 1): Plant {
  const [x, y] = at
  const leaf = (dx: number, height: number) =>
    shape(
      new Path()
        .move([x, y])
        .quad([x + dx * size * 0.1, y - height * size * 0.6], [x + dx * size * 0.5, y - height * size])
        .quad([x + dx * size * 0.3, y - height * size * 0.5], [x + dx * size * 0.12, y])
        .close()
        .toString(),
      canvas.linear(blend('#a9ba93', '#5f7a58')),
    )
  const top: Point = [x + lean * size * 0.1, y - size * 0.86]
  const head: Point = [x + lean * size * 0.26, y - size * 0.74]
  const drop = (turn: number) =>
    new Path()
      .move(head)
      .cubic(along(head, turn - 34, size * 0.16), along(head, turn - 16, size * 0.34), along(head, turn, size * 0.36))
      .cubic(along(head, turn + 16, size * 0.34), along(head, turn + 34, size * 0.16), head)
      .close()
      .toString()
  const white = canvas.linear(blend('#ffffff', '#d6dccf'))
  return {
    art:
      leaf(-1, 0.62) +
      leaf(1, 0.5) +
      stroke(
        `${line(at, [x, y - size * 0.6], top)}${line(top, [x + lean * size * 0.24, y - size * 0.94], head).replace(/^M/, 'M')}`,
        '#86a06b',
        size * 0.028,
        round,
      ) +
      shape(drop(58) + drop(122), white) +
      shape(drop(90), white, `stroke="${alpha('#9aa889', 0.5)}" stroke-width=".7"`) +
      ellipse(head, size * 0.045, size * 0.06, '#86a06b'),
    shade: oval([head[0], head[1] + size * 0.18], size * 0.16),
  }
}

/** Lily of the valley: white bells on an arching stem before two broad leaves. */
export function lilyOfTheValley(canvas: Canvas, stem: Stem): Plant {
  const size = stem.scale ?? 1
  const bell = canvas.stamp(
    shape(
      'M-2-9C-10-7-11 4-12 8Q-8 6-6 9-3 6 0 9 3 6 6 9 8 6 12 8C11 4 10-7 2-9z',
      canvas.radial(blend('#ffffff', [0.7, '#f3efe0'], '#cfd2bb'), [0.45, 0.4], 0.7),
    ),
  )
  const { degrees } = onCurve(stem.from, stem.bend, stem.to, 0.2)
  const leaves = [-17, 15].map((turn, index) => {
    const { outline, half } = blade({ length: 240 * size, width: 34 * size, colour: '', widest: 0.45, curl: index ? 20 : -24 })
    const colour = index ? '#86a372' : '#6f9163'
    return `<g transform="translate(${stem.from.map(Math.round).join(' ')})rotate(${Math.round(degrees + turn)})">${shape(
      outline,
      canvas.linear(blend(shaded(colour, 0.3), lit(colour, 0.3)), [0, 0, 1, 0]),
    )}${shape(half, alpha(shaded(colour, 0.5), 0.25))}</g>`
  })
  let bells = ''
  let shade = ''
  for (const [index, node] of nodes(canvas, stem, 8, 0.45, 1).entries()) {
    const hang: Point = [node.point[0] + (index % 2 ? 15 : -13) * size, node.point[1] + 20 * size]
    bells +=
      stroke(line(node.point, [hang[0], node.point[1] - 4 * size], [hang[0], hang[1] - 8 * size]), '#9fb083', 1.6 * size) +
      print(bell, hang, canvas.random.near(0, 10), size * (1.15 - node.share * 0.45))
    shade += oval(hang, 10 * size)
  }
  return { art: leaves.join('') + stroke(line(stem.from, stem.bend, stem.to), '#8fa673', 3 * size, round) + bells, shade }
}

/** Honeysuckle: slender trumpets that curl open, cream and rose, above paired leaves. */
export function honeysuckle(canvas: Canvas, stem: Stem): Plant {
  const size = stem.scale ?? 1
  const trumpet = (colour: string) =>
    canvas.stamp(
      shape(
        'M0-2C16-4 30-6 40-11c6-3 12-3 14 2-4-2-8 0-10 4 6 0 10 4 9 9-4-4-9-5-13-3C28 4 14 3 0 2z',
        canvas.linear(blend(shaded(colour, 0.15), lit(colour, 0.45)), [0, 0, 1, 0]),
      ) + stroke('M40-5q12-2 20 4M40-4q12 2 17 9', '#d9bd73', 1.2, round),
    )
  const stamps = ['#d99f8c', '#e6c98f', '#cf8484'].map(trumpet)
  const twig = herb(canvas, 'honeysuckle', stem)
  const { point, degrees } = onCurve(stem.from, stem.bend, stem.to, 0.97)
  const heads = Array.from({ length: 9 }, (_, index) =>
    print(stamps[index % 3] ?? '', point, degrees - 92 + index * 23, size * canvas.random.between(0.9, 1.15), index > 4),
  ).join('')
  return { art: twig.art + heads, shade: twig.shade + oval(point, 34 * size) }
}

/** Iris: three standards, three falls with a golden signal, on a stiff stem with sword leaves. */
export function iris(canvas: Canvas, stem: Stem, colour = '#6f74ab'): Plant {
  const size = stem.scale ?? 1
  const [x, y] = stem.to
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const fill = (tone: string, up: boolean) =>
    canvas.linear(blend(up ? lit(tone, 0.5) : shaded(tone, 0.1), up ? shaded(tone, 0.25) : lit(tone, 0.2)))
  const standards = [
    [-34, -20],
    [34, -12],
  ].map(([tip = 0, lean = 0]) =>
    new Path()
      .move(at(0, 0))
      .cubic(at(tip * 1.7, -22), at(tip * 1.5, -82), at(tip * 0.35 + lean * 0.2, -86))
      .cubic(at(-tip * 0.1, -62), at(-tip * 0.2, -24), at(0, 0))
      .close()
      .toString(),
  )
  const fall = (side: number) =>
    new Path()
      .move(at(0, -4))
      .cubic(at(side * 30, -26), at(side * 74, -8), at(side * 72, 34))
      .cubic(at(side * 66, 58), at(side * 36, 54), at(side * 30, 30))
      .cubic(at(side * 26, 14), at(side * 12, 6), at(0, -4))
      .close()
      .toString()
  const front = new Path()
    .move(at(-8, -4))
    .cubic(at(-42, 18), at(-34, 72), at(2, 76))
    .cubic(at(38, 70), at(38, 18), at(8, -4))
    .close()
    .toString()
  const middle = new Path()
    .move(at(0, 0))
    .cubic(at(-30, -26), at(-24, -78), at(2, -92))
    .cubic(at(26, -76), at(28, -24), at(0, 0))
    .close()
    .toString()
  const signal = new Path().move(at(-5, 2)).quad(at(0, 40), at(1, 44)).quad(at(6, 20), at(5, 2)).close().toString()
  const veins = stroke(
    [-14, -7, 7, 14].map(dx => line(at(dx * 0.4, 8), at(dx * 1.3, 30), at(dx * 1.1, 58))).join(''),
    alpha(shaded(colour, 0.5), 0.4),
    1,
  )
  const sword = (lean: number) =>
    shape(
      new Path()
        .move(stem.from)
        .quad([stem.from[0] + lean * 40 * size, (stem.from[1] + y) / 2], [stem.from[0] + lean * 90 * size, y + 90 * size])
        .quad(
          [stem.from[0] + lean * 70 * size, (stem.from[1] + y) / 2 + 50 * size],
          [stem.from[0] + lean * 26 * size, stem.from[1]],
        )
        .close()
        .toString(),
      canvas.linear(blend('#9db085', '#55714f')),
    )
  return {
    art:
      sword(-1) +
      sword(0.8) +
      stroke(line(stem.from, stem.bend, stem.to), '#7f9a6b', 6 * size, round) +
      shape(standards.join(''), fill(colour, true)) +
      shape(fall(-1) + fall(1), fill(shaded(colour, 0.12), false)) +
      shape(middle, fill(lit(colour, 0.14), true)) +
      shape(front, fill(colour, false)) +
      veins +
      shape(signal, '#e0b84f'),
    shade: oval(at(0, -8), 60 * size, 70 * size),
  }
}
