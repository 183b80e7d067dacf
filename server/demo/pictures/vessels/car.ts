import { ACROSS, blend, ellipse, group, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { drum } from './bottles.ts'
import { glassBottle, label, type Profile } from './glass.ts'

/** A tiny flask hung by its cord from `hook`, its foot at `at`. Cord 'leather' is a flat strap. */
export function hangingFlask(
  canvas: Canvas,
  hook: Point,
  at: Point,
  {
    liquid,
    cap,
    cord,
    leather = false,
    paper = '#f3ead8',
    scale = 1,
  }: { liquid: string; cap: string; cord: string; leather?: boolean; paper?: string; scale?: number },
): string {
  const [x, y] = at
  const profile: Profile = { half: 104, height: 172, neck: 34, top: 196, shoulder: 84, corner: 34, swell: 6 }
  const glass = glassBottle(canvas, profile, { tint: '#d3dcd2', density: 0.07, liquid, level: 0.6 })
  const wood = drum(canvas, 58, 104, cap, -186, 0.16, 0.7)
  const grain = stroke(
    'M-44-280q4 44 0 88M-20-282q-6 50 2 96M12-280q8 40 0 94M38-278q-4 50 2 86',
    alpha(shaded(cap, 0.6), 0.35),
    2.2,
  )
  const top = y - 290 * scale
  const knot = `M${num(x - 4)} ${num(top)}C${num(x - 26)} ${num(top - 40)} ${num(hook[0] - 30)} ${num(hook[1] + 140)} ${num(hook[0])} ${num(hook[1])}M${num(x + 4)} ${num(top)}C${num(x + 26)} ${num(top - 44)} ${num(hook[0] + 26)} ${num(hook[1] + 130)} ${num(hook[0] + 3)} ${num(hook[1])}`
  const width = leather ? 11 : 5
  const string =
    stroke(knot, shaded(cord, 0.3), width) +
    stroke(knot, lit(cord, 0.25), width * 0.5) +
    (leather ? '' : stroke(knot, alpha(shaded(cord, 0.5), 0.6), width, 'stroke-dasharray="2 7"'))
  const bead = ellipse(
    [x, top - 8 * scale],
    15 * scale,
    13 * scale,
    canvas.radial(blend(lit(cap, 0.5), shaded(cap, 0.4)), [0.5, 0.5], 0.6, [0.3, 0.3]),
  )
  return (
    string +
    group(
      glass.art + label(canvas, 58, [40, 112], paper) + wood.art + grain,
      `transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : `scale(${scale})`}"`,
    ) +
    bead
  )
}

/** A metal vent clip with its felt disc, held before the slats of a ventilator. */
export function ventClip(canvas: Canvas, [x, y]: Point, radius: number, felt: string, metal = '#c3c8c9'): string {
  const ring = canvas.linear(blend('#ffffff', [0.3, metal], [0.6, shaded(metal, 0.4)], lit(metal, 0.5)), [0, 0, 1, 1])
  let fibres = ''
  for (let index = 0; index < 70; index++) {
    const [turn, reach] = [index * 2.4, Math.sqrt(index / 70) * radius * 0.74]
    fibres += `M${num(Math.cos(turn) * reach)} ${num(Math.sin(turn) * reach)}l${num(canvas.random.near(0, 9))} ${num(canvas.random.near(0, 9))}`
  }
  const art =
    ellipse([14, 20], radius * 1.03, radius * 1.03, alpha('#1f2426', 0.22)) +
    ellipse([8, 11], radius * 1.02, radius * 1.02, alpha('#1f2426', 0.25)) +
    ellipse([0, 0], radius, radius, ring) +
    ellipse([0, 0], radius * 0.9, radius * 0.9, shaded(metal, 0.45)) +
    ellipse(
      [0, 0],
      radius * 0.86,
      radius * 0.86,
      canvas.radial(blend(lit(felt, 0.35), [0.7, felt], shaded(felt, 0.34)), [0.42, 0.38], 0.62),
    ) +
    stroke(fibres, alpha(lit(felt, 0.6), 0.4), 1.6, 'stroke-linecap="round"') +
    stroke(
      `M${num(-radius * 0.78)} ${num(-radius * 0.52)}A${num(radius * 0.94)} ${num(radius * 0.94)} 0 0 1 ${num(radius * 0.2)} ${num(-radius * 0.92)}`,
      alpha('#ffffff', 0.85),
      radius * 0.035,
      'stroke-linecap="round"',
    )
  return group(art, `transform="translate(${num(x)} ${num(y)})"`)
}

/** The slats of a car's ventilator, lit from above. */
export function ventSlats(canvas: Canvas, x: number, y: number, width: number, height: number, colour = '#4a4f50'): string {
  const count = 6
  const gap = height / count
  const slat = canvas.linear(blend(lit(colour, 0.34), [0.3, colour], shaded(colour, 0.55)))
  const frame = `M${num(x + 40)} ${num(y)}h${num(width - 80)}q40 0 40 40v${num(height - 80)}q0 40-40 40h${num(80 - width)}q-40 0-40-40v${num(80 - height)}q0-40 40-40z`
  const bars = Array.from(
    { length: count },
    (_, index) => `M${num(x)} ${num(y + index * gap + gap * 0.16)}h${num(width)}v${num(gap * 0.6)}h${num(-width)}z`,
  ).join('')
  return (
    shape(frame, canvas.linear(blend(shaded(colour, 0.75), shaded(colour, 0.55)))) +
    group(shape(bars, slat), `clip-path="${canvas.clip(frame)}"`) +
    stroke(frame, canvas.linear(blend(shaded(colour, 0.4), lit(colour, 0.45)), ACROSS), 9)
  )
}
