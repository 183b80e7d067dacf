import { blend, group, rect, round, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { daylight, glow, washes, windowLight } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { ground } from './sky.ts'

/** A plastered wall with brushwork and light from the left. */
export const plaster = (canvas: Canvas, colour: string, light = true) =>
  ground(
    canvas,
    [
      [0, lit(colour, 0.34)],
      [0.55, colour],
      [1, shaded(colour, 0.16)],
    ],
    true,
  ) +
  washes(canvas, [lit(colour, 0.6), shaded(colour, 0.16), lit(colour, 0.3)], 5, 0.13) +
  (light ? daylight(canvas, '#fff6e2', 0.6) : '')

/** The same wall with the window's panes of sun on it. */
export const sunnyWall = (
  canvas: Canvas,
  colour: string,
  at: Point = [canvas.width * 0.06, canvas.height * 0.03],
  size: Point = [canvas.width * 0.52, canvas.height * 0.6],
  strength = 0.62,
) => plaster(canvas, colour) + windowLight(canvas, { at, size, strength })

/** A niche with a round arch, one tone deeper than its wall. */
export function archNiche(
  canvas: Canvas,
  colour: string,
  inner: string,
  floor: number,
  half = canvas.width * 0.33,
  x = canvas.width * 0.5,
): string {
  const top = floor - half * 2.15
  const arch = (r: number) =>
    new Path()
      .move([x - r, floor])
      .line([x - r, top + half])
      .arc(r, r, [x + r, top + half])
      .line([x + r, floor])
      .close()
      .toString()
  return (
    plaster(canvas, colour) +
    shape(arch(half), canvas.linear(blend(shaded(inner, 0.3), [0.3, shaded(inner, 0.06)], lit(inner, 0.28)), [0, 0, 1, 0.5])) +
    shape(
      new Path()
        .move([x - half, floor])
        .line([x - half, top + half])
        .arc(half, half, [x, top])
        .arc(half - 36, half - 2, [x - half + 36, top + half], false)
        .line([x - half + 36, floor])
        .close()
        .toString(),
      alpha(shaded(inner, 0.55), 0.24),
    ) +
    stroke(arch(half), alpha(shaded(inner, 0.5), 0.28), 2) +
    stroke(
      new Path()
        .move([x + half, floor])
        .line([x + half, top + half])
        .arc(half, half, [x, top], false)
        .toString(),
      alpha('#fffaf0', 0.65),
      3.4,
    )
  )
}

/** Upright boards, as in a barn or a sauna; `logs` makes them round and lying. */
export function boardWall(canvas: Canvas, colour: string, { logs = false, size = 92, light = 0.5 } = {}): string {
  const { random, width, height } = canvas
  let art = ground(
    canvas,
    [
      [0, lit(colour, 0.22)],
      [1, shaded(colour, 0.24)],
    ],
    true,
  )
  const fill = logs
    ? canvas.linear(blend(lit(colour, 0.28), [0.45, colour], shaded(colour, 0.55)))
    : canvas.linear(blend(shaded(colour, 0.2), [0.06, lit(colour, 0.2)], [0.5, colour], shaded(colour, 0.14)), [0, 0, 1, 0])
  let grain = ''
  for (let at = 0; at < (logs ? height : width); at += size) {
    art += logs
      ? rect(-4, at, width + 8, size - 5, fill)
      : group(rect(at, -4, size - 3, height + 8, fill), `opacity="${random.pick(['.5', '.75', '.95'])}"`)
    for (let line = 0; line < 3; line++) {
      const offset = at + random.between(12, size - 14)
      const start = random.next() * (logs ? width : height) * 0.7
      grain += logs
        ? `M${Math.round(start)} ${Math.round(offset)}q120 ${random.whole(-6, 6)} ${random.whole(160, 360)} 0`
        : `M${Math.round(offset)} ${Math.round(start)}q${random.whole(-6, 6)} 120 0 ${random.whole(160, 360)}`
    }
  }
  return art + stroke(grain, alpha(shaded(colour, 0.5), 0.3), 2.4, round) + daylight(canvas, '#ffe9c4', light)
}

/** Glazed tiles with a crackle of light. */
export function tiles(canvas: Canvas, colour: string, bottom: number, size = 112): string {
  const { random, width } = canvas
  let art = ground(canvas, blend(lit(colour, 0.2), shaded(colour, 0.14)))
  const faces = [lit(colour, 0.36), lit(colour, 0.2), colour].map(tone =>
    canvas.linear(blend(lit(tone, 0.5), [0.5, tone], shaded(tone, 0.08)), [0, 0, 1, 1]),
  )
  for (let y = bottom - size; y > -size; y -= size)
    for (let x = -20; x < width; x += size)
      art += shape(
        `M${num(x + 3)} ${num(y + 3)}h${size - 6}v${size - 6}h${6 - size}z`,
        random.pick(faces as [string, string, string]),
      )
  return art + daylight(canvas, '#fff9e4', 0.7)
}

/** A paper screen of light wood: tea-house quiet. */
export function paperScreen(canvas: Canvas, paperColour: string, wood: string, bottom: number): string {
  const { width } = canvas
  let bars = ''
  for (let x = -30; x < width + 60; x += 170) bars += `M${x} 0V${bottom}`
  for (let y = 70; y < bottom; y += 190) bars += `M0 ${y}H${width}`
  return (
    ground(
      canvas,
      [
        [0, lit(paperColour, 0.7)],
        [1, paperColour],
      ],
      true,
    ) +
    glow(canvas, [width * 0.28, bottom * 0.36], 380, '#fffbe8', 0.95) +
    washes(canvas, ['#dfe3cf', '#ffffff', '#e9dfc2'], 4, 0.16) +
    stroke(bars, alpha(wood, 0.8), 12) +
    stroke(bars, alpha(lit(wood, 0.6), 0.6), 4, 'transform="translate(-3 -3)"')
  )
}
