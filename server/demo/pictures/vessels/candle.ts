import { ACROSS, blend, ellipse, group, shape, stroke, type Canvas } from '../canvas.ts'
import { type Point } from '../geometry.ts'
import { glow, roundness } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { flame } from './flame.ts'
import { label } from './glass.ts'
import type { Vessel } from './vessel.ts'

export type Candle = {
  readonly half: number
  readonly height: number
  readonly colour: string
  /** 'clear' shows the wax through the glass, 'opaque' is ceramic, tin or coloured glass. */
  readonly body: 'clear' | 'opaque'
  readonly wax?: string
  readonly wicks?: number
  /** 0 is unlit. */
  readonly light?: number
  /** Narrowing (< 0) or widening (> 0) of the rim against the foot. */
  readonly flare?: number
  readonly gloss?: number
  readonly paper?: string
  /** Drawn over the body inside its outline: relief, glaze, frost. */
  readonly relief?: (half: number, height: number) => string
}

/** The outline of a tumbler, cup or bowl. */
export function cupPath(half: number, height: number, flare = 0, corner = 18): string {
  const top = half + flare
  return new Path()
    .move([-top, -height])
    .cubic([-top, -height * 0.5], [-half, -height * 0.4], [-half, -corner])
    .cubic([-half, -corner * 0.2], [-half + corner * 0.4, half * 0.05], [-half + corner * 1.2, half * 0.075])
    .quad([0, half * 0.15], [half - corner * 1.2, half * 0.075])
    .cubic([half - corner * 0.4, half * 0.05], [half, -corner * 0.2], [half, -corner])
    .cubic([half, -height * 0.4], [top, -height * 0.5], [top, -height])
    .close()
    .toString()
}

/** A candle in its vessel, seen a little from above, so that the wax and its light show. */
export function candle(canvas: Canvas, options: Candle): Vessel {
  const { half, height, colour, body, wax = '#f3e8d2', wicks = 1, light = 0.6, flare = 0, gloss = 0.6, paper, relief } = options
  const clear = body === 'clear'
  const rim = half + flare
  const ry = rim * 0.17
  const outline = cupPath(half, height, flare)
  const mouth = new Path().move([-rim, -height]).arc(rim, ry, [rim, -height]).arc(rim, ry, [-rim, -height]).close().toString()
  const clip = canvas.clip(outline)
  const level = -height * 0.82
  const skin = clear
    ? canvas.linear(
        blend(
          alpha(shaded(colour, 0.3), 0.75),
          [0.12, alpha(colour, 0.5)],
          [0.4, alpha(lit(colour, 0.3), 0.4)],
          [0.85, alpha(colour, 0.55)],
          alpha(shaded(colour, 0.35), 0.8),
        ),
        ACROSS,
      )
    : canvas.linear(
        blend(shaded(colour, 0.26), [0.2, lit(colour, 0.38)], [0.48, colour], [0.84, shaded(colour, 0.34)], shaded(colour, 0.24)),
        ACROSS,
      )
  const waxBody = clear
    ? group(
        shape(
          new Path().move([-half, level]).line([half, level], [half, 20], [-half, 20]).close().toString(),
          canvas.linear(blend(lit(wax, 0.4), shaded(wax, 0.12))),
        ) +
          shape(outline, roundness(canvas, '#4a3020', '#fffaf0', 0.42)) +
          (light ? glow(canvas, [0, level + 10], half * 1.1, '#ffb54d', light * 0.75, height * 0.5) : ''),
        `clip-path="${clip}"`,
      )
    : ''
  const walls = shape(outline, skin) + (relief ? group(relief(half, height), `clip-path="${clip}"`) : '')
  const inside = clear
    ? shape(mouth, alpha(shaded(colour, 0.2), 0.22))
    : shape(mouth, canvas.linear(blend(shaded(colour, 0.5), [0.7, shaded(colour, 0.2)], lit(colour, 0.2)), ACROSS))
  const pool = ellipse(
    [0, -height + ry * 0.3],
    rim * 0.92,
    ry * 0.84,
    canvas.radial(
      blend(light ? '#fff2c4' : lit(wax, 0.3), [0.5, light ? lit(wax, 0.2) : wax], shaded(wax, 0.2)),
      [0.5, 0.45],
      0.55,
    ),
  )
  const rimLight =
    stroke(mouth, alpha(clear ? '#ffffff' : lit(colour, 0.7), 0.75), 2.4) +
    stroke(`M${-rim} ${-height}a${rim} ${ry.toFixed(1)} 0 0 0 ${rim * 2} 0`, alpha(shaded(colour, 0.5), 0.25), 1.2)
  const shine = new Path()
    .move([-half * 0.8, -height * 0.16])
    .quad([-half * 0.84 - flare * 0.4, -height * 0.5], [-half * 0.8 - flare * 0.7, -height * 0.86])
    .line([-half * 0.66 - flare * 0.6, -height * 0.84])
    .quad([-half * 0.71 - flare * 0.3, -height * 0.5], [-half * 0.68, -height * 0.14])
    .close()
    .toString()
  const sheen = shape(shine, canvas.linear(blend(alpha('#ffffff', gloss), alpha('#ffffff', gloss * 0.15))))
  const places = Array.from({ length: wicks }, (_, index): Point => [
    wicks === 1 ? 0 : (index - (wicks - 1) / 2) * rim * 0.52,
    -height + ry * (wicks > 1 && index === 1 ? -0.1 : 0.35),
  ])
  const flames = places
    .map(place =>
      light
        ? flame(canvas, place, Math.min(58, half * 0.5), light / wicks ** 0.6)
        : stroke(`M${place[0]} ${place[1]}v-${(half * 0.16).toFixed(1)}`, '#5a4638', 4, 'stroke-linecap="round"'),
    )
    .join('')
  const warmth =
    !clear && light
      ? group(
          glow(canvas, [0, -height], half * 1.2, '#ffb95c', (light * 0.4) / wicks ** 0.5, height * 0.6),
          `clip-path="${clip}"`,
        )
      : ''
  const tag = paper ? label(canvas, half * 0.5, [height * 0.22, height * 0.66], paper) : ''
  return {
    art: waxBody + walls + warmth + inside + pool + rimLight + sheen + tag + flames,
    outline,
    foot: half,
    ...(light ? { glowing: glow(canvas, [0, half * 0.1], half * 2.1, '#ffcf87', light * 0.5, half * 0.42) } : {}),
  }
}

/** A lid lying beside or leaning on the candle: a thick disc of cork, wood or metal. */
export function lid(canvas: Canvas, half: number, thickness: number, colour: string, metal = false): Vessel {
  const ry = half * 0.2
  const side = new Path()
    .move([-half, -thickness])
    .line([-half, 0])
    .arc(half, ry, [half, 0], false)
    .line([half, -thickness])
    .close()
    .toString()
  const edge = metal
    ? canvas.linear(
        blend(
          shaded(colour, 0.4),
          [0.2, lit(colour, 0.6)],
          [0.4, colour],
          [0.7, shaded(colour, 0.35)],
          [0.86, lit(colour, 0.3)],
          shaded(colour, 0.5),
        ),
        ACROSS,
      )
    : canvas.linear(blend(shaded(colour, 0.3), [0.25, lit(colour, 0.2)], shaded(colour, 0.4)), ACROSS)
  const top = canvas.linear(blend(lit(colour, 0.5), shaded(colour, metal ? 0.2 : 0.06)), [0, 0, 1, 1])
  let grain = ''
  if (!metal)
    for (let index = 0; index < 16; index++)
      grain += `M${Math.round(canvas.random.near(0, half * 0.75))} ${Math.round(-thickness + canvas.random.near(0, ry * 0.6))}h${canvas.random.whole(3, 8)}`
  return {
    art:
      shape(side, edge) +
      ellipse([0, -thickness], half, ry, top) +
      (grain && stroke(grain, alpha(shaded(colour, 0.5), 0.5), 2.2, 'stroke-linecap="round"')) +
      (metal
        ? ellipse([0, -thickness], half * 0.86, ry * 0.86, 'none', `stroke="${alpha(lit(colour, 0.7), 0.6)}" stroke-width="1.5"`)
        : ''),
    outline: side,
    foot: half,
  }
}
