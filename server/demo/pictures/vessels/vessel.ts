import { group, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { castShadow, contactShadow, type CastShadow } from '../light.ts'

/** A thing drawn standing on the origin: x to both sides, y upwards negative. */
export type Vessel = {
  readonly art: string
  /** Path data of its silhouette, for the shadow. */
  readonly outline: string
  /** Half the width of its foot. */
  readonly foot: number
  /** Light that passes through it and colours its shadow. */
  readonly glowing?: string
}

/** Sets a thing on a surface, with its shadows. */
export function standing(canvas: Canvas, vessel: Vessel, [x, y]: Point, scale = 1, shadow: CastShadow | null = {}): string {
  const cast = shadow ? castShadow(canvas, vessel.outline, shadow) : ''
  const touch = contactShadow(canvas, [vessel.foot * 0.12, 0], vessel.foot * 1.22, Math.max(7, vessel.foot * 0.2), 0.6)
  return group(
    cast + (vessel.glowing ?? '') + touch + vessel.art,
    `transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : `scale(${scale})`}"`,
  )
}

/** The same vessel as a stamp, for rows in which it stands many times. */
export const stamped = (canvas: Canvas, vessel: Vessel): Vessel => ({
  ...vessel,
  art: `<use href="#${canvas.stamp(vessel.art)}"/>`,
})
