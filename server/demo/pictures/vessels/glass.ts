import { ACROSS, blend, ellipse, group, shape, stroke, type Canvas } from '../canvas.ts'
import { glow } from '../light.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import type { Point } from '../geometry.ts'

/** A bottle's profile: the half-widths of its parts and the heights they end at, from the foot up. */
export type Profile = {
  readonly half: number
  readonly height: number
  /** Half-width of the neck and the height its top reaches. */
  readonly neck: number
  readonly top: number
  /** Height over which the shoulder rounds. */
  readonly shoulder: number
  /** Radius of the foot's corner. */
  readonly corner?: number
  /** How much the side swells (> 0) or narrows upwards (< 0). */
  readonly swell?: number
}

export type Glass = {
  readonly tint: string
  /** How dark the glass itself is, 0–1: clear 0.1, coloured 0.6, black 0.95. */
  readonly density: number
  readonly liquid?: string
  /** Height of the liquid as a share of the body. */
  readonly level?: number
}

/** The outline of a bottle, `inset` inside the glass. */
export function bottlePath({ half, height, neck, top, shoulder, corner = 16, swell = 0 }: Profile, inset = 0): string {
  const [side, foot] = [half - inset, -inset * 1.3]
  const [mouth, lip] = [neck - inset * 0.6, -top]
  const upper = side + (swell < 0 ? swell : 0)
  const belly = side + swell
  const bend = (sign: number): [Point, Point, Point] => [
    [sign * upper, -height + shoulder * 0.38],
    [sign * (upper - shoulder * 0.1), -height + inset * 0.4],
    [sign * mouth, -height - shoulder * 0.12 + inset * 0.4],
  ]
  const [leftOut, leftIn, leftNeck] = bend(-1)
  const [rightOut, rightIn, rightNeck] = bend(1)
  return new Path()
    .move([-side + corner, foot])
    .cubic([-side + corner * 0.3, foot], [-side, foot - corner * 0.2], [-side, foot - corner])
    .cubic([-belly, -height * 0.4], [-belly + (swell > 0 ? 0 : -swell * 0.3), -height * 0.6], [-upper, -height + shoulder])
    .cubic(leftOut, leftIn, leftNeck)
    .line([-mouth, lip], [mouth, lip], rightNeck)
    .cubic(rightIn, rightOut, [upper, -height + shoulder])
    .cubic([belly + (swell > 0 ? 0 : swell * 0.3), -height * 0.6], [belly, -height * 0.4], [side, foot - corner])
    .cubic([side, foot - corner * 0.2], [side - corner * 0.3, foot], [side - corner, foot])
    .close()
    .toString()
}

/** Glass with its liquid: edges that darken, a level that catches light, a bright heart where the sun gathers. */
export function glassBottle(
  canvas: Canvas,
  profile: Profile,
  glass: Glass,
  within = '',
): { art: string; outline: string; glowing: string } {
  const { half, height, neck, top } = profile
  const { tint, density, liquid, level = 0.6 } = glass
  const outline = bottlePath(profile)
  const inner = bottlePath(profile, Math.max(5, half * 0.06))
  const edge = shaded(tint, 0.28 + density * 0.3)
  const body = canvas.linear(
    blend(
      alpha(edge, 0.4 + density * 0.5),
      [0.1, alpha(tint, 0.16 + density * 0.72)],
      [0.3, alpha(lit(tint, 0.3), 0.1 + density * 0.68)],
      [0.62, alpha(tint, 0.14 + density * 0.72)],
      [0.88, alpha(shaded(tint, 0.12), 0.22 + density * 0.7)],
      alpha(edge, 0.48 + density * 0.48),
    ),
    ACROSS,
  )
  const surface = -height * level
  const clip = canvas.clip(inner)
  let filling = ''
  if (liquid) {
    const deep = canvas.linear(
      blend(alpha(shaded(liquid, 0.12), 0.86), [0.55, alpha(liquid, 0.8)], alpha(lit(liquid, 0.25), 0.86)),
    )
    const across = canvas.linear(
      blend(alpha(shaded(liquid, 0.5), 0.5), [0.2, alpha(liquid, 0)], [0.75, alpha(liquid, 0)], alpha(shaded(liquid, 0.45), 0.5)),
      ACROSS,
    )
    const box = new Path().move([-half, surface]).line([half, surface], [half, 0], [-half, 0]).close().toString()
    filling =
      shape(box, deep) +
      shape(box, across) +
      glow(canvas, [half * 0.34, -height * 0.16], half * 0.72, lit(liquid, 0.75), 0.85, height * 0.22) +
      ellipse([0, surface], half, half * 0.11, canvas.linear(blend(alpha(lit(liquid, 0.7), 0.95), alpha(liquid, 0.85)), ACROSS))
  }
  const heel = new Path()
    .move([-half * 0.82, -9])
    .quad([0, -2 + half * 0.03], [half * 0.82, -9])
    .toString()
  const form = canvas.stamp(`<path d="${outline}"/>`)
  const lip = canvas.linear(blend(alpha(shaded(tint, 0.4), 0.75), alpha(lit(tint, 0.6), 0.8)), ACROSS)
  const veil = density > 0.3 ? `<use href="#${form}" fill="${body}" opacity=".35"/>` : ''
  // Bottles of one kind differ in what they hold alone, so the glass before the liquid is a stamp they share.
  const front = canvas.stamp(
    veil +
      `<use href="#${form}" fill="none" stroke="${alpha(edge, 0.4)}" stroke-width="1.6"/>` +
      stroke(heel, alpha('#ffffff', 0.55 - density * 0.3), 3, 'stroke-linecap="round"') +
      highlights(canvas, profile, density) +
      ellipse([0, -top], neck, neck * 0.16, lip, `stroke="${alpha(lit(tint, 0.8), 0.7)}" stroke-width="1.6"`),
  )
  const art = `<use href="#${form}" fill="${body}"/>` + group(filling + within, `clip-path="${clip}"`) + `<use href="#${front}"/>`
  const glowing = glow(
    canvas,
    [half * 1.25, half * 0.14],
    half * 1.05,
    lit(liquid ?? tint, 0.45),
    density > 0.85 ? 0 : 0.8,
    half * 0.18,
  )
  return { art, outline, glowing }
}

/** Window reflections on the left, a thin returning light on the right. */
function highlights(canvas: Canvas, { half, height, shoulder, neck, top, swell = 0 }: Profile, density: number): string {
  const x = -half + half * 0.17 + Math.max(0, -swell) * 0.55 - Math.max(0, swell) * 0.4
  const [foot, head] = [-height * 0.12, -height + shoulder * 0.95]
  const band = new Path()
    .move([x, foot])
    .quad([x - half * 0.03, (foot + head) / 2], [x + half * 0.01, head])
    .quad([x + half * 0.06, head - shoulder * 0.3], [x + half * 0.16, head - shoulder * 0.36])
    .quad([x + half * 0.12, (foot + head) / 2], [x + half * 0.13, foot + 6])
    .close()
    .toString()
  const right = half - half * 0.1 - Math.max(0, -swell) * 0.55
  const rim = new Path()
    .move([right, -height * 0.1])
    .quad([right + 2, -height * 0.5], [right - half * 0.02, head])
    .toString()
  const throat = new Path()
    .move([-neck * 0.62, -top + 6])
    .line([-neck * 0.62, -height - shoulder * 0.2])
    .toString()
  return (
    shape(
      band,
      canvas.linear(
        blend(alpha('#ffffff', 0.85 - density * 0.3), [0.6, alpha('#ffffff', 0.4 - density * 0.12)], alpha('#ffffff', 0.12)),
      ),
    ) +
    stroke(rim, alpha('#fff6e2', 0.6 - density * 0.2), half * 0.03, 'stroke-linecap="round"') +
    stroke(throat, alpha('#ffffff', 0.6), neck * 0.16, 'stroke-linecap="round"')
  )
}

/** A paper label following the glass's curve, with a hairline frame and the house's small arch. */
export function label(canvas: Canvas, half: number, [from, to]: Point, colour = '#f6efe0', mark = true): string {
  const sag = half * 0.07
  const box = (inset: number) =>
    new Path()
      .move([-half + inset, -to + inset])
      .quad([0, -to + inset + sag], [half - inset, -to + inset])
      .line([half - inset, -from - inset])
      .quad([0, -from - inset + sag], [-half + inset, -from - inset])
      .close()
      .toString()
  const paper = canvas.linear(blend(shaded(colour, 0.14), [0.22, lit(colour, 0.5)], [0.6, colour], shaded(colour, 0.22)), ACROSS)
  const line = mix(colour, '#4a3a2c', 0.6)
  return (
    shape(box(0), paper) +
    stroke(box(Math.min(6, half * 0.1)), alpha(line, 0.55), 0.9) +
    (mark ? archMark([0, -(from + to) / 2 + sag * 0.6], Math.min((to - from) * 0.26, half * 0.3), line) : '')
  )
}

/** The house's sign in little: an arch with a drop. */
export function archMark([x, y]: Point, size: number, colour: string): string {
  const arch = new Path()
    .move([x - size * 0.62, y + size])
    .line([x - size * 0.62, y - size * 0.25])
    .arc(size * 0.62, size * 0.62, [x + size * 0.62, y - size * 0.25])
    .line([x + size * 0.62, y + size])
    .toString()
  const drop = new Path()
    .move([x, y - size * 0.35])
    .cubic([x + size * 0.14, y], [x + size * 0.3, y + size * 0.2], [x + size * 0.3, y + size * 0.42])
    .arc(size * 0.3, size * 0.3, [x - size * 0.3, y + size * 0.42])
    .cubic([x - size * 0.3, y + size * 0.2], [x - size * 0.14, y], [x, y - size * 0.35])
    .close()
    .toString()
  return stroke(arch, colour, size * 0.12, 'stroke-linecap="round"') + shape(drop, colour)
}
