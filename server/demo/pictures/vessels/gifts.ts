import { ACROSS, blend, ellipse, group, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { archMark } from './glass.ts'
import type { Vessel } from './vessel.ts'

/** A closed box seen a little from the right and above; `ribbon` ties it. */
export function box(
  canvas: Canvas,
  width: number,
  height: number,
  depth: number,
  colour: string,
  ribbonColour: string | null = null,
  mark = false,
): Vessel {
  const [w, slant] = [width / 2, depth * 0.42]
  const front = `M${num(-w)} 0V${num(-height)}H${num(w)}V0z`
  const side = `M${num(w)} 0V${num(-height)}l${num(depth)} ${num(-slant)}V${num(-slant)}z`
  const top = `M${num(-w)} ${num(-height)}l${num(depth)} ${num(-slant)}h${num(width)}l${num(-depth)} ${num(slant)}z`
  const lidEdge = Math.min(height * 0.3, 46)
  const seam =
    stroke(`M${num(-w)} ${num(-height + lidEdge)}H${num(w)}l${num(depth)} ${num(-slant)}`, alpha(shaded(colour, 0.6), 0.4), 2) +
    stroke(`M${num(-w)} ${num(-height)}H${num(w)}`, alpha('#ffffff', 0.5), 1.6)
  const faces =
    shape(side, canvas.linear(blend(shaded(colour, 0.32), shaded(colour, 0.48)), ACROSS)) +
    shape(front, canvas.linear(blend(lit(colour, 0.3), [0.6, colour], shaded(colour, 0.2)), [0, 0, 1, 1])) +
    shape(top, canvas.linear(blend(lit(colour, 0.62), lit(colour, 0.16)), [0, 0, 1, 1]))
  let tie = ''
  if (ribbonColour) {
    const r = Math.max(13, width * 0.045)
    const silk = canvas.linear(
      blend(shaded(ribbonColour, 0.1), [0.4, lit(ribbonColour, 0.34)], shaded(ribbonColour, 0.25)),
      ACROSS,
    )
    const knot: Point = [depth * 0.5, -height - slant * 0.5]
    tie =
      shape(`M${num(-r)} 0V${num(-height)}h${num(r * 2)}V0z`, silk) +
      shape(
        `M${num(-r)} ${num(-height)}l${num(depth)} ${num(-slant)}h${num(r * 2)}l${num(-depth)} ${num(slant)}z`,
        lit(ribbonColour, 0.22),
      ) +
      shape(
        `M${num(-w + depth * 0.5 - r)} ${num(-height - slant * 0.5 + r * 0.4)}h${num(width)}l${num(r * 2)} ${num(-r * 0.8)}h${num(-width)}z`,
        lit(ribbonColour, 0.12),
      ) +
      shape(
        `M${num(w + depth * 0.5 - r)} ${num(-height - slant * 0.5 + r * 0.4)}l${num(r * 2)} ${num(-r * 0.8)}V${num(-slant * 0.5 - r * 0.4)}l${num(-r * 2)} ${num(r * 0.8)}z`,
        shaded(ribbonColour, 0.35),
      ) +
      bow(canvas, knot, width * 0.16, ribbonColour)
  }
  return {
    art: faces + seam + tie + (mark ? archMark([w * 0.52, -height * 0.36], height * 0.12, alpha(shaded(colour, 0.6), 0.7)) : ''),
    outline: front + side,
    foot: w,
  }
}

/** A ribbon tied in a bow, its loops catching light. */
export function bow(canvas: Canvas, [x, y]: Point, size: number, colour: string): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const silk = canvas.linear(blend(lit(colour, 0.42), [0.5, colour], shaded(colour, 0.42)), [0, 0, 0.6, 1])
  const loop = (s: number) =>
    new Path()
      .move(at(0, 0))
      .cubic(at(s * 0.5, -0.72), at(s * 1.35, -0.95), at(s * 1.42, -0.38))
      .cubic(at(s * 1.44, 0.1), at(s * 0.6, 0.22), at(0, 0))
      .close()
      .toString()
  const hollow = (s: number) =>
    new Path()
      .move(at(s * 0.16, -0.1))
      .cubic(at(s * 0.55, -0.5), at(s * 1.14, -0.66), at(s * 1.2, -0.36))
      .cubic(at(s * 1.2, -0.06), at(s * 0.6, 0.06), at(s * 0.16, -0.1))
      .close()
      .toString()
  const tail = (s: number) =>
    new Path()
      .move(at(s * 0.06, 0))
      .cubic(at(s * 0.4, 0.3), at(s * 0.7, 0.34), at(s * 1.1, 0.78))
      .line(at(s * 0.86, 0.74), at(s * 0.78, 0.98))
      .cubic(at(s * 0.5, 0.6), at(s * 0.2, 0.5), at(-s * 0.08, 0.08))
      .close()
      .toString()
  return (
    shape(tail(-1) + tail(1), shaded(colour, 0.14)) +
    shape(loop(-1) + loop(1), silk) +
    shape(hollow(-1) + hollow(1), alpha(shaded(colour, 0.55), 0.6)) +
    ellipse(at(0, -0.03), size * 0.17, size * 0.15, lit(colour, 0.22))
  )
}

/** A round hat box with its lid on. */
export function hatBox(canvas: Canvas, half: number, height: number, colour: string, ribbonColour: string): Vessel {
  const ry = half * 0.24
  const wall = (h: number, foot: number, r: number) =>
    new Path()
      .move([-r, foot - h])
      .line([-r, foot])
      .arc(r, (ry * r) / half, [r, foot], false)
      .line([r, foot - h])
      .close()
      .toString()
  const paint = (tone: string) =>
    canvas.linear(
      blend(shaded(tone, 0.25), [0.22, lit(tone, 0.45)], [0.5, tone], [0.85, shaded(tone, 0.3)], shaded(tone, 0.24)),
      ACROSS,
    )
  const rim = half * 1.04
  const body = wall(height, 0, half)
  return {
    art:
      shape(body, paint(colour)) +
      shape(wall(height * 0.24, -height * 0.72, rim), paint(lit(colour, 0.15))) +
      ellipse([0, -height * 0.96], rim, ry * 1.04, canvas.linear(blend(lit(colour, 0.75), lit(colour, 0.1)), [0, 0, 1, 1])) +
      shape(
        `M${num(-half)} ${num(-height * 0.46)}a${num(half)} ${num(ry)} 0 0 0 ${num(half * 2)} 0v18a${num(half)} ${num(ry)} 0 0 1 ${num(-half * 2)} 0z`,
        paint(ribbonColour),
      ) +
      bow(canvas, [-half * 0.1, -height * 0.46 + ry + 10], half * 0.3, ribbonColour) +
      ellipse(
        [0, -height * 0.96],
        rim * 0.93,
        ry * 0.95,
        'none',
        `stroke="${alpha(shaded(colour, 0.5), 0.25)}" stroke-width="1.6"`,
      ),
    outline: body,
    foot: half,
  }
}

/** An open crate: `within` is painted between its back and its front wall. Its floor lies on y = 0. */
export function openCrate(canvas: Canvas, width: number, height: number, wood: string, within: string, depth = 74): Vessel {
  const w = width / 2
  const back = `M${num(-w + 22)} ${num(-height - depth)}h${num(width - 44)}V${num(-height * 0.4)}H${num(-w + 22)}z`
  const left = `M${num(-w)} ${num(-height)}l22 ${num(-depth)}V${num(-height * 0.2)}L${num(-w)} 0z`
  const right = `M${num(w)} ${num(-height)}l-22 ${num(-depth)}V${num(-height * 0.2)}L${num(w)} 0z`
  const front = `M${num(-w)} ${num(-height)}h${num(width)}V0H${num(-w)}z`
  const grain = [0.2, 0.42, 0.63, 0.84]
    .map(
      share =>
        `M${num(-w + 8)} ${num(-height * share)}q${num(w * 0.7)} ${num(canvas.random.near(0, 9))} ${num(width - 16)} ${num(canvas.random.near(0, 4))}`,
    )
    .join('')
  const handle = `M-44 ${num(-height * 0.62)}h88q14 0 14 13t-14 13h-88q-14 0-14-13t14-13z`
  return {
    art:
      shape(back, canvas.linear(blend(lit(wood, 0.18), shaded(wood, 0.5)))) +
      shape(left, shaded(wood, 0.35)) +
      shape(right, lit(wood, 0.12)) +
      within +
      shape(front, canvas.linear(blend(lit(wood, 0.42), [0.6, wood], shaded(wood, 0.22)), [0, 0, 1, 1])) +
      stroke(grain, alpha(shaded(wood, 0.5), 0.35), 2) +
      shape(handle, shaded(wood, 0.6)) +
      stroke(`M${num(-w)} ${num(-height)}h${num(width)}`, alpha('#ffffff', 0.6), 3),
    outline: front,
    foot: w,
  }
}

/** A linen sachet tied with string, plump with herbs. */
export function sachet(canvas: Canvas, width: number, height: number, linen: string, string: string): Vessel {
  const w = width / 2
  const neck = -height * 0.74
  const bag = new Path()
    .move([-w * 0.3, neck])
    .cubic([-w * 1.05, neck * 0.86], [-w * 1.12, -height * 0.1], [-w * 0.86, -4])
    .quad([0, 14], [w * 0.86, -4])
    .cubic([w * 1.12, -height * 0.1], [w * 1.05, neck * 0.86], [w * 0.3, neck])
    .close()
    .toString()
  const frill = new Path()
    .move([-w * 0.27, neck])
    .cubic([-w * 0.4, neck - height * 0.1], [-w * 0.8, neck - height * 0.16], [-w * 0.74, neck - height * 0.25])
    .cubic([-w * 0.45, neck - height * 0.19], [-w * 0.3, neck - height * 0.3], [-w * 0.06, neck - height * 0.22])
    .cubic([w * 0.16, neck - height * 0.31], [w * 0.4, neck - height * 0.17], [w * 0.76, neck - height * 0.24])
    .cubic([w * 0.72, neck - height * 0.13], [w * 0.4, neck - height * 0.1], [w * 0.27, neck])
    .close()
    .toString()
  const folds = new Path()
    .move([-w * 0.16, neck])
    .quad([-w * 0.5, neck * 0.7], [-w * 0.56, neck * 0.36])
    .move([0, neck])
    .quad([-w * 0.06, neck * 0.7], [w * 0.04, neck * 0.34])
    .move([w * 0.17, neck])
    .quad([w * 0.44, neck * 0.74], [w * 0.52, neck * 0.4])
    .toString()
  const pleats = new Path()
    .move([-w * 0.13, neck])
    .quad([-w * 0.22, neck - height * 0.1], [-w * 0.4, neck - height * 0.19])
    .move([w * 0.02, neck])
    .line([w * 0.03, neck - height * 0.22])
    .move([w * 0.14, neck])
    .quad([w * 0.26, neck - height * 0.1], [w * 0.44, neck - height * 0.18])
    .toString()
  const cloth = canvas.radial(blend(lit(linen, 0.72), [0.5, linen], shaded(linen, 0.34)), [0.45, 0.5], 0.72, [0.26, 0.3])
  let weave = ''
  for (let index = 0; index < 46; index++)
    weave += `M${Math.round(canvas.random.near(0, w * 0.8))} ${Math.round(canvas.random.between(neck * 0.82, -14))}${index % 2 ? 'h9' : 'v8'}`
  const cord = `M${num(-w * 0.32)} ${num(neck + 4)}Q0 ${num(neck + 18)} ${num(w * 0.32)} ${num(neck + 4)}M${num(-w * 0.31)} ${num(neck - 5)}Q0 ${num(neck + 9)} ${num(w * 0.31)} ${num(neck - 5)}`
  const ends = `M0 ${num(neck + 8)}C${num(-w * 0.5)} ${num(neck - 30)} ${num(-w * 0.7)} ${num(neck + 40)} ${num(-w * 0.06)} ${num(neck + 10)}C${num(w * 0.6)} ${num(neck - 34)} ${num(w * 0.74)} ${num(neck + 38)} ${num(w * 0.04)} ${num(neck + 10)}q${num(-w * 0.1)} 30 ${num(-w * 0.3)} 62M${num(w * 0.04)} ${num(neck + 10)}q${num(w * 0.14)} 34 ${num(w * 0.36)} 54`
  return {
    art:
      shape(frill, shaded(linen, 0.06)) +
      stroke(pleats, alpha(shaded(linen, 0.5), 0.4), 2) +
      shape(bag, cloth) +
      stroke(weave, alpha(shaded(linen, 0.45), 0.18), 1.2) +
      stroke(folds, alpha(shaded(linen, 0.5), 0.35), 2.4, 'stroke-linecap="round"') +
      stroke(cord, string, 4.4) +
      stroke(ends, string, 3, 'stroke-linecap="round"'),
    outline: bag,
    foot: w * 0.86,
  }
}

/** Thick scented cards (or blotter strips) fanned round a point. */
export function fan(
  canvas: Canvas,
  [x, y]: Point,
  count: number,
  width: number,
  length: number,
  from: number,
  to: number,
  colours: readonly [string, ...string[]],
  dipped: string | null = null,
): string {
  let art = ''
  for (let index = 0; index < count; index++) {
    const turn = from + ((to - from) * index) / Math.max(1, count - 1)
    const colour = colours[index % colours.length] ?? colours[0]
    const card = `M${num(-width / 2)} 0V${num(-length + 6)}q0-6 6-6H${num(width / 2 - 6)}q6 0 6 6V0z`
    const paint = canvas.linear(blend(lit(colour, 0.6), [0.7, colour], shaded(colour, 0.12)), [0, 0, 1, 1])
    art += group(
      shape(card, alpha('#2a2026', 0.16), 'transform="translate(5 3)"') +
        shape(card, paint) +
        stroke(card, alpha(shaded(colour, 0.5), 0.22), 1) +
        (dipped
          ? shape(
              `M${num(-width / 2)} ${num(-length * 0.84)}V${num(-length + 6)}q0-6 6-6H${num(width / 2 - 6)}q6 0 6 6V${num(-length * 0.82)}q${num(-width * 0.4)} 8 ${num(-width)} ${num(-length * 0.02)}z`,
              alpha(dipped, 0.4),
            )
          : ''),
      `transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})"`,
    )
  }
  return art
}
