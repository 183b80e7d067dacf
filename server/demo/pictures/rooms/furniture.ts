import { ACROSS, blend, ellipse, group, rect, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { glow } from '../light.ts'
import { alpha, lit, mix, shaded } from '../palette.ts'
import { drum } from '../vessels/bottles.ts'

const put = (drawing: string, x: number, y: number, scale = 1, flip = false) =>
  group(drawing, `transform="translate(${num(x)} ${num(y)})scale(${flip ? -scale : scale} ${scale})"`)
const cloth = (canvas: Canvas, colour: string) =>
  canvas.linear(blend(lit(colour, 0.36), [0.5, colour], shaded(colour, 0.34)), [0, 0, 0.7, 1])
const floorShadow = (canvas: Canvas, half: number) =>
  ellipse(
    [half * 0.2, 0],
    half * 1.25,
    half * 0.16,
    canvas.radial(blend(alpha('#2a2026', 0.42), [0.6, alpha('#2a2026', 0.2)], alpha('#2a2026', 0))),
  )

/** A rounded armchair on slim legs, its feet on y. */
export function armchair(canvas: Canvas, x: number, y: number, scale: number, colour: string, flip = false): string {
  const art =
    floorShadow(canvas, 120) +
    stroke('M-80-40L-92 0M80-40L92 0', '#6a4c36', 9, 'stroke-linecap="round"') +
    shape('M-104-90C-118-220-70-264 0-264S118-220 104-90z', cloth(canvas, colour)) +
    shape('M-84-120q84-26 168 0v64q-84 14-168 0z', cloth(canvas, lit(colour, 0.16))) +
    shape('M-128-150c-6-26 36-34 42-4l8 106q-4 20-30 16t-24-24z', cloth(canvas, colour)) +
    shape('M128-150c6-26-36-34-42-4l-8 106q4 20 30 16t24-24z', cloth(canvas, shaded(colour, 0.14))) +
    stroke('M-84-118q84-24 168 0', alpha(shaded(colour, 0.5), 0.3), 3)
  return put(art, x, y, scale, flip)
}

/** A low sofa with three cushions. */
export function sofa(canvas: Canvas, x: number, y: number, scale: number, colour: string, accent: string): string {
  const art =
    floorShadow(canvas, 270) +
    stroke('M-210-30L-218 0M210-30L218 0', '#6a4c36', 9, 'stroke-linecap="round"') +
    shape('M-240-70v-100q0-40 40-40h400q40 0 40 40v100z', cloth(canvas, colour)) +
    shape('M-226-106h150v66h-150zM-74-106h148v66h-148zM76-106h150v66h-150z', cloth(canvas, lit(colour, 0.2))) +
    shape('M-266-130q0-24 24-24t24 24v104h-36q-12 0-12-14z', cloth(canvas, colour)) +
    shape('M266-130q0-24-24-24t-24 24v104h36q12 0 12-14z', cloth(canvas, shaded(colour, 0.16))) +
    shape('M-196-178q40-14 76 0q8 36 0 72q-38 10-76 0q-8-36 0-72z', cloth(canvas, accent)) +
    shape('M120-174q36-12 68 0q8 34 0 66q-34 10-68 0q-8-32 0-66z', cloth(canvas, mix(accent, '#efe4d0', 0.5)))
  return put(art, x, y, scale)
}

/** A floor lamp with a glowing drum shade. */
export function floorLamp(canvas: Canvas, x: number, y: number, height: number, shade: string): string {
  const top = y - height
  return (
    glow(canvas, [x, top + 40], height * 0.6, '#ffdf9e', 0.55) +
    stroke(`M${num(x)} ${num(y)}V${num(top + 70)}`, '#8a6f4a', 6) +
    ellipse([x, y], 44, 9, '#7a6140') +
    shape(`M${num(x - 46)} ${num(top)}h92l22 92h-136z`, canvas.linear(blend(lit(shade, 0.5), [0.6, '#ffe9bc'], shade))) +
    ellipse([x, top + 92], 68, 9, alpha('#fff3d0', 0.9))
  )
}

/** A pendant lamp on its cord; `y` is the lower rim. */
export function pendant(canvas: Canvas, x: number, y: number, size: number, colour: string): string {
  return (
    stroke(`M${num(x)} 0V${num(y - size)}`, shaded(colour, 0.5), 3) +
    glow(canvas, [x, y + size * 0.2], size * 3, '#ffdf9e', 0.55) +
    shape(
      `M${num(x - size)} ${num(y)}C${num(x - size)} ${num(y - size * 0.9)} ${num(x - size * 0.4)} ${num(y - size * 1.05)} ${num(x)} ${num(y - size * 1.08)}S${num(x + size)} ${num(y - size * 0.9)} ${num(x + size)} ${num(y)}z`,
      canvas.linear(blend(lit(colour, 0.5), [0.4, colour], shaded(colour, 0.4)), ACROSS),
    ) +
    ellipse([x, y], size, size * 0.16, '#fff0c9')
  )
}

/** A framed botanical print. */
export function pictureFrame(canvas: Canvas, x: number, y: number, width: number, height: number, wood: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const sprig = `M${num(cx)} ${num(cy + height * 0.26)}Q${num(cx - 8)} ${num(cy)} ${num(cx + 6)} ${num(cy - height * 0.26)}`
  let leaves = ''
  for (let index = 0; index < 8; index++) {
    const [ly, side] = [cy + height * (0.2 - index * 0.055), index % 2 ? 1 : -1]
    leaves += `M${num(cx)} ${num(ly)}q${side * 12} ${-20} ${side * 34} ${-20}q${-side * 8} 18 ${-side * 34} 20z`
  }
  return (
    rect(x + 12, y + 14, width, height, alpha('#2a2026', 0.16)) +
    rect(x, y, width, height, canvas.linear(blend(lit(wood, 0.4), shaded(wood, 0.3)), [0, 0, 1, 1])) +
    rect(x + 11, y + 11, width - 22, height - 22, '#f8f2e5') +
    stroke(sprig, '#8b9a78', 3) +
    shape(leaves, '#9aa889')
  )
}

/** A pot with a tall plant, its foot on y. */
export function pottedPlant(canvas: Canvas, x: number, y: number, scale: number, leaf = '#6f8a64', pot = '#c9a184'): string {
  const { random } = canvas
  let [back, front, ribs] = ['', '', '']
  for (let index = 0; index < 15; index++) {
    const turn = -90 + (index - 7) * 13 + random.near(0, 5)
    const reach = 150 + random.between(0, 70) - Math.abs(index - 7) * 5
    const [tx, ty] = [Math.cos((turn * Math.PI) / 180) * reach, -90 + Math.sin((turn * Math.PI) / 180) * reach]
    const [nx, ny] = [-Math.sin((turn * Math.PI) / 180) * 26, Math.cos((turn * Math.PI) / 180) * 26]
    const data = `M0-84Q${Math.round(tx * 0.6 + nx)} ${Math.round(-90 + (ty + 90) * 0.6 + ny)} ${Math.round(tx)} ${Math.round(ty)}Q${Math.round(tx * 0.6 - nx)} ${Math.round(-90 + (ty + 90) * 0.6 - ny)} 0-84z`
    if (index % 2) front += data
    else back += data
    ribs += `M0-84L${Math.round(tx * 0.9)} ${Math.round(-84 + (ty + 84) * 0.9)}`
  }
  const urn = drum(canvas, 54, 92, pot, 0, 0.14, 0.6)
  return put(
    floorShadow(canvas, 70) +
      shape(back, shaded(leaf, 0.22)) +
      shape(front, canvas.linear(blend(lit(leaf, 0.36), leaf), [0, 0, 1, 1])) +
      stroke(ribs, alpha(lit(leaf, 0.6), 0.3), 1.6) +
      urn.art,
    x,
    y,
    scale,
  )
}

/** A round table on one foot; (x, y) is the middle of its top. */
export function roundTable(canvas: Canvas, [x, y]: Point, half: number, height: number, colour: string): string {
  const ry = half * 0.2
  return (
    ellipse(
      [x + half * 0.2, y + height],
      half * 0.9,
      ry * 0.7,
      canvas.radial(blend(alpha('#2a2026', 0.4), alpha('#2a2026', 0))),
    ) +
    rect(x - half * 0.07, y, half * 0.14, height - 4, canvas.linear(blend(lit(colour, 0.2), shaded(colour, 0.5)), ACROSS)) +
    ellipse([x, y + height - 4], half * 0.42, ry * 0.4, shaded(colour, 0.4)) +
    shape(
      `M${num(x - half)} ${num(y)}a${num(half)} ${num(ry)} 0 0 0 ${num(half * 2)} 0v${num(half * 0.06)}a${num(half)} ${num(ry)} 0 0 1 ${num(-half * 2)} 0z`,
      canvas.linear(blend(shaded(colour, 0.2), [0.3, lit(colour, 0.1)], shaded(colour, 0.45)), ACROSS),
    ) +
    ellipse([x, y], half, ry, canvas.linear(blend(lit(colour, 0.6), shaded(colour, 0.05)), [0, 0, 1, 1]))
  )
}
