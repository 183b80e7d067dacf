import { ACROSS, blend, ellipse, group, rect, type Canvas } from './canvas.ts'
import { num, type Point } from './geometry.ts'
import { alpha } from './palette.ts'
import { polygon } from './path.ts'

const shade = '#2a2026'

/** The dark where a thing touches what it stands on. */
export function contactShadow(canvas: Canvas, at: Point, rx: number, ry: number, strength = 0.5): string {
  const fill = canvas.radial(blend(alpha(shade, strength), [0.55, alpha(shade, strength * 0.55)], alpha(shade, 0)))
  return ellipse(at, rx, ry, fill)
}

export type CastShadow = {
  /** How far it reaches right and towards the viewer, in heights of the thing. */
  readonly reach?: Point
  readonly strength?: number
  readonly tint?: string
}

/**
 * The long shadow of a thing whose outline stands on y = 0, lying to the right of the light. Three widening strokes
 * make its edge soft without a filter.
 */
export function castShadow(
  canvas: Canvas,
  outline: string,
  { reach: [rx, ry] = [0.95, 0.16], strength = 0.3, tint = shade }: CastShadow = {},
): string {
  const fill = canvas.linear(blend(alpha(tint, 0), [0.45, alpha(tint, strength * 0.3)], alpha(tint, strength * 0.62)))
  const stamp = canvas.stamp(`<path d="${outline}"/>`)
  const layers = [22, 11].map(width => `<use href="#${stamp}" stroke-width="${width}" opacity=".34"/>`).join('')
  const drawing = `<g stroke="${fill}">${layers}</g><use href="#${stamp}"/>`
  return group(
    drawing,
    `fill="${fill}" transform="matrix(1 0 ${num(-rx * 10) === '0' ? 0 : (-rx).toFixed(2)} ${(-ry).toFixed(2)} 0 0)"`,
  )
}

/** A round, soft light or colour. */
export function glow(canvas: Canvas, at: Point, radius: number, colour: string, strength: number, ry = radius): string {
  const fill = canvas.radial(blend(alpha(colour, strength), [0.5, alpha(colour, strength * 0.32)], alpha(colour, 0)))
  return ellipse(at, radius, ry, fill)
}

export type Panes = {
  /** Upper left corner of the light on the wall. */
  readonly at: Point
  readonly size: Point
  /** How far the lower edge slides to the right, in heights. */
  readonly lean?: number
  readonly columns?: number
  readonly rows?: number
  readonly colour?: string
  readonly strength?: number
}

/** Sun through a window, fallen on a wall: slanting panes with a soft edge. */
export function windowLight(
  canvas: Canvas,
  { at: [x, y], size: [width, height], lean = 0.32, columns = 2, rows = 3, colour = '#fff1d2', strength = 0.5 }: Panes,
): string {
  const gap = width * 0.055
  const [paneWidth, paneHeight] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows]
  const fill = canvas.span(
    blend(alpha(colour, strength), [0.6, alpha(colour, strength * 0.6)], alpha(colour, strength * 0.15)),
    [x, y],
    [x + width * 0.6, y + height],
  )
  let panes = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * (paneWidth + gap), row * (paneHeight + gap)]
      const corner = (dx: number, dy: number): Point => [left + dx + (top + dy) * lean, y + top + dy + dx * 0.06]
      panes += polygon([corner(0, 0), corner(paneWidth, 0), corner(paneWidth, paneHeight), corner(0, paneHeight)])
    }
  }
  const drawing = canvas.stamp(`<path d="${panes}"/>`)
  return group(
    `<use href="#${drawing}" stroke-width="18" opacity=".28"/><use href="#${drawing}" stroke-width="8" opacity=".34"/><use href="#${drawing}" opacity=".8"/>`,
    `fill="${fill}" stroke="${fill}"`,
  )
}

/** Broad, soft, nearly transparent brush marks that keep a flat colour alive. */
export function washes(canvas: Canvas, colours: readonly [string, ...string[]], count = 5, strength = 0.1): string {
  const { random, width, height } = canvas
  return Array.from({ length: count }, () => {
    const colour = random.pick(colours)
    const fill = canvas.radial(blend(alpha(colour, strength * 2.2), [0.6, alpha(colour, strength * 1.3)], alpha(colour, 0)))
    const radius = random.between(0.3, 0.6) * Math.min(width, height)
    return ellipse([random.next() * width, random.next() * height], radius * random.between(1, 1.8), radius, fill)
  }).join('')
}

/** Darker corners, far from the light. */
export function vignette(canvas: Canvas, colour = '#3a2a1c', strength = 0.22): string {
  const fill = canvas.radial(blend(alpha(colour, 0), [0.55, alpha(colour, 0)], alpha(colour, strength)), [0.4, 0.4], 0.85)
  return rect(0, 0, canvas.width, canvas.height, fill)
}

/** The light that fills the room from the upper left. */
export function daylight(canvas: Canvas, colour = '#fff6e2', strength = 0.75): string {
  const fill = canvas.radial(
    blend(alpha(colour, strength), [0.5, alpha(colour, strength * 0.3)], alpha(colour, 0)),
    [0.12, 0.05],
    0.95,
  )
  return rect(0, 0, canvas.width, canvas.height, fill)
}

/** A vertical cylinder's shading over a shape: lit from the left, a little light coming back on the right. */
export function roundness(canvas: Canvas, dark: string, light: string, depth = 0.5): string {
  return canvas.linear(
    blend(
      alpha(dark, depth * 0.55),
      [0.16, alpha(light, depth * 0.5)],
      [0.34, alpha(light, depth * 0.12)],
      [0.62, alpha(dark, depth * 0.3)],
      [0.9, alpha(dark, depth)],
      alpha(dark, depth * 0.7),
    ),
    ACROSS,
  )
}
