import { ACROSS, blend, ellipse, rect, shape, stroke, type Canvas } from '../canvas.ts'
import { num } from '../geometry.ts'
import { daylight, glow } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { bottleRow } from '../props/table.ts'

/** A cobbled pavement from `y` to the lower edge. */
export function cobbles(canvas: Canvas, y: number, colour: string): string {
  const { random, width, height } = canvas
  let stones = ''
  let row = y + 8
  let size = 16
  while (row < height) {
    for (let x = -size * random.next(); x < width; x += size * 2.5)
      stones += `M${Math.round(x)} ${Math.round(row + size * 0.4)}q0${Math.round(-size * 0.4)} ${Math.round(size)} ${Math.round(-size * 0.4)}t${Math.round(size * 1.1)} ${Math.round(size * 0.4)}`
    row += size * 0.95
    size *= 1.17
  }
  return (
    rect(0, y, width, height - y, canvas.linear(blend(lit(colour, 0.3), shaded(colour, 0.2)), [0, 0, 0.4, 1])) +
    stroke(stones, alpha(lit(colour, 0.7), 0.6), 3) +
    stroke(stones, alpha(shaded(colour, 0.5), 0.3), 2.4, 'transform="translate(0 4)"')
  )
}

/** The studio's shop window: shelves of bottles in warm light behind small panes. */
export function shopWindow(canvas: Canvas, x: number, y: number, width: number, height: number, frame: string): string {
  const shelf = height / 3
  let within =
    rect(x, y, width, height, canvas.linear(blend('#f6d9a0', [0.6, '#e0ab66'], '#a9713e'))) +
    glow(canvas, [x + width * 0.5, y + height * 0.2], width * 0.6, '#fff0c6', 0.9)
  for (let row = 1; row <= 3; row++)
    within +=
      bottleRow(canvas, x + 16, y + row * shelf - 12, width - 30, shelf * 0.66, [
        '#8a4f22',
        '#9aa889',
        '#6d4560',
        '#b8742c',
        '#7f9ba3',
      ]) + rect(x, y + row * shelf - 12, width, 10, '#7a5236')
  return (
    `<g clip-path="${canvas.clip(`M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`)}">${within}${shape(`M${num(x)} ${num(y + height * 0.5)}L${num(x + width * 0.5)} ${num(y)}h${num(width * 0.16)}L${num(x)} ${num(y + height * 0.72)}z`, alpha('#ffffff', 0.2))}</g>` +
    stroke(`M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`, frame, 16) +
    stroke(`M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height * 0.3)}h${num(width)}`, frame, 8) +
    rect(x - 22, y + height + 6, width + 44, 20, canvas.linear(blend(lit(frame, 0.3), shaded(frame, 0.4))))
  )
}

/** An awning of striped cloth. */
export function awning(canvas: Canvas, x: number, y: number, width: number, drop: number, colour: string): string {
  const stripes = 10
  const step = width / stripes
  return (
    Array.from({ length: stripes }, (_, index) => {
      const tone = index % 2 ? '#f6efe0' : colour
      return shape(
        `M${num(x + index * step)} ${num(y)}h${num(step)}l${num((index + 1 - stripes / 2) * 5)} ${num(drop)}q${num(-step / 2)} ${num(26)} ${num(-step - 5)} 0z`,
        canvas.linear(blend(shaded(tone, 0.12), [0.7, lit(tone, 0.16)], shaded(tone, 0.2))),
      )
    }).join('') + rect(x - 20, y + drop + 16, width + 40, 60, canvas.linear(blend(alpha('#2a2026', 0.22), alpha('#2a2026', 0))))
  )
}

/** A panelled door, `open` showing the lit room through the gap: 0 is shut. Its sill lies on y. */
export function door(canvas: Canvas, x: number, y: number, width: number, height: number, colour: string, open = 0): string {
  const top = y - height
  const room =
    rect(x, top, width, height, canvas.linear(blend('#f9e2b0', [0.6, '#e7b671'], '#b67a42'))) +
    glow(canvas, [x + width * 0.6, top + height * 0.3], width * 0.8, '#fff3cc', 0.9)
  const shelves = [0.34, 0.56, 0.78]
    .map(
      share =>
        bottleRow(canvas, x + width * 0.34, top + height * share, width * 0.66, height * 0.13, [
          '#8a4f22',
          '#b8742c',
          '#6f4a2c',
        ]) + rect(x + width * 0.3, top + height * share, width * 0.7, 8, '#6f4c33'),
    )
    .join('')
  const leafWidth = open > 0 ? width * (1 - open) : width
  const slope = open * 60
  const leaf = `M${num(x)} ${num(top)}L${num(x + leafWidth)} ${num(top + slope)}V${num(y + slope * 0.6)}L${num(x)} ${num(y)}z`
  const panel = (from: number, to: number) =>
    `M${num(x + leafWidth * 0.16)} ${num(top + height * from + slope * 0.16)}L${num(x + leafWidth * 0.84)} ${num(top + height * from + slope * 0.84)}V${num(top + height * to + slope * 0.7)}L${num(x + leafWidth * 0.16)} ${num(top + height * to + slope * 0.16)}z`
  return (
    rect(x - 26, top - 30, width + 52, height + 30, canvas.linear(blend('#f3ede0', '#cfc4b0'), ACROSS)) +
    `<g clip-path="${canvas.clip(`M${num(x)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}z`)}">${room}${open > 0 ? shelves : ''}</g>` +
    shape(leaf, canvas.linear(blend(lit(colour, 0.2), shaded(colour, 0.24)), ACROSS)) +
    shape(panel(0.08, 0.44), canvas.linear(blend('#f2d9a2', '#c9b48a'))) +
    shape(panel(0.54, 0.9), shaded(colour, 0.16)) +
    stroke(panel(0.08, 0.44) + panel(0.54, 0.9), alpha(lit(colour, 0.5), 0.5), 4) +
    ellipse([x + leafWidth * 0.9, y - height * 0.48 + slope * 0.7], 9, 9, '#d9b25e') +
    (open > 0
      ? shape(
          `M${num(x + leafWidth)} ${num(y)}H${num(x + width)}L${num(x + width * 1.5)} ${num(y + 190)}H${num(x + width * 0.3)}z`,
          canvas.linear(blend(alpha('#ffd58a', 0.75), alpha('#ffd58a', 0))),
        )
      : '')
  )
}

/** A plastered Tartu house front with a plinth and a cornice. */
export const houseFront = (canvas: Canvas, y: number, colour: string) => {
  const { width, random } = canvas
  let marks = ''
  for (let index = 0; index < 16; index++)
    marks += `M${random.whole(0, width)} ${random.whole(30, y - 100)}h${random.whole(20, 70)}`
  return (
    rect(0, 0, width, y, canvas.linear(blend(lit(colour, 0.36), [0.6, colour], shaded(colour, 0.16)), [0, 0, 0.8, 1])) +
    stroke(marks, alpha('#ffffff', 0.25), 3, 'stroke-linecap="round"') +
    rect(0, 0, width, 34, lit(colour, 0.5)) +
    rect(0, 34, width, 14, alpha(shaded(colour, 0.5), 0.25)) +
    rect(0, y - 84, width, 84, canvas.linear(blend('#b3aca1', '#8d867d'))) +
    rect(0, y - 86, width, 6, '#d6cfc3') +
    daylight(canvas, '#fff6e2', 0.6)
  )
}

/** A lantern on the wall, lit. */
export const lantern = (canvas: Canvas, x: number, y: number) =>
  glow(canvas, [x, y + 40], 130, '#ffd794', 0.7) +
  stroke(`M${x - 46} ${y - 30}q46-20 46 16`, '#3a3431', 6) +
  shape(`M${x - 26} ${y}h52l-10 74h-32z`, canvas.linear(blend('#fff1c4', '#f0b45e'))) +
  stroke(`M${x - 26} ${y}h52l-10 74h-32zM${x} ${y}v74`, '#3a3431', 5) +
  shape(`M${x - 34} ${y}L${x} ${y - 26}L${x + 34} ${y}z`, '#3a3431')
