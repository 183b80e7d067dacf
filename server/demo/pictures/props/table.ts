import { ACROSS, blend, ellipse, rect, shape, stroke, type Canvas } from '../canvas.ts'
import { fine, num, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { wisp } from '../vessels/flame.ts'

/** A round dish with something in it. */
export const dish = (canvas: Canvas, [x, y]: Point, radius: number, colour: string, within = '') =>
  ellipse([x + radius * 0.16, y + radius * 0.2], radius * 1.06, radius * 0.42, alpha('#2a2026', 0.24)) +
  ellipse([x, y], radius, radius * 0.4, canvas.linear(blend(lit(colour, 0.6), shaded(colour, 0.28)), [0, 0, 1, 1])) +
  ellipse(
    [x, y - radius * 0.03],
    radius * 0.82,
    radius * 0.3,
    canvas.linear(blend(shaded(colour, 0.2), lit(colour, 0.4)), [0, 0, 1, 1]),
  ) +
  within

/** A mug with a handle to the right. */
export const mug = (canvas: Canvas, [x, y]: Point, size: number, colour: string, drink = '#6a4530') => {
  const s = size
  return (
    ellipse([x + s * 0.3, y], s * 1.1, s * 0.16, alpha('#2a2026', 0.26)) +
    `<path d="M${num(x + s * 0.6)} ${num(y - s * 1.05)}q${num(s * 0.6)} ${num(-s * 0.06)} ${num(s * 0.54)} ${num(s * 0.4)}t${num(-s * 0.6)} ${num(s * 0.34)}" fill="none" stroke="${shaded(colour, 0.12)}" stroke-width="${num(s * 0.15)}"/>` +
    shape(
      `M${num(x - s * 0.66)} ${num(y - s * 1.3)}L${num(x - s * 0.58)} ${num(y - s * 0.1)}q${num(s * 0.58)} ${num(s * 0.24)} ${num(s * 1.16)} 0l${num(s * 0.08)} ${num(-s * 1.2)}z`,
      canvas.linear(blend(shaded(colour, 0.2), [0.24, lit(colour, 0.45)], [0.55, colour], shaded(colour, 0.32)), ACROSS),
    ) +
    ellipse([x, y - s * 1.3], s * 0.66, s * 0.14, lit(colour, 0.3)) +
    ellipse([x, y - s * 1.28], s * 0.57, s * 0.1, drink)
  )
}

/** A glass bell over a curl of smoke. */
export const bellJar = (canvas: Canvas, [x, y]: Point, half: number, height: number) => {
  const dome = `M${num(x - half)} ${num(y)}V${num(y - height + half)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(y - height + half)}V${num(y)}z`
  return (
    ellipse([x + half * 0.3, y + 8], half * 1.4, half * 0.22, alpha('#2a2026', 0.3)) +
    ellipse([x, y + 4], half * 1.2, half * 0.22, canvas.linear(blend('#a97d55', '#6f4c33'), ACROSS)) +
    ellipse([x, y - 4], half * 1.18, half * 0.2, '#c69c6d') +
    `<g clip-path="${canvas.clip(dome)}">${ellipse([x, y - height * 0.3], half, height * 0.34, canvas.radial(blend(alpha('#ffffff', 0.8), alpha('#ffffff', 0))))}${wisp(canvas, [x, y - 8], height * 0.86, half * 1.6, '#ffffff', 0.85)}</g>` +
    shape(
      dome,
      canvas.linear(
        blend(alpha('#ffffff', 0.5), [0.16, alpha('#ffffff', 0.1)], [0.8, alpha('#ffffff', 0.06)], alpha('#dfe6e2', 0.5)),
        ACROSS,
      ),
    ) +
    stroke(dome, alpha('#ffffff', 0.75), 3) +
    stroke(
      `M${num(x - half * 0.72)} ${num(y - 16)}V${num(y - height + half)}q0 ${num(-half * 0.5)} ${num(half * 0.36)} ${num(-half * 0.72)}`,
      alpha('#ffffff', 0.85),
      half * 0.09,
      'stroke-linecap="round"',
    ) +
    ellipse(
      [x, y - height - half * 0.12],
      half * 0.15,
      half * 0.15,
      canvas.radial(blend('#ffffff', '#a9b3ae'), [0.5, 0.5], 0.5, [0.35, 0.3]),
    )
  )
}

/** A round table top seen from a standing height. */
export const roundTop = (canvas: Canvas, [x, y]: Point, rx: number, ry: number, colour: string) =>
  ellipse([x + 20, y + ry * 0.16], rx * 1.02, ry * 1.04, alpha('#2a2026', 0.3)) +
  ellipse([x, y + 20], rx, ry, shaded(colour, 0.42)) +
  ellipse([x, y], rx, ry, canvas.linear(blend(lit(colour, 0.5), [0.5, colour], shaded(colour, 0.18)), [0, 0, 1, 1])) +
  ellipse([x, y], rx * 0.95, ry * 0.95, 'none', `stroke="${alpha(lit(colour, 0.7), 0.5)}" stroke-width="2.5"`)

/** A stool's or a chair's seat from behind: for rows and round tables. */
export const chairBack = (canvas: Canvas, [x, y]: Point, size: number, colour: string) => {
  const s = size
  return (
    ellipse([x, y], s * 0.56, s * 0.1, alpha('#2a2026', 0.25)) +
    stroke(
      `M${num(x - s * 0.4)} ${num(y)}V${num(y - s * 0.7)}M${num(x + s * 0.4)} ${num(y)}V${num(y - s * 0.7)}`,
      shaded(colour, 0.5),
      s * 0.06,
    ) +
    rect(x - s * 0.48, y - s * 0.62, s * 0.96, s * 0.16, shaded(colour, 0.2)) +
    shape(
      `M${num(x - s * 0.46)} ${num(y - s * 0.66)}V${num(y - s * 1.2)}q${num(s * 0.46)} ${num(-s * 0.26)} ${num(s * 0.92)} 0v${num(s * 0.54)}q${num(-s * 0.46)} ${num(s * 0.1)} ${num(-s * 0.92)} 0z`,
      canvas.linear(blend(lit(colour, 0.34), shaded(colour, 0.3)), [0, 0, 1, 1]),
    )
  )
}

/** A small labelled bottle, 100 high and 34 wide, its foot's left corner at the origin. */
function smallBottle(canvas: Canvas, colour: string): string {
  const glass = canvas.linear(blend(shaded(colour, 0.4), [0.22, lit(colour, 0.4)], [0.5, colour], shaded(colour, 0.45)), ACROSS)
  return canvas.stamp(
    shape('M0 0v-60q0-14 11-17v-10h12v10q11 3 11 17V0z', glass) +
      shape('M9.5-100h15v14h-15z', '#3a3230') +
      shape('M3-46h28v28H3z', alpha('#f6efe0', 0.92)),
  )
}

/** A shelf's row of amber, clear and coloured bottles, standing on y from x onwards. */
export function bottleRow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, ...string[]],
): string {
  const { random } = canvas
  let art = ''
  let at = x
  while (at < x + width - height * 0.3) {
    const [tall, wide] = [random.between(0.56, 1), random.between(0.72, 1.2)]
    const stamp = smallBottle(canvas, random.pick(colours))
    art += `<use href="#${stamp}" transform="translate(${Math.round(at)} ${Math.round(y)})scale(${fine((wide * height) / 100)} ${fine((tall * height) / 100)})"/>`
    at += height * (0.34 * wide + 0.06)
  }
  return art
}
