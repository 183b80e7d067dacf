import { blend, rect, shape, stroke, type Canvas } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import { daylight, glow } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { ground } from '../backdrops/sky.ts'
import { gardenView } from '../backdrops/windows.ts'

/** A stone floor in perspective, with the light of the windows lying on it. */
export function stoneFloor(canvas: Canvas, y: number, colour: string, rows = 5, columns = 7): string {
  const { width, height } = canvas
  let joints = ''
  for (let row = 1; row < rows; row++) joints += `M0 ${Math.round(y + (height - y) * (row / rows) ** 1.7)}H${width}`
  for (let column = -columns; column <= columns * 2; column++) {
    const x = width * 0.5 + ((column - columns / 2) / columns) * width * 1.1
    const foot = width * 0.5 + (x - width * 0.5) * 2.6
    if (foot > -width * 0.6 && foot < width * 1.6) joints += `M${Math.round(x)} ${Math.round(y)}L${Math.round(foot)} ${height}`
  }
  return (
    rect(0, y, width, height - y, canvas.linear(blend(lit(colour, 0.4), shaded(colour, 0.16)), [0, 0, 0.4, 1])) +
    stroke(joints, alpha(shaded(colour, 0.4), 0.3), 2) +
    stroke(joints, alpha('#ffffff', 0.35), 1.4, 'transform="translate(2 2)"')
  )
}

/** A hall of arches with daylight behind them and its reflection on the floor. */
export function lobbyHall(canvas: Canvas, floor: number, { wall = '#e2d8c6', stone = '#d8ccb8', arches = 3 } = {}): string {
  const { width } = canvas
  const step = width / arches
  const half = step * 0.33
  const opening = (x: number): string =>
    new Path()
      .move([x - half, floor])
      .line([x - half, floor - half * 3.1])
      .arc(half, half, [x + half, floor - half * 3.1])
      .line([x + half, floor])
      .close()
      .toString()
  let [art, shine] = ['', '']
  for (let index = 0; index < arches; index++) {
    const x = step * (index + 0.5)
    const box: Point = [x - half, floor - half * 4.2]
    art +=
      `<g clip-path="${canvas.clip(opening(x))}">${gardenView(canvas, box, [half * 2, half * 4.2], '#e9eee6', '#b3bf9c')}${stroke(`M${Math.round(x)} ${Math.round(floor - half * 4.2)}V${floor}M${Math.round(x - half)} ${Math.round(floor - half * 1.4)}h${Math.round(half * 2)}M${Math.round(x - half)} ${Math.round(floor - half * 2.9)}h${Math.round(half * 2)}`, '#c9b48f', 6)}</g>` +
      stroke(opening(x), shaded(wall, 0.2), 16) +
      stroke(opening(x), lit(wall, 0.5), 9, 'transform="translate(-3 -2)"')
    shine += new Path()
      .move([x - half, floor])
      .line([x + half, floor], [x + half * 2.4, canvas.height], [x - half * 0.5, canvas.height])
      .close()
      .toString()
  }
  return (
    ground(
      canvas,
      [
        [0, lit(wall, 0.3)],
        [1, wall],
      ],
      true,
    ) +
    art +
    stoneFloor(canvas, floor, stone) +
    shape(shine, canvas.linear(blend(alpha('#fff6dd', 0.7), alpha('#fff6dd', 0.05)))) +
    glow(canvas, [width * 0.3, floor * 0.4], width * 0.5, '#fff4d8', 0.5) +
    daylight(canvas, '#fff7e6', 0.4)
  )
}
