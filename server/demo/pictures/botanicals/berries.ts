import { blend, ellipse, stroke, type Canvas } from '../canvas.ts'
import { alpha, lit, shaded } from '../palette.ts'

/** A round fruit to print, lit from the upper left; `bloom` is the dusty veil of juniper or blueberries. */
export function berryStamp(canvas: Canvas, radius: number, colour: string, bloom = 0): string {
  const body = canvas.radial(
    blend(lit(colour, 0.6 + bloom * 0.1), [0.3, lit(colour, 0.18)], [0.72, shaded(colour, 0.2)], shaded(colour, 0.62)),
    [0.5, 0.5],
    0.56,
    [0.33, 0.28],
  )
  const veil =
    bloom > 0
      ? ellipse(
          [-radius * 0.12, -radius * 0.1],
          radius * 0.8,
          radius * 0.78,
          canvas.radial(blend(alpha('#e8edf2', bloom), alpha('#e8edf2', 0))),
        )
      : ''
  const bounce = stroke(
    `M${(radius * 0.55).toFixed(1)} ${(radius * 0.62).toFixed(1)}A${(radius * 0.84).toFixed(1)} ${(radius * 0.84).toFixed(1)} 0 0 0 ${(radius * 0.82).toFixed(1)} ${(radius * 0.1).toFixed(1)}`,
    alpha(lit(colour, 0.6), 0.4),
    radius * 0.1,
  )
  return canvas.stamp(
    ellipse([0, 0], radius, radius, body) +
      veil +
      bounce +
      ellipse([-radius * 0.36, -radius * 0.42], radius * 0.2, radius * 0.13, alpha('#ffffff', 0.8), 'transform="rotate(-35)"'),
  )
}
