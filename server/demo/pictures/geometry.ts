export type Point = readonly [x: number, y: number]

/** At most one decimal, without the zero that SVG does not need. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0')
}

/** Two decimals, for scales and opacities. */
export function fine(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0')
}

/** Numbers in the shortest form a path accepts: a minus sign, or a second decimal point, separates by itself. */
export function joined(values: readonly number[]): string {
  let text = ''
  let last = ''
  for (const value of values.map(num)) {
    text += text === '' || value.startsWith('-') || (value.startsWith('.') && last.includes('.')) ? value : ` ${value}`
    last = value
  }
  return text
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export const along = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.cos(radians(degrees)) * length,
  y + Math.sin(radians(degrees)) * length,
]

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Moves a shape drawn around the origin (growing towards +x) to its place. */
export const placed = (points: readonly Point[], [x, y]: Point, degrees: number, scale = 1): Point[] => {
  const [cos, sin] = [Math.cos(radians(degrees)) * scale, Math.sin(radians(degrees)) * scale]
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Point and direction (degrees) at `share` of a quadratic curve. */
export function onCurve(from: Point, bend: Point, to: Point, share: number): { point: Point; degrees: number } {
  const [first, second] = [between(from, bend, share), between(bend, to, share)]
  return {
    point: between(first, second, share),
    degrees: (Math.atan2(second[1] - first[1], second[0] - first[0]) * 180) / Math.PI,
  }
}
