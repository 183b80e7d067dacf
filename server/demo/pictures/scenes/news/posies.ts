import { snowdrop } from '../../botanicals/bells.ts'
import { ellipse, group, type Canvas } from '../../canvas.ts'
import { alpha } from '../../palette.ts'
import { drum } from '../../vessels/bottles.ts'

/** A clay pot of snowdrops. */
export function bells(canvas: Canvas, x: number, y: number, scale: number): string {
  const flowers = (
    [
      [-26, 120, -1],
      [0, 150, 1],
      [26, 126, 1],
      [-8, 110, -1],
    ] as const
  )
    .map(([dx, size, lean]) => snowdrop(canvas, [dx, -86], size, lean).art)
    .join('')
  return group(
    ellipse([16, 0], 84, 12, alpha('#2a2026', 0.3)) + flowers + drum(canvas, 56, 92, '#c58a68', 0, 0.14, 0.7).art,
    `transform="translate(${x} ${y})scale(${scale})"`,
  )
}
