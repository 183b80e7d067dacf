import { blend, ellipse, rect, round, shape, stroke, type Canvas } from './canvas.ts'
import type { Point } from './geometry.ts'
import { alpha, lit, shaded } from './palette.ts'
import { Path } from './path.ts'

/** The table's light: bright where the window is, deeper to the right and towards the viewer. */
const table = (canvas: Canvas, y: number, colour: string) =>
  rect(
    0,
    y,
    canvas.width,
    canvas.height - y,
    canvas.linear(blend(lit(colour, 0.5), [0.16, lit(colour, 0.14)], shaded(colour, 0.2)), [0, 0, 0.35, 1]),
  )

/** A plain top whose far edge lies on `y`. */
export const plainTop = (canvas: Canvas, y: number, colour: string) =>
  table(canvas, y, colour) +
  rect(0, y, canvas.width, 3, alpha(lit(colour, 0.8), 0.7)) +
  rect(0, y - 10, canvas.width, 10, canvas.linear(blend(alpha('#2a2026', 0), alpha('#2a2026', 0.16))))

/** Boards running towards the viewer, with quiet grain. */
export function boards(canvas: Canvas, y: number, colour: string, count = 5): string {
  const { random, width, height } = canvas
  const vanish: Point = [width * 0.46, y - (height - y) * 1.6]
  const down = (x: number): Point => [vanish[0] + (x - vanish[0]) * ((height - vanish[1]) / (y - vanish[1])), height]
  let [seams, grain] = ['', '']
  for (let index = -1; index <= count + 1; index++) {
    const x = (width * index) / count + random.near(0, 10)
    if (x < -60 && down(x)[0] < 0) continue
    if (x > width && down(x)[0] > width) break
    seams += new Path().move([x, y]).line(down(x)).toString()
    for (let line = 0; line < 3; line++) {
      const start = x + random.between(8, width / count - 8)
      const [fx, fy] = down(start)
      const [from, to] = [random.between(0, 0.4), random.between(0.5, 1)]
      const at = (share: number): Point => [start + (fx - start) * share, y + (fy - y) * share]
      if (fx > -80 && fx < width + 80)
        grain += new Path()
          .move(at(from))
          .quad([at((from + to) / 2)[0] + random.near(0, 9), at((from + to) / 2)[1]], at(to))
          .toString()
    }
  }
  return (
    plainTop(canvas, y, colour) +
    stroke(grain, alpha(shaded(colour, 0.4), 0.16), 2, round) +
    stroke(seams, alpha(shaded(colour, 0.55), 0.36), 2.2)
  )
}

/** A linen cloth with soft folds and a selvedge. */
export function linenTop(canvas: Canvas, y: number, colour: string): string {
  const { random, width, height } = canvas
  let art = plainTop(canvas, y, colour)
  for (let index = 0; index < 5; index++) {
    const start = random.between(-0.2, 1) * width
    const drift = random.between(0.1, 0.5) * width
    const fold = (offset: number) =>
      new Path()
        .move([start + offset, y + 4])
        .cubic(
          [start + offset + drift * 0.2, y + (height - y) * 0.4],
          [start + offset + drift * 0.9, y + (height - y) * 0.5],
          [start + drift + offset * 3, height + 10],
        )
    art +=
      shape(
        fold(0)
          .line([start + drift + 90, height + 10])
          .cubic(
            [start + drift * 0.9 + 60, y + (height - y) * 0.5],
            [start + drift * 0.2 + 34, y + (height - y) * 0.4],
            [start + 14, y + 4],
          )
          .close()
          .toString(),
        canvas.linear(blend(alpha(shaded(colour, 0.4), 0.02), alpha(shaded(colour, 0.4), 0.24))),
      ) + stroke(fold(0).toString(), alpha(lit(colour, 0.8), 0.5), 3.4)
  }
  return art
}

/** Pale stone with veins, its front edge showing. */
export function stoneTop(canvas: Canvas, y: number, colour: string, edge = 44): string {
  const { random, width, height } = canvas
  let veins = ''
  for (let index = 0; index < 6; index++) {
    const [x, top] = [random.between(-0.1, 0.9) * width, y + random.between(0.05, 0.75) * (height - y)]
    veins += new Path()
      .through([
        [x, top],
        [x + width * 0.1, top + random.near(8, 14)],
        [x + width * 0.22, top + random.near(6, 16)],
        [x + width * 0.36, top + random.near(16, 20)],
      ])
      .toString()
  }
  const front =
    edge > 0
      ? rect(0, height - edge, width, edge, canvas.linear(blend(shaded(colour, 0.16), shaded(colour, 0.42)))) +
        rect(0, height - edge - 2, width, 4, alpha(lit(colour, 0.8), 0.7))
      : ''
  const vein = canvas.stamp(`<path d="${veins}" fill="none"/>`)
  return (
    plainTop(canvas, y, colour) +
    `<use href="#${vein}" stroke="${alpha(lit(colour, 0.75), 0.5)}" stroke-width="2.6"/><use href="#${vein}" stroke="${alpha(shaded(colour, 0.4), 0.16)}" x="6" y="5"/>` +
    front
  )
}

/** A slab, plinth or tray that lifts the product: a low disc seen from a little above. */
export function plinth(canvas: Canvas, [x, y]: Point, half: number, height: number, colour: string, tilt = 0.16): string {
  const ry = half * tilt
  const side = new Path()
    .move([x - half, y])
    .line([x - half, y + height])
    .arc(half, ry, [x + half, y + height], false)
    .line([x + half, y])
    .close()
    .toString()
  const shadow = ellipse(
    [x + half * 0.3, y + height + ry * 0.5],
    half * 1.35,
    ry * 1.2,
    canvas.radial(blend(alpha('#2a2026', 0.45), [0.65, alpha('#2a2026', 0.22)], alpha('#2a2026', 0))),
  )
  return (
    shadow +
    shape(
      side,
      canvas.linear(blend(shaded(colour, 0.16), [0.2, lit(colour, 0.4)], [0.5, colour], shaded(colour, 0.36)), [0, 0, 1, 0]),
    ) +
    ellipse([x, y], half, ry, canvas.linear(blend(lit(colour, 0.75), lit(colour, 0.08)), [0, 0, 1, 1])) +
    stroke(`M${x - half} ${y}a${half} ${ry.toFixed(1)} 0 0 0 ${half * 2} 0`, alpha('#ffffff', 0.45), 2)
  )
}

/** A sawn disc of wood with its rings. */
export function woodDisc(canvas: Canvas, at: Point, half: number, height: number, colour = '#c49a6c'): string {
  const ry = half * 0.16
  const rings = [0.86, 0.66, 0.47, 0.3, 0.14]
    .map(size => ellipse([at[0] - half * 0.05, at[1]], half * size, ry * size, 'none'))
    .join('')
  return (
    plinth(canvas, at, half, height, shaded(colour, 0.35)) +
    ellipse(at, half * 0.96, ry * 0.95, canvas.radial(blend(shaded(colour, 0.1), [0.6, lit(colour, 0.3)], colour))) +
    `<g stroke="${alpha(shaded(colour, 0.4), 0.45)}" stroke-width="1.6">${rings}</g>`
  )
}

/** Snow: soft drifts of blue-white. */
export function snowGround(canvas: Canvas, y: number): string {
  const { width, height } = canvas
  const drift = (top: number, bend: number, fill: string) =>
    shape(
      new Path()
        .move([-10, top])
        .cubic([width * 0.3, top - bend], [width * 0.6, top + bend], [width + 10, top - bend * 0.6])
        .line([width + 10, height], [-10, height])
        .close()
        .toString(),
      fill,
    )
  return (
    drift(y, 26, canvas.linear(blend('#f3f5f3', '#c9d5da'))) +
    drift(y + (height - y) * 0.3, 34, canvas.linear(blend('#fbfaf5', [0.5, '#e3e9ea'], '#b9c8d0'), [0, 0, 0.4, 1])) +
    drift(y + (height - y) * 0.72, -24, canvas.linear(blend(alpha('#ffffff', 0.9), alpha('#c2d0d6', 0.6))))
  )
}
