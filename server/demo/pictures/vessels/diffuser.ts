import { blend, ellipse, shape, stroke, type Canvas } from '../canvas.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { glassBottle, label, type Glass, type Profile } from './glass.ts'
import type { Vessel } from './vessel.ts'

export type Diffuser = Glass & {
  readonly profile: Profile
  readonly reeds: string
  readonly reedCount?: number
  readonly reedLength?: number
  readonly collar?: string
  readonly paper?: string
}

/** A glass with rattan reeds that fan out of its neck; in the liquid they break as refraction bends them. */
export function diffuser(canvas: Canvas, options: Diffuser): Vessel {
  const { profile, reeds, reedCount = 8, reedLength = 330, collar, paper } = options
  const { random } = canvas
  const { half, height, neck, top } = profile
  let outside = ''
  let inside = ''
  let shadows = ''
  for (let index = 0; index < reedCount; index++) {
    const share = reedCount === 1 ? 0 : (index / (reedCount - 1)) * 2 - 1
    const lean = share * 21 + random.near(0, 3)
    const mouth = share * neck * 0.55
    const length = reedLength * random.between(0.86, 1.04)
    const tip: [number, number] = [
      mouth + Math.sin((lean * Math.PI) / 180) * length,
      -top - Math.cos((lean * Math.PI) / 180) * length,
    ]
    const colour = mix(reeds, index % 2 ? shaded(reeds, 0.35) : lit(reeds, 0.25), random.between(0.2, 0.8))
    const foot: [number, number] = [-share * half * 0.55, -10]
    inside +=
      stroke(
        new Path()
          .move([mouth, -top])
          .line([mouth * 0.3 - share * half * 0.2, -height * (options.level ?? 0.6)])
          .toString(),
        alpha(colour, 0.75),
        5.5,
      ) +
      stroke(
        new Path()
          .move([mouth * 0.3 - share * half * 0.2 + 5, -height * (options.level ?? 0.6)])
          .line(foot)
          .toString(),
        alpha(mix(colour, options.liquid ?? colour, 0.45), 0.7),
        7,
      )
    outside +=
      stroke(
        new Path()
          .move([mouth, -top + 4])
          .line(tip)
          .toString(),
        colour,
        6,
      ) +
      stroke(
        new Path()
          .move([mouth - 1.6, -top + 4])
          .line([tip[0] - 1.6, tip[1]])
          .toString(),
        alpha(lit(reeds, 0.75), 0.55),
        1.4,
      ) +
      ellipse(tip, 3.1, 1.8, shaded(colour, 0.2))
    shadows += new Path()
      .move([mouth - 3, -top])
      .line([tip[0] - 3, tip[1]], [tip[0] + 3, tip[1]], [mouth + 3, -top])
      .close()
      .toString()
  }
  const glass = glassBottle(canvas, profile, options, inside)
  const ring = collar ? metalRing(canvas, neck + 5, top + 4, Math.min(26, top - height + 8), collar) : ''
  const tag = paper ? label(canvas, half * 0.56, [height * 0.2, height * 0.62], paper) : ''
  return { art: glass.art + outside + ring + tag, outline: glass.outline + shadows, foot: half, glowing: glass.glowing }
}

/** A turned band round a neck, brushed by the light. */
export function metalRing(canvas: Canvas, half: number, top: number, height: number, colour: string): string {
  const band = new Path()
    .move([-half, -top])
    .line([-half, -top + height])
    .quad([0, -top + height + half * 0.2], [half, -top + height])
    .line([half, -top])
    .quad([0, -top + half * 0.22], [-half, -top])
    .close()
    .toString()
  const fill = canvas.linear(
    blend(
      shaded(colour, 0.45),
      [0.18, lit(colour, 0.55)],
      [0.32, colour],
      [0.6, shaded(colour, 0.3)],
      [0.82, lit(colour, 0.25)],
      shaded(colour, 0.5),
    ),
    [0, 0, 1, 0],
  )
  return shape(band, fill)
}
