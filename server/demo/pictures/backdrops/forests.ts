import { blend, group, round, shape, stroke, type Canvas } from '../canvas.ts'
import { bough } from '../botanicals/needles.ts'
import type { Point } from '../geometry.ts'
import { daylight, glow } from '../light.ts'
import { alpha, lit, mix } from '../palette.ts'
import { Path } from '../path.ts'
import { foliage, ground, hazySun, mist, ridge, treeline } from './sky.ts'
import type { Backdrop } from './landscapes.ts'

/** A road that runs into tall pines; `wet` shines after dew or rain. */
export const pineForest = (canvas: Canvas, y: number, { road = false, deep = '#5a7059', haze = '#e4e2c6' } = {}): string => {
  const { width, random } = canvas
  let art =
    ground(canvas, blend(mix(haze, '#ffffff', 0.3), [0.6, haze], mix(deep, haze, 0.5))) +
    glow(canvas, [width * 0.4, y - 330], width * 0.62, '#fff3cf', 0.9)
  for (const [layer, share] of [0.74, 0.5].entries())
    art +=
      treeline(canvas, y - 30 + layer * 26, 470 - layer * 30, mix(deep, haze, share), {
        spruces: 0.94,
        density: layer ? 0.14 : 0.4,
      }) + mist(canvas, y - 60 + layer * 30, 80, haze, 0.75, 3)
  let [trunks, bark] = ['', '']
  for (const share of [0.05, 0.17, 0.68, 0.83, 0.95]) {
    const [x, half] = [width * share + random.near(0, 14), random.between(11, 20)]
    trunks += new Path()
      .move([x - half * 1.3, y + 30])
      .quad([x - half, y - 60], [x - half * 0.7, -10])
      .line([x + half * 0.7, -10])
      .quad([x + half, y - 60], [x + half * 1.3, y + 30])
      .close()
      .toString()
    for (let mark = 0; mark < 9; mark++)
      bark += `M${Math.round(x + random.near(0, half * 0.6))} ${Math.round(random.next() * y)}v${random.whole(16, 50)}`
  }
  art +=
    shape(trunks, canvas.linear(blend(mix(deep, '#c08b5c', 0.4), [0.5, mix(deep, '#9a6a48', 0.6)], mix(deep, '#5d4433', 0.5)))) +
    stroke(bark, alpha('#3a2a22', 0.3), 3, round)
  for (const [bx, by, size, turn] of [
    [0.02, 0.1, 1.2, 20],
    [0.96, 0.06, 1.3, 160],
    [0.8, 0.24, 0.9, 170],
  ] as const)
    art += group(
      bough(
        canvas,
        { from: [0, 0], bend: [120, -14], to: [230, 40] },
        {
          twig: 80,
          needle: 26,
          rows: 9,
          angle: 50,
          colour: mix(deep, haze, 0.1),
          tip: mix(deep, haze, 0.34),
          thickness: 3,
          twigs: 7,
        },
      ).art,
      `transform="translate(${Math.round(width * bx)} ${Math.round(y * by)})rotate(${turn > 90 ? turn - 180 : turn})scale(${turn > 90 ? -size : size} ${size})" opacity=".85"`,
    )
  const way = road
    ? shape(
        `M${width * 0.41} ${y - 120}L${width * 0.45} ${y - 120}L${width * 1.5} ${y + 340}H${-width * 0.7}z`,
        canvas.linear(blend('#b9b5a8', '#7f7f7d')),
      ) + stroke(`M${width * 0.43} ${y - 112}L${width * 0.42} ${y + 120}`, alpha('#f4ecd8', 0.8), 6, 'stroke-dasharray="22 20"')
    : ''
  return art + ridge(canvas, y - 40, 12, mix(deep, haze, 0.3)) + way + daylight(canvas, '#fff3d6', 0.35)
}

/** A winter forest or the first snow, quiet and blue. */
export const winterForest = (canvas: Canvas, y: number, snow = true): string => {
  const { width, random } = canvas
  let flakes = ''
  for (let index = 0; index < (snow ? 70 : 26); index++)
    flakes += `M${Math.round(random.next() * width)} ${Math.round(random.next() * y)}h.1`
  return (
    ground(canvas, blend('#c3d0d6', [0.55, '#e3e7e6'], '#f1efe8')) +
    hazySun(canvas, [width * 0.26, y - 420], 44, '#f7ecd6', 0.7) +
    treeline(canvas, y - 60, 330, alpha('#b4c4ca', 0.75), { density: 0.6, spruces: 0.9 }) +
    mist(canvas, y - 80, 60, '#f3f3ee', 0.9) +
    treeline(canvas, y + 6, 420, alpha('#8fa5ab', 0.7), { density: 0.18, spruces: 1 }) +
    mist(canvas, y - 10, 50, '#f6f5f0', 0.95) +
    stroke(flakes, alpha('#ffffff', 0.85), 5, round) +
    daylight(canvas, '#fffaf0', 0.5)
  )
}

/** An avenue of lindens in July, sun through the crowns. */
export const avenue: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  let art =
    ground(canvas, blend('#eef0cf', [0.6, '#f8efcb'], '#cdd29a')) + glow(canvas, [width * 0.5, y - 260], 330, '#fff6d2', 1)
  const focus: Point = [width * 0.5, y - 150]
  for (const depth of [0.2, 0.34, 0.56, 0.95]) {
    const tone = mix('#e6e7b8', '#93a365', depth)
    for (const side of [-1, 1]) {
      const x = focus[0] + side * width * 0.6 * depth
      const [foot, half] = [focus[1] + 150 * depth + 20, 22 * depth]
      const crown = foot - 330 * depth
      art += shape(
        new Path()
          .move([x - half, foot])
          .quad([x - half * 0.5, foot - 120 * depth], [x - half * 0.7, crown])
          .line([x + half * 0.7, crown])
          .quad([x + half * 0.5, foot - 120 * depth], [x + half, foot])
          .close()
          .toString(),
        mix(tone, '#8b6f4f', 0.5),
      )
      for (const [dx, dy, size] of [
        [0, -190, 1.25],
        [-0.5, -40, 1],
        [0.55, -70, 1.1],
        [-0.35, -330, 1.1],
        [0.4, -400, 1],
        [0, 40, 0.9],
      ] as const) {
        art += foliage(
          canvas,
          [x + dx * 200 * depth + random.near(0, 14), crown + dy * depth],
          165 * size * depth,
          dx > 0 ? tone : lit(tone, 0.24),
          0.85,
        )
      }
    }
  }
  return (
    art +
    shape(
      `M${focus[0] - 16} ${focus[1] + 24}H${focus[0] + 16}L${width * 0.9} ${y + 60}H${width * 0.1}z`,
      canvas.linear(blend('#f6ebc6', '#dccba0')),
    ) +
    daylight(canvas, '#fff7d8', 0.5)
  )
}

/** A garden seen through rain. */
export const rainGarden: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  let [rain, puffs] = ['', '']
  for (let index = 0; index < 44; index++) {
    const [x, top, reach] = [Math.round(random.next() * width), Math.round(random.next() * y * 0.95), random.whole(24, 70)]
    rain += `M${x} ${top}l${Math.round(-reach * 0.12)} ${reach}`
  }
  for (let index = 0; index < 11; index++)
    puffs += foliage(
      canvas,
      [random.next() * width, y - random.between(10, 330)],
      random.between(90, 170),
      random.pick(['#7f9a77', '#9fb391', '#68866a', '#b7c4ad']),
      0.6,
    )
  return (
    ground(canvas, blend('#cdd3d0', [0.5, '#c3cfc0'], '#8ea586')) +
    puffs +
    mist(canvas, y - 120, 70, '#eef0e8', 0.6) +
    stroke(rain, alpha('#ffffff', 0.5), 2, round) +
    daylight(canvas, '#fffdf2', 0.5)
  )
}
