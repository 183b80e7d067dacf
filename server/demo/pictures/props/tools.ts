import { ACROSS, blend, ellipse, group, rect, round, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'

export const put = (art: string, [x, y]: Point, degrees = 0, scale = 1) =>
  group(
    art,
    `transform="translate(${num(x)} ${num(y)})${degrees ? `rotate(${num(degrees)})` : ''}${scale === 1 ? '' : `scale(${scale})`}"`,
  )

/** A magnifying glass; the lens lies round the point. */
export function magnifier(
  canvas: Canvas,
  at: Point,
  radius: number,
  degrees: number,
  wood = '#8a5c3c',
  brass = '#c9a25e',
): string {
  const r = radius
  const handle = rect(
    r * 1.06,
    -r * 0.13,
    r * 1.5,
    r * 0.26,
    canvas.linear(blend(lit(wood, 0.45), [0.4, wood], shaded(wood, 0.5))),
    r * 0.1,
  )
  const metal = canvas.linear(blend(lit(brass, 0.7), [0.5, brass], shaded(brass, 0.5)), [0, 0, 1, 1])
  return put(
    ellipse([r * 0.16, r * 0.2], r * 1.04, r * 1.04, alpha('#2a2026', 0.2)) +
      group(
        rect(r * 1.14, r * 0.05, r * 1.5, r * 0.26, alpha('#2a2026', 0.22)) +
          rect(r * 0.96, -r * 0.09, r * 0.24, r * 0.18, metal) +
          handle,
        `transform="rotate(${num(degrees)})"`,
      ) +
      ellipse(
        [0, 0],
        r * 0.98,
        r * 0.98,
        canvas.radial(blend(alpha('#ffffff', 0.1), [0.7, alpha('#eaf2ee', 0.26)], alpha('#ffffff', 0.6)), [0.45, 0.45], 0.6),
      ) +
      `<circle r="${num(r)}" fill="none" stroke="${metal}" stroke-width="${num(r * 0.14)}"/>` +
      stroke(
        `M${num(-r * 0.74)} ${num(-r * 0.18)}A${num(r * 0.76)} ${num(r * 0.76)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.74)}`,
        alpha('#ffffff', 0.85),
        r * 0.07,
        round,
      ),
    at,
  )
}

/** A notebook lying open or closed, seen a little from above. */
export function notebook(canvas: Canvas, at: Point, width: number, degrees: number, cover = '#7d5a46'): string {
  const h = width * 0.66
  const page = canvas.linear(blend('#fffaf0', [0.46, '#efe6d3'], [0.5, '#d6c8ae'], [0.54, '#f3ebda'], '#fffaf0'), ACROSS)
  let lines = ''
  for (let row = 1; row < 8; row++)
    lines += `M${num(width * 0.06)} ${num(h * row * 0.115)}h${num(width * canvas.random.between(0.26, 0.38))}M${num(width * 0.56)} ${num(h * row * 0.115)}h${num(width * canvas.random.between(0.2, 0.36))}`
  return put(
    rect(8, 12, width, h, alpha('#2a2026', 0.22)) +
      rect(-6, -5, width + 12, h + 10, cover, 5) +
      rect(0, 0, width, h, page) +
      stroke(lines, alpha('#8d7f70', 0.4), 2),
    at,
    degrees,
  )
}

export function pencil(canvas: Canvas, at: Point, length: number, degrees: number, colour: string): string {
  const h = length * 0.035
  return put(
    rect(4, -h + 5, length, h * 2, alpha('#2a2026', 0.2)) +
      rect(0, -h, length * 0.86, h * 2, canvas.linear(blend(lit(colour, 0.5), [0.4, colour], shaded(colour, 0.4)))) +
      shape(`M${num(length * 0.86)} ${num(-h)}L${num(length)} 0L${num(length * 0.86)} ${num(h)}z`, '#e7cfa3') +
      shape(
        `M${num(length * 0.96)} ${num(-h * 0.3)}L${num(length)} 0l${num(-length * 0.04)} ${num(h * 0.3)}z`,
        shaded(colour, 0.5),
      ),
    at,
    degrees,
  )
}

/** Wick scissors with their bent blades. */
export function scissors(canvas: Canvas, at: Point, length: number, degrees: number, colour = '#4a4643'): string {
  const l = length
  const steel = canvas.linear(blend(lit(colour, 0.5), [0.5, colour], shaded(colour, 0.4)))
  const half = (sign: number) =>
    stroke(`M0 0Q${num(l * 0.3)} ${num(sign * l * 0.02)} ${num(l * 0.62)} ${num(sign * l * 0.1)}`, colour, l * 0.035, round) +
    `<ellipse cx="${num(l * 0.78)}" cy="${num(sign * l * 0.13)}" rx="${num(l * 0.17)}" ry="${num(l * 0.09)}" fill="none" stroke="${steel}" stroke-width="${num(l * 0.034)}"/>` +
    shape(
      `M${num(l * 0.04)} ${num(sign * -l * 0.012)}L${num(-l * 0.26)} ${num(-l * 0.05 + sign * l * 0.012)}l${num(-l * 0.05)} ${num(l * 0.03)}l${num(l * 0.3)} ${num(l * 0.04)}z`,
      steel,
    )
  return put(
    group(half(-1) + half(1), 'opacity=".22" transform="translate(6 9)"') +
      half(-1) +
      half(1) +
      ellipse([0, 0], l * 0.025, l * 0.025, lit(colour, 0.6)),
    at,
    degrees,
  )
}

/** A box of matches with a few beside it. */
export function matches(canvas: Canvas, at: Point, size: number, degrees: number, colour = '#b8694a'): string {
  const w = size
  let sticks = ''
  for (const [dx, dy, turn] of [
    [0.2, 0.62, 6],
    [0.5, 0.7, -9],
    [0.1, 0.8, -3],
  ] as const)
    sticks += put(
      stroke(`M0 0h${num(w * 0.7)}`, '#e3c797', w * 0.035) + ellipse([w * 0.71, 0], w * 0.045, w * 0.03, '#7d2f26'),
      [w * dx, w * dy],
      turn,
    )
  return put(
    rect(7, 9, w, w * 0.5, alpha('#2a2026', 0.25)) +
      rect(0, 0, w, w * 0.5, canvas.linear(blend(lit(colour, 0.35), shaded(colour, 0.2)), [0, 0, 1, 1])) +
      rect(w * 0.1, w * 0.08, w * 0.8, w * 0.34, '#f3e8d2') +
      rect(0, w * 0.5, w, w * 0.1, shaded(colour, 0.55)) +
      sticks,
    at,
    degrees,
  )
}

/** A small laboratory scale with its pan. */
export function labScale(canvas: Canvas, [x, y]: Point, width: number): string {
  const w = width / 2
  const body = `M${num(x - w)} ${num(y)}l${num(w * 0.16)} ${num(-w * 0.42)}h${num(w * 1.68)}l${num(w * 0.16)} ${num(w * 0.42)}z`
  return (
    ellipse([x + w * 0.1, y], w * 1.15, w * 0.12, alpha('#2a2026', 0.28)) +
    shape(body, canvas.linear(blend('#f4f1ea', '#b3aea6'))) +
    rect(x - w * 0.34, y - w * 0.3, w * 0.68, w * 0.18, '#3a4448') +
    rect(x - 5, y - w * 0.54, 10, w * 0.14, '#8d8983') +
    ellipse([x, y - w * 0.54], w * 0.86, w * 0.13, '#8f9497') +
    ellipse([x, y - w * 0.57], w * 0.86, w * 0.13, canvas.linear(blend('#ffffff', [0.5, '#d5d8d8'], '#9aa0a2'), ACROSS))
  )
}

/** A slender strip of blotting paper, its dipped tip darker; `at` is the dry end. */
export function blotter(canvas: Canvas, at: Point, length: number, degrees: number, dip: string, width = length * 0.09): string {
  const w = width / 2
  return put(
    rect(5, -w + 7, length, width, alpha('#2a2026', 0.16)) +
      shape(
        `M0 ${num(-w)}H${num(length - w * 1.2)}L${num(length)} 0L${num(length - w * 1.2)} ${num(w)}H0z`,
        canvas.linear(blend('#fffdf7', '#e9e0cf')),
      ) +
      shape(
        `M${num(length * 0.78)} ${num(-w)}H${num(length - w * 1.2)}L${num(length)} 0L${num(length - w * 1.2)} ${num(w)}H${num(length * 0.8)}q-6 ${num(-w)} ${num(-length * 0.02)} ${num(-width)}z`,
        alpha(dip, 0.5),
      ),
    at,
    degrees,
  )
}

/** A brown paper bag, its top folded. */
export function paperBag(canvas: Canvas, [x, y]: Point, width: number, height: number, colour: string, accent: string): string {
  const w = width / 2
  return (
    ellipse([x + w * 0.3, y], w * 1.3, w * 0.2, alpha('#2a2026', 0.28)) +
    shape(
      `M${num(x - w)} ${num(y)}L${num(x - w * 0.94)} ${num(y - height)}l${num(w * 0.24)} -8 ${num(w * 0.24)} 8 ${num(w * 0.24)} -8 ${num(w * 0.24)} 8 ${num(w * 0.24)} -8 ${num(w * 0.24)} 8 ${num(w * 0.24)} -8 ${num(w * 0.2)} 8L${num(x + w)} ${num(y)}z`,
      canvas.linear(blend(lit(colour, 0.36), [0.6, colour], shaded(colour, 0.28)), [0, 0, 1, 0.6]),
    ) +
    stroke(
      `M${num(x - w * 0.5)} ${num(y - 6)}L${num(x - w * 0.56)} ${num(y - height * 0.92)}M${num(x + w * 0.6)} ${num(y - 8)}L${num(x + w * 0.54)} ${num(y - height * 0.7)}M${num(x - w * 0.2)} ${num(y - height * 0.2)}l${num(w * 0.5)} ${num(-height * 0.1)}`,
      alpha(shaded(colour, 0.5), 0.28),
      2,
    ) +
    rect(x - w * 0.96, y - height * 0.76, w * 1.92, 13, accent) +
    ellipse([x, y - height * 0.42], w * 0.34, w * 0.34, alpha('#fff8ea', 0.8))
  )
}
