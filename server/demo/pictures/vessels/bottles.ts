import { ACROSS, blend, ellipse, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { glow } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { metalRing } from './diffuser.ts'
import { glassBottle, label, type Glass, type Profile } from './glass.ts'
import type { Vessel } from './vessel.ts'

const turned = (canvas: Canvas, colour: string, matt = 0.4) =>
  canvas.linear(
    blend(
      shaded(colour, 0.32),
      [0.2, lit(colour, 0.6 - matt * 0.5)],
      [0.42, colour],
      [0.8, shaded(colour, 0.34)],
      shaded(colour, 0.22),
    ),
    ACROSS,
  )

/** A cylinder standing on y = `foot`, top seen a little from above. */
export function drum(
  canvas: Canvas,
  half: number,
  height: number,
  colour: string,
  foot = 0,
  tilt = 0.12,
  matt = 0.4,
): { art: string; outline: string } {
  const ry = half * tilt
  const side = new Path()
    .move([-half, foot - height])
    .line([-half, foot - ry * 0.3])
    .arc(half, ry, [half, foot - ry * 0.3], false)
    .line([half, foot - height])
    .close()
    .toString()
  return {
    art:
      shape(side, turned(canvas, colour, matt)) +
      ellipse([0, foot - height], half, ry, canvas.linear(blend(lit(colour, 0.55), shaded(colour, 0.08)), [0, 0, 1, 1])),
    outline: side,
  }
}

export type Spray = Glass & {
  readonly half?: number
  readonly height?: number
  readonly cap: string
  readonly paper: string
  readonly accent?: string
  readonly shoulder?: number
}

/** A room spray: slim bottle, pump head with its nozzle to the left. */
export function roomSpray(canvas: Canvas, options: Spray): Vessel {
  const { half = 74, height = 320, cap, paper, accent, shoulder = 44 } = options
  const profile: Profile = { half, height, neck: half * 0.36, top: height + 22, shoulder, corner: 14 }
  const straw =
    stroke(`M0 ${-height - 10}Q${num(half * 0.1)} ${num(-height * 0.5)} ${num(-half * 0.3)} -14`, alpha('#ffffff', 0.5), 6) +
    stroke(`M2 ${-height - 10}Q${num(half * 0.12)} ${num(-height * 0.5)} ${num(-half * 0.28)} -14`, alpha('#8b8577', 0.4), 1.2)
  const glass = glassBottle(canvas, profile, { level: 0.84, ...options }, options.density < 0.7 ? straw : '')
  const collar = metalRing(canvas, half * 0.42, height + 34, 24, cap)
  const head = drum(canvas, half * 0.36, 44, cap, -height - 30, 0.14)
  const nozzle =
    ellipse([-half * 0.3, -height - 56], 5, 7, shaded(cap, 0.35)) + ellipse([-half * 0.31, -height - 57], 2, 3, shaded(cap, 0.75))
  const tag =
    label(canvas, half * 0.66, [height * 0.2, height * 0.62], paper) +
    (accent
      ? shape(
          `M${num(-half * 0.66)} ${num(-height * 0.255)}q${num(half * 0.66)} ${num(half * 0.1)} ${num(half * 1.32)} 0v14q${num(-half * 0.66)} ${num(half * 0.1)} ${num(-half * 1.32)} 0z`,
          alpha(accent, 0.75),
        )
      : '')
  return {
    art: glass.art + tag + collar + head.art + nozzle,
    outline: glass.outline + head.outline,
    foot: half,
    glowing: glass.glowing,
  }
}

/** A 10 ml amber dropper bottle with a black collar and rubber teat. */
export function dropperBottle(
  canvas: Canvas,
  {
    paper = '#f3ead8',
    accent,
    teat = '#35302e',
    tint = '#9a5a24',
    half = 92,
    height = 208,
  }: { paper?: string; accent?: string; teat?: string; tint?: string; half?: number; height?: number } = {},
): Vessel {
  const profile: Profile = { half, height, neck: half * 0.4, top: height + 40, shoulder: 50, corner: 18 }
  const tube =
    stroke(`M0 ${-height - 30}V${num(-height * 0.2)}`, alpha('#ffe3b0', 0.4), half * 0.16) +
    stroke(`M${num(-half * 0.05)} ${-height - 30}V${num(-height * 0.22)}`, alpha('#fff4d8', 0.55), 2.4)
  const glass = glassBottle(
    canvas,
    profile,
    { tint: shaded(tint, 0.14), density: 0.85, liquid: shaded(tint, 0.42), level: 0.72 },
    tube,
  )
  const heart = glow(canvas, [half * 0.3, -height * 0.22], half * 0.62, '#f2a94c', 0.65, height * 0.26)
  const collar = drum(canvas, half * 0.5, 48, teat, -height - 22, 0.1)
  let ridges = ''
  for (let index = -6; index <= 6; index++) ridges += `M${num(Math.sin(index * 0.23) * half * 0.5)} ${num(-height - 66)}v40`
  const rubber = new Path()
    .move([-half * 0.27, -height - 70])
    .cubic([-half * 0.25, -height - 100], [-half * 0.31, -height - 118], [-half * 0.29, -height - 142])
    .cubic([-half * 0.24, -height - 174], [half * 0.24, -height - 174], [half * 0.29, -height - 142])
    .cubic([half * 0.31, -height - 118], [half * 0.25, -height - 100], [half * 0.27, -height - 70])
    .quad([0, -height - 62], [-half * 0.27, -height - 70])
    .close()
    .toString()
  const shine = `M${num(-half * 0.16)} ${num(-height - 86)}q${num(-half * 0.06)} -28 ${num(half * 0.01)} -62`
  const tag =
    label(canvas, half * 0.92, [height * 0.17, height * 0.66], paper) +
    (accent
      ? shape(
          `M${num(-half * 0.92)} ${num(-height * 0.23)}q${num(half * 0.92)} ${num(half * 0.14)} ${num(half * 1.84)} 0v13q${num(-half * 0.92)} ${num(half * 0.14)} ${num(-half * 1.84)} 0z`,
          alpha(accent, 0.85),
        )
      : '')
  return {
    art:
      glass.art +
      heart +
      tag +
      shape(rubber, turned(canvas, teat, 0.7)) +
      stroke(shine, alpha('#ffffff', 0.4), 5, 'stroke-linecap="round"') +
      collar.art +
      stroke(ridges, alpha('#000000', 0.3), 1.4),
    outline: glass.outline + rubber,
    foot: half,
    glowing: glass.glowing,
  }
}

/** A 500 ml aluminium refill with a screw cap. */
export function refillBottle(
  canvas: Canvas,
  { colour = '#eeeae2', cap = '#c9b27a', paper = '#fbf7ee', accent = '#9db08a' } = {},
): Vessel {
  const profile: Profile = { half: 104, height: 380, neck: 40, top: 424, shoulder: 96, corner: 16 }
  const glass = glassBottle(canvas, profile, { tint: colour, density: 1 })
  const body = shape(
    glass.outline,
    canvas.linear(
      blend(
        shaded(colour, 0.3),
        [0.14, shaded(colour, 0.06)],
        [0.26, '#ffffff'],
        [0.4, colour],
        [0.72, shaded(colour, 0.14)],
        [0.88, shaded(colour, 0.34)],
        shaded(colour, 0.16),
      ),
      ACROSS,
    ),
  )
  const screw = drum(canvas, 52, 66, cap, -412, 0.12, 0.2)
  let ridges = ''
  for (let index = -7; index <= 7; index++) ridges += `M${num(Math.sin(index * 0.2) * 52)} -474v58`
  const shine = stroke('M-76-60Q-80-200-75-310', alpha('#ffffff', 0.8), 7, 'stroke-linecap="round"')
  const tag = label(canvas, 88, [96, 262], paper) + shape('M-88-118q88 13 176 0v16q-88 13-176 0z', alpha(accent, 0.8))
  return {
    art: body + shine + tag + screw.art + stroke(ridges, alpha(shaded(cap, 0.6), 0.35), 1.4),
    outline: glass.outline,
    foot: 104,
  }
}

/** A small stoppered vial or jar of liquid, for rows of trials; `stopper` null leaves it open. */
export function vial(
  canvas: Canvas,
  half: number,
  height: number,
  liquid: string,
  { level = 0.62, stopper = '#c9a677' as string | null, paper = '' } = {},
): Vessel {
  const profile: Profile = {
    half,
    height,
    neck: half * 0.62,
    top: height + half * 0.5,
    shoulder: half * 0.6,
    corner: half * 0.25,
  }
  const glass = glassBottle(canvas, profile, { tint: '#d5dcd2', density: 0.06, liquid, level })
  const cork = stopper ? drum(canvas, half * 0.62, half * 0.75, stopper, -height - half * 0.35, 0.16) : { art: '' }
  return {
    art: glass.art + cork.art + (paper ? label(canvas, half * 0.72, [height * 0.2, height * 0.6], paper, false) : ''),
    outline: glass.outline,
    foot: half,
    glowing: glass.glowing,
  }
}

/** A falling drop, its point upwards. */
export function drop(canvas: Canvas, [x, y]: Point, size: number, colour: string): string {
  const body = new Path()
    .move([x, y - size * 1.5])
    .cubic([x + size * 0.3, y - size * 0.8], [x + size, y - size * 0.3], [x + size, y + size * 0.15])
    .arc(size, size, [x - size, y + size * 0.15])
    .cubic([x - size, y - size * 0.3], [x - size * 0.3, y - size * 0.8], [x, y - size * 1.5])
    .close()
    .toString()
  return (
    shape(body, canvas.radial(blend(lit(colour, 0.75), [0.5, colour], shaded(colour, 0.4)), [0.5, 0.6], 0.6, [0.4, 0.75])) +
    ellipse([x - size * 0.38, y - size * 0.05], size * 0.16, size * 0.34, alpha('#ffffff', 0.8))
  )
}
