import { blend, ellipse, group, rect, round, shape, stroke, type Canvas } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import { daylight, glow } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { ground, hazySun, mist, ridge, treeline } from './sky.ts'

/** A backdrop paints everything behind the surface; `horizon` is the surface's far edge. */
export type Backdrop = (canvas: Canvas, horizon: number) => string

/** Bog pools at first light, stunted pines in mist. */
export const bog: Backdrop = (canvas, y) => {
  const { width } = canvas
  const pool = (x: number, top: number, rx: number) =>
    ellipse([x, top], rx, rx * 0.1, canvas.linear(blend('#f4e9cf', '#b7c2b4'))) +
    ellipse([x, top - 1], rx, rx * 0.1, 'none', `stroke="${alpha('#8a8f68', 0.5)}" stroke-width="2"`)
  return (
    ground(canvas, blend('#dfe3d6', [0.35, '#f3e8d0'], [0.7, '#dcd9bf'], '#a9b08a')) +
    hazySun(canvas, [width * 0.24, y - 330], 46, '#f7dfae') +
    treeline(canvas, y - 190, 90, alpha('#b4bfae', 0.7)) +
    mist(canvas, y - 180, 46, '#f6efdf', 0.8) +
    treeline(canvas, y - 110, 150, alpha('#93a38d', 0.75), { density: 0.25, spruces: 0.35 }) +
    ridge(canvas, y - 112, 6, '#b5b98f') +
    pool(width * 0.2, y - 78, 130) +
    pool(width * 0.74, y - 58, 170) +
    pool(width * 0.48, y - 92, 60) +
    mist(canvas, y - 104, 40, '#fbf5e8', 0.85) +
    daylight(canvas, '#fff4dc', 0.5)
  )
}

/** Rows of a blooming field under a dry, warm sky. */
export const field = (canvas: Canvas, y: number, bloom = '#9a8bb4', straw = '#dcc48a'): string => {
  const { width, height } = canvas
  const far = y - 130
  const focus: Point = [width * 0.62, far - 10]
  let rows = ''
  for (let index = -9; index < 12; index++) {
    const x = width * 0.5 + index * 150
    rows += new Path()
      .move(focus)
      .line([x, height], [x + 78, height])
      .close()
      .toString()
  }
  return (
    ground(canvas, blend('#e9dfcc', [0.5, '#f7e6c4'], '#efd3a3')) +
    hazySun(canvas, [width * 0.22, far - 250], 54, '#fbdc9a') +
    ridge(canvas, far - 40, 14, alpha('#b7b49a', 0.6)) +
    treeline(canvas, far + 2, 50, alpha('#95997a', 0.8), { spruces: 0.15 }) +
    rect(0, far, width, height - far, canvas.linear(blend(lit(straw, 0.2), shaded(straw, 0.14)))) +
    group(
      shape(rows, canvas.linear(blend(alpha(lit(bloom, 0.3), 0.6), bloom))),
      `clip-path="${canvas.clip(`M0 ${far}H${width}V${height}H0z`)}"`,
    ) +
    daylight(canvas, '#fff1cf', 0.6)
  )
}

/** The river in the morning, an arched bridge and gabled roofs in the mist. */
export const riverTown: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  const bank = y - 90
  let houses = ''
  let lamps = ''
  let x = -30
  while (x < width + 40) {
    const [w, h] = [random.between(70, 120), random.between(90, 180)]
    houses += new Path()
      .move([x, bank])
      .line([x, bank - h], [x + w * 0.5, bank - h - w * random.between(0.3, 0.55)], [x + w, bank - h], [x + w, bank])
      .close()
      .toString()
    for (let index = 0; index < 3; index++)
      if (random.chance(0.5))
        lamps += `M${Math.round(x + w * (0.22 + index * 0.25))} ${Math.round(bank - h * random.between(0.3, 0.8))}h9v14h-9z`
    x += w + random.between(-6, 20)
  }
  const tower: Point = [width * 0.74, bank - 330]
  const spire = new Path()
    .move([tower[0] - 26, bank])
    .line([tower[0] - 26, tower[1] + 110])
    .quad([tower[0] - 24, tower[1] + 70], [tower[0] - 8, tower[1] + 62])
    .line([tower[0], tower[1]], [tower[0] + 8, tower[1] + 62])
    .quad([tower[0] + 24, tower[1] + 70], [tower[0] + 26, tower[1] + 110])
    .line([tower[0] + 26, bank])
    .close()
    .toString()
  const [b, h] = [bank + 34, 120]
  const bridge = new Path()
    .move([-20, b - 40])
    .quad([width * 0.42, b - h - 90], [width * 0.9, b - 26])
    .line([width * 0.9, b])
    .line([width * 0.8, b])
    .quad([width * 0.66, b - h * 0.95], [width * 0.5, b])
    .line([width * 0.42, b])
    .quad([width * 0.26, b - h * 1.02], [width * 0.08, b])
    .line([-20, b])
    .close()
    .toString()
  return (
    ground(canvas, blend('#dfe2df', [0.4, '#f1e8d8'], '#c3cccd')) +
    hazySun(canvas, [width * 0.2, bank - 330], 48, '#f6dfb5', 0.8) +
    shape(spire, alpha('#aeb5b6', 0.75)) +
    shape(houses, canvas.linear(blend(alpha('#a3abae', 0.9), alpha('#c4c9c6', 0.7)))) +
    shape(lamps, alpha('#f4d592', 0.8)) +
    mist(canvas, bank - 20, 44, '#f4eee2', 0.9) +
    rect(0, bank, width, y - bank + 20, canvas.linear(blend('#d3dad8', '#a9b9bd'))) +
    shape(bridge, canvas.linear(blend('#a09a92', '#857f7a'))) +
    stroke(
      new Path()
        .move([-20, b - 40])
        .quad([width * 0.42, b - h - 90], [width * 0.9, b - 26])
        .toString(),
      alpha('#f4e8d2', 0.7),
      4,
    ) +
    mist(canvas, b + 6, 26, '#f2ede4', 0.8) +
    daylight(canvas, '#fff5e2', 0.55)
  )
}

/** A midsummer night: dusk, a meadow and a far bonfire. */
export const midsummer: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  let sparks = ''
  for (let index = 0; index < 22; index++)
    sparks += `M${Math.round(width * 0.76 + random.near(0, 90))} ${Math.round(y - 130 - random.next() * 260)}h.1`
  return (
    ground(canvas, blend('#46586a', [0.4, '#7c8b95'], [0.62, '#d9b798'], [0.72, '#e2c49b'], '#5c6a4c')) +
    mist(canvas, y - 300, 30, '#f0cfae', 0.4) +
    treeline(canvas, y - 110, 130, alpha('#3f4f50', 0.85)) +
    ridge(canvas, y - 112, 8, '#5d6e4c') +
    glow(canvas, [width * 0.76, y - 150], 240, '#ffb45e', 0.85) +
    shape(
      new Path()
        .move([width * 0.735, y - 112])
        .cubic([width * 0.72, y - 170], [width * 0.76, y - 180], [width * 0.755, y - 236])
        .cubic([width * 0.8, y - 190], [width * 0.8, y - 160], [width * 0.787, y - 112])
        .close()
        .toString(),
      canvas.linear(blend('#ffe0a0', '#ee8a3c')),
    ) +
    stroke(sparks, alpha('#ffd08a', 0.9), 4, round) +
    mist(canvas, y - 84, 26, '#c9cfb4', 0.4)
  )
}
