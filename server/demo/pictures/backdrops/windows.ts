import { blend, ellipse, group, rect, round, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { daylight } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { foliage, ground } from './sky.ts'

/** A tall window with a view of pale sky, its sill on `sill`. */
export function windowView(
  canvas: Canvas,
  [x, y]: Point,
  [w, h]: Point,
  view: string,
  frame = '#efe7d8',
  panes: Point = [2, 3],
): string {
  const open = `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`
  let bars = ''
  for (let index = 1; index < panes[0]; index++) bars += `M${num(x + (w * index) / panes[0])} ${num(y)}v${num(h)}`
  for (let index = 1; index < panes[1]; index++) bars += `M${num(x)} ${num(y + (h * index) / panes[1])}h${num(w)}`
  return (
    group(view, `clip-path="${canvas.clip(open)}"`) +
    stroke(bars, shaded(frame, 0.1), 9) +
    stroke(bars, lit(frame, 0.6), 4, 'transform="translate(-2 -2)"') +
    stroke(open, shaded(frame, 0.14), 20) +
    stroke(open, lit(frame, 0.4), 11, 'transform="translate(-2 -2)"') +
    rect(x - 26, y + h + 6, w + 52, 16, canvas.linear(blend(lit(frame, 0.6), shaded(frame, 0.2))))
  )
}

/** Soft sky and a garden's greens, for the other side of a window. */
export const gardenView = (canvas: Canvas, [x, y]: Point, [w, h]: Point, sky = '#dfe8e6', green = '#a9b891') => {
  const { random } = canvas
  let art = rect(x, y, w, h, canvas.linear(blend(sky, [0.6, '#f6efdc'], lit(green, 0.3))))
  for (let index = 0; index < 6; index++)
    art += foliage(
      canvas,
      [x + random.next() * w, y + h - random.between(0, h * 0.22)],
      w * random.between(0.22, 0.36),
      index % 2 ? lit(green, 0.3) : green,
      0.7,
    )
  return art
}

/** A curtain in folds, hanging from the top edge. */
export function curtain(
  canvas: Canvas,
  x: number,
  width: number,
  bottom: number,
  colour: string,
  opacity = 0.85,
  folds = 5,
): string {
  const step = width / folds
  const fill = canvas.linear(
    blend(
      alpha(shaded(colour, 0.26), opacity),
      [0.35, alpha(lit(colour, 0.5), opacity)],
      [0.7, alpha(colour, opacity)],
      alpha(shaded(colour, 0.3), opacity),
    ),
    [0, 0, 1, 0],
  )
  return Array.from({ length: folds }, (_, index) => {
    const left = x + index * step
    const sway = canvas.random.near(0, step * 0.3)
    return shape(
      new Path()
        .move([left, -10])
        .cubic([left + sway, bottom * 0.4], [left - sway, bottom * 0.7], [left - step * 0.1, bottom])
        .quad([left + step * 0.5, bottom + 14], [left + step * 1.1, bottom - 4])
        .cubic([left + step + sway, bottom * 0.7], [left + step - sway, bottom * 0.4], [left + step + 2, -10])
        .close()
        .toString(),
      fill,
    )
  }).join('')
}

/** Venetian blinds with the morning between the slats. */
export const blinds = (canvas: Canvas, colour: string, bottom: number) =>
  ground(canvas, blend(lit(colour, 0.6), colour)) +
  Array.from({ length: Math.ceil(bottom / 34) }, (_, index) =>
    rect(0, index * 34, canvas.width, 23, canvas.linear(blend(lit(colour, 0.85), shaded(colour, 0.1)))),
  ).join('') +
  stroke(
    `M${num(canvas.width * 0.2)} 0V${num(bottom)}M${num(canvas.width * 0.8)} 0V${num(bottom)}`,
    alpha(shaded(colour, 0.3), 0.5),
    3,
  ) +
  daylight(canvas, '#fffdf6', 0.7)

/** Sheets drying on a line in the wind. */
export function washingLine(canvas: Canvas, bottom: number): string {
  const { width } = canvas
  const sheet = (x: number, w: number, drop: number, tone: string) => {
    const cloth = new Path()
      .move([x, 96])
      .quad([x + w * 0.5, 112], [x + w, 98])
      .cubic([x + w * 1.06, drop * 0.4], [x + w * 0.92, drop * 0.7], [x + w * 1.04, drop])
      .cubic([x + w * 0.7, drop + 34], [x + w * 0.4, drop - 30], [x - w * 0.03, drop + 12])
      .cubic([x - w * 0.08, drop * 0.7], [x + w * 0.06, drop * 0.4], [x, 96])
      .close()
      .toString()
    const folds = [0.22, 0.5, 0.78]
      .map(share =>
        new Path()
          .move([x + w * share, 106])
          .cubic([x + w * (share + 0.05), drop * 0.4], [x + w * (share - 0.07), drop * 0.7], [x + w * (share + 0.03), drop - 6])
          .toString(),
      )
      .join('')
    return (
      shape(cloth, canvas.linear(blend(lit(tone, 0.8), [0.6, tone], shaded(tone, 0.14)), [0, 0, 0.8, 1])) +
      stroke(folds, alpha(shaded(tone, 0.4), 0.07), 44, round) +
      stroke(folds, alpha(shaded(tone, 0.4), 0.08), 20, round)
    )
  }
  return (
    ground(canvas, blend('#bfd0dd', [0.6, '#e6ebe6'], '#dfe0cb')) +
    stroke(`M-10 90Q${num(width / 2)} 122 ${width + 10} 88`, '#a59a88', 4) +
    sheet(-120, 330, bottom - 150, '#eae6dc') +
    sheet(width * 0.62, 380, bottom - 90, '#f0ece2') +
    sheet(width * 0.28, 250, bottom - 250, '#dbe3e6') +
    stroke(
      `M${num(width * 0.3)} 84v32M${num(width * 0.54)} 84v32M${num(width * 0.68)} 84v32M${num(width * 0.95)} 78v32`,
      '#b98f63',
      9,
      round,
    ) +
    daylight(canvas, '#ffffff', 0.5)
  )
}

/** Far lights out of focus, seen through a car's window at dusk. */
export function duskLights(canvas: Canvas, sky: readonly [string, string, string], bottom: number): string {
  const { random, width } = canvas
  let lights = ''
  for (let index = 0; index < 16; index++) {
    const radius = random.between(14, 52)
    lights += ellipse(
      [random.next() * width, bottom * random.between(0.3, 0.86)],
      radius,
      radius,
      alpha(random.pick(['#f2c078', '#e59a5a', '#f6ddb0', '#b9657a']), random.between(0.18, 0.5)),
    )
  }
  return ground(canvas, blend(sky[0], [0.5, sky[1]], sky[2])) + lights
}
