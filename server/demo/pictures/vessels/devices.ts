import { ACROSS, blend, ellipse, group, rect, shape, stroke, type Canvas } from '../canvas.ts'
import { num, type Point } from '../geometry.ts'
import { glow } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path, smooth } from '../path.ts'
import { drum } from './bottles.ts'
import { wisp } from './flame.ts'
import { archMark } from './glass.ts'
import type { Vessel } from './vessel.ts'

/** A slot of fine horizontal lines, the machine's breath. */
const grille = (x: number, y: number, width: number, lines: number, gap: number, colour: string) =>
  stroke(
    Array.from({ length: lines }, (_, index) => `M${num(x)} ${num(y + index * gap)}h${num(width)}`).join(''),
    colour,
    gap * 0.42,
    'stroke-linecap="round"',
  )

/** A cylinder machine: from the mug-sized one to the floor column. */
export function cylinderMachine(
  canvas: Canvas,
  half: number,
  height: number,
  { colour = '#f1ece2', base = '#c9a878', band = 0.16, vapour = 0.6, mark = true } = {},
): Vessel {
  const body = drum(canvas, half, height, colour, 0, 0.16, 0.75)
  const ry = half * 0.16
  const foot = drum(canvas, half, height * band, base, 0, 0.16, 0.7)
  const outlet =
    ellipse([0, -height], half * 0.62, ry * 0.62, canvas.linear(blend(shaded(colour, 0.5), shaded(colour, 0.2)))) +
    ellipse([0, -height + 1.5], half * 0.4, ry * 0.38, shaded(colour, 0.66)) +
    stroke(
      `M${num(-half * 0.62)} ${num(-height)}a${num(half * 0.62)} ${num(ry * 0.62)} 0 0 0 ${num(half * 1.24)} 0`,
      alpha('#ffffff', 0.7),
      2,
    )
  const seam =
    stroke(
      `M${num(-half)} ${num(-height * 0.86)}q${num(half)} ${num(ry * 2)} ${num(half * 2)} 0`,
      alpha(shaded(colour, 0.5), 0.35),
      1.8,
    ) +
    stroke(`M${num(-half)} ${num(-height * 0.86 + 2)}q${num(half)} ${num(ry * 2)} ${num(half * 2)} 0`, alpha('#ffffff', 0.5), 1.2)
  const lamp =
    ellipse([0, -height * (band + 0.1) + ry], 4.4, 4.4, '#e6b566') +
    glow(canvas, [0, -height * (band + 0.1) + ry], 22, '#f2c878', 0.7)
  const sheen = stroke(
    `M${num(-half * 0.66)} ${num(-height * 0.9 + ry)}V${num(-height * (band + 0.04))}`,
    alpha('#ffffff', 0.4),
    half * 0.14,
    'stroke-linecap="round"',
  )
  const air = vapour ? wisp(canvas, [0, -height], 260, half * 1.15, '#ffffff', vapour) : ''
  return {
    art:
      body.art +
      foot.art +
      seam +
      sheen +
      (mark ? archMark([0, -height * 0.56 + ry], half * 0.2, alpha(shaded(colour, 0.5), 0.6)) : '') +
      lamp +
      outlet +
      air,
    outline: body.outline,
    foot: half,
  }
}

/** A matte black table-top box with a round brass outlet. */
export function boxMachine(canvas: Canvas, { colour = '#3b393a', brass = '#c7a05c' } = {}): Vessel {
  const [w, h, d] = [150, 250, 62]
  const front = new Path()
    .move([-w, 0])
    .line([-w, -h + 18])
    .quad([-w, -h], [-w + 18, -h])
    .line([w - 18, -h])
    .quad([w, -h], [w, -h + 18])
    .line([w, 0])
    .close()
    .toString()
  const side = `M${w - 8} 0V${-h + 6}L${w + d - 14} ${-h - 36}q12-1 12 12V-30z`
  const top = `M${-w + 12} ${-h + 2}l${d - 8}-35q6-4 14-4h${2 * w - 34}q11 0 18 5L${w - 12} ${-h + 4}z`
  const ring = (radius: number, fill: string) => ellipse([0, -h * 0.56], radius, radius, fill)
  const metal = canvas.linear(blend(lit(brass, 0.65), [0.5, brass], shaded(brass, 0.5)), [0, 0, 1, 1])
  const art =
    shape(side, canvas.linear(blend(shaded(colour, 0.5), shaded(colour, 0.7)), ACROSS)) +
    shape(top, canvas.linear(blend(lit(colour, 0.45), lit(colour, 0.16)), ACROSS)) +
    shape(front, canvas.linear(blend(lit(colour, 0.26), [0.5, colour], shaded(colour, 0.3)), [0, 0, 1, 1])) +
    stroke(`M${-w + 16} ${-h}H${w - 16}`, alpha('#ffffff', 0.4), 2) +
    ring(62, metal) +
    ring(55, shaded(colour, 0.55)) +
    ring(
      47,
      canvas.radial(blend(shaded(colour, 0.8), [0.7, shaded(colour, 0.5)], lit(colour, 0.08)), [0.5, 0.5], 0.5, [0.4, 0.6]),
    ) +
    grille(-32, -h * 0.56 - 24, 64, 5, 12, alpha(lit(colour, 0.4), 0.5)) +
    ellipse([w - 34, -28], 4, 4, '#f0c9a8') +
    glow(canvas, [w - 34, -28], 24, '#f3c7a8', 0.7) +
    rect(-w + 24, -32, 60, 3, alpha(brass, 0.9))
  return { art: art + wisp(canvas, [0, -h * 0.62], 300, 110, '#fff2e6', 0.34), outline: front, foot: w }
}

/** A steel wall cabinet with a hose that runs up to a ventilation duct at (`ductX`, `ductY`); its origin is its lower edge. */
export function wallCabinet(canvas: Canvas, [ductX, ductY]: Point): Vessel {
  const [w, h] = [150, 300]
  const steel = '#aeb4b6'
  const box = `M${-w} 0V${-h + 10}q0-10 10-10H${w - 10}q10 0 10 10V0q0 8-8 8H${-w + 8}q-8 0-8-8z`
  const hose = `M40 ${-h}C40 ${-h - 130} ${ductX} ${ductY + 190} ${ductX} ${ductY}`
  let rings = ''
  for (let index = 1; index < 22; index++) {
    const share = index / 22
    const [a, b, c, d] = [(1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share ** 2 * (1 - share), share ** 3]
    const [x, y] = [40 * (a + b) + ductX * (c + d), -h * a + (-h - 130) * b + (ductY + 190) * c + ductY * d]
    rings += `M${num(x - 20)} ${num(y)}q20 8 40 0`
  }
  const art =
    stroke(hose, shaded(steel, 0.3), 42) +
    stroke(hose, lit(steel, 0.4), 26, 'transform="translate(-4 0)"') +
    stroke(rings, alpha(shaded(steel, 0.6), 0.4), 3) +
    shape(box, canvas.linear(blend(lit(steel, 0.62), [0.5, steel], shaded(steel, 0.26)), [0, 0, 1, 1])) +
    stroke(box, alpha(shaded(steel, 0.5), 0.4), 1.6) +
    stroke(`M${-w + 16} ${-h + 70}H${w - 16}`, alpha(shaded(steel, 0.5), 0.35), 2) +
    stroke(`M${-w + 16} ${-h + 72}H${w - 16}`, alpha('#ffffff', 0.6), 1.6) +
    grille(-w + 34, -84, 120, 5, 13, alpha(shaded(steel, 0.6), 0.55)) +
    shape(`M${w - 60} ${-150}h26v44h-26z`, alpha(shaded(steel, 0.5), 0.4)) +
    ellipse([w - 47, -128], 7, 7, lit(steel, 0.7)) +
    rect(-w + 34, -h + 24, 110, 26, '#2f3a42', 4) +
    ellipse([w - 47, -h + 37], 6, 6, '#9fd0f2') +
    glow(canvas, [w - 47, -h + 37], 40, '#8fc7f5', 0.85) +
    rect(34, -h - 16, 44, 18, shaded(steel, 0.2)) +
    archMark([0, -h * 0.5], 22, alpha(shaded(steel, 0.5), 0.55))
  return { art, outline: box, foot: w }
}

/** An ultrasonic diffuser shaped like a stone, with limestone's faint layers. */
export function stoneDiffuser(canvas: Canvas, colour = '#cfc8ba'): Vessel {
  const edge: Point[] = [
    [-190, -30],
    [-178, -112],
    [-96, -176],
    [10, -190],
    [120, -166],
    [186, -100],
    [192, -34],
    [150, -2],
    [0, 6],
    [-150, -2],
  ]
  const outline = smooth(edge, true)
  const clip = canvas.clip(outline)
  const layer = (y: number, bend: number) => `M-210 ${y}Q-40 ${y + bend} 210 ${y - bend * 0.4}`
  const strata =
    stroke([-34, -58, -96, -120].map((y, index) => layer(y, [14, -10, 12, -8][index] ?? 0)).join(''), alpha('#8f8474', 0.3), 3) +
    stroke([-31, -93].map(y => layer(y, 12)).join(''), alpha('#ffffff', 0.5), 2.5)
  let pits = ''
  for (let index = 0; index < 34; index++)
    pits += `M${Math.round(canvas.random.near(0, 170))} ${Math.round(canvas.random.between(-165, -10))}h${canvas.random.whole(1, 4)}`
  const body = canvas.radial(blend(lit(colour, 0.75), [0.4, colour], shaded(colour, 0.42)), [0.45, 0.4], 0.75, [0.28, 0.18])
  const light = glow(canvas, [0, -16], 150, '#ffe2ad', 0.55, 26)
  return {
    art:
      shape(outline, body) +
      group(strata + stroke(pits, alpha('#7d7264', 0.5), 2.6, 'stroke-linecap="round"') + light, `clip-path="${clip}"`) +
      ellipse([6, -182], 34, 7, shaded(colour, 0.6)) +
      ellipse([6, -181], 24, 4.4, shaded(colour, 0.75)) +
      wisp(canvas, [6, -182], 330, 92, '#ffffff', 0.75),
    outline,
    foot: 150,
  }
}

/** An unglazed pebble on its saucer. */
export function scentStone(canvas: Canvas, clay = '#d9c9b6', saucer = '#f0e9dc'): Vessel {
  const edge: Point[] = [
    [-128, -52],
    [-104, -116],
    [-24, -142],
    [70, -128],
    [128, -78],
    [118, -34],
    [40, -14],
    [-70, -18],
  ]
  const outline = smooth(edge, true)
  const plate = canvas.linear(blend('#ffffff', [0.5, saucer], shaded(saucer, 0.3)), [0, 0, 1, 1])
  let pores = ''
  for (let index = 0; index < 60; index++)
    pores += `M${Math.round(canvas.random.near(0, 112))} ${Math.round(canvas.random.between(-132, -24))}h.1`
  const dish = new Path()
    .move([-230, -34])
    .quad([-206, 6], [-110, 12])
    .line([110, 12])
    .quad([206, 6], [230, -34])
    .close()
    .toString()
  return {
    art:
      shape(dish, canvas.linear(blend(shaded(saucer, 0.28), [0.3, lit(saucer, 0.5)], shaded(saucer, 0.4)), ACROSS)) +
      ellipse([0, -34], 230, 40, plate) +
      ellipse([0, -32], 190, 31, canvas.linear(blend(shaded(saucer, 0.2), lit(saucer, 0.6)), [0, 0, 1, 1])) +
      ellipse([16, -22], 136, 18, alpha('#3a2c24', 0.35)) +
      shape(outline, canvas.radial(blend(lit(clay, 0.8), [0.45, clay], shaded(clay, 0.42)), [0.45, 0.4], 0.72, [0.28, 0.2])) +
      group(stroke(pores, alpha(shaded(clay, 0.5), 0.4), 2.6, 'stroke-linecap="round"'), `clip-path="${canvas.clip(outline)}"`) +
      ellipse([2, -128], 40, 13, alpha('#6b4428', 0.55)) +
      ellipse([-2, -130], 26, 7, alpha('#4b2f1c', 0.5)),
    outline: outline + dish,
    foot: 190,
  }
}
