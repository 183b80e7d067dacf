import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { ground } from '../../backdrops/sky.ts'
import { flower } from '../../botanicals/blossoms.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { citrusFruit, citrusSlice } from '../../botanicals/fruits.ts'
import { vetiver } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { ACROSS, blend, ellipse, group, shape, stroke } from '../../canvas.ts'
import { daylight, vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { mug, roundTop } from '../../props/table.ts'
import { notebook, pencil } from '../../props/tools.ts'
import { boards } from '../../surfaces.ts'
import { dropperBottle, vial } from '../../vessels/bottles.ts'
import { ribbon } from '../../vessels/flame.ts'
import { fan } from '../../vessels/gifts.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** Four jars, four waves and a nose that listens. */
export const noseTraining: Scene = canvas => {
  const profile =
    'M-10-10H130C176 60 196 150 194 220C194 256 178 270 180 300C186 352 226 398 262 440C282 466 262 486 232 484C214 484 204 488 202 500C204 518 226 522 222 540C218 552 200 552 206 566C218 580 210 596 194 602C184 640 188 700 120 720L120 810H-10z'
  const kinds = [
    [
      '#e3c75a',
      [
        [330, 560],
        [300, 460],
        [360, 380],
        [290, 320],
        [268, 420],
      ],
    ],
    [
      '#7d5336',
      [
        [520, 560],
        [480, 420],
        [560, 330],
        [420, 250],
        [290, 400],
      ],
    ],
    [
      '#cf8f8a',
      [
        [720, 560],
        [690, 380],
        [760, 250],
        [560, 150],
        [300, 380],
      ],
    ],
    [
      '#8fb0a3',
      [
        [920, 560],
        [900, 340],
        [960, 180],
        [680, 60],
        [310, 360],
      ],
    ],
  ] as const
  const jars = kinds
    .map(
      ([colour, points], index) =>
        ribbon(canvas, [...points], 34, colour, 0.6) +
        standing(canvas, vial(canvas, 66, 118, colour, { stopper: null }), [400 + index * 200, 690], 1.1),
    )
    .join('')
  return (
    plaster(canvas, '#e6dfd0') +
    boards(canvas, 590, '#c9a980') +
    shape(profile, canvas.linear(blend('#f0d8c6', [0.7, '#e2bda6'], '#cf9f88'), ACROSS)) +
    stroke('M196 476q16-22 36-10', '#b98570', 5, 'stroke-linecap="round"') +
    jars +
    shadowed(canvas, citrusSlice(canvas, 'lemon', [420, 742], 50, { flat: 0.5, thickness: 8 }), [8, 6]) +
    lying(canvas, herb(canvas, 'eucalyptus', stem([-60, 10], [110, -20], 0.1, 0.9)), [1020, 745], 0.8) +
    group(
      ['0', '24', '50']
        .map(
          dx => `<path d="M${dx} 0l16-10m-4-6l10 2-2 8" fill="none" stroke="#5f3c2a" stroke-width="5" stroke-linecap="round"/>`,
        )
        .join(''),
      'transform="translate(610 744)"',
    ) +
    flowerHead(canvas) +
    vignette(canvas)
  )
}

const flowerHead = (canvas: Parameters<Scene>[0]) =>
  lying(canvas, flower(canvas, 'rose', stem([-40, 10], [40, -6], 0.1, 0.75)), [800, 742], 0.85)

/** A workshop's table from above. */
export const ownScent: Scene = canvas =>
  ground(canvas, blend('#d9b98e', '#b98e5f'), true) +
  stroke('M0 150q600 20 1200-6M0 330q500-16 1200 10M0 520q700 20 1200-8M0 690q500-10 1200 12', alpha('#8a6238', 0.22), 4) +
  daylight(canvas, '#fff2d6', 0.7) +
  shadowed(canvas, citrusFruit(canvas, 'bergamot', [180, 180], 86, 40), [16, 20], 0.24) +
  shadowed(canvas, citrusSlice(canvas, 'bergamot', [330, 250], 80), [10, 12], 0.24) +
  notebook(canvas, [430, 330], 380, -5) +
  pencil(canvas, [690, 250], 230, 62, '#b5482f') +
  fan(canvas, [960, 420], 7, 34, 300, -38, 46, ['#fffdf7', '#f6efe0'], '#c9973f') +
  (
    [
      [930, 600, '#8f84ab'],
      [1060, 560, '#c9973f'],
      [1010, 690, '#6f7d4f'],
    ] as const
  )
    .map(([x, y, colour]) => topBottle(canvas, x, y, colour))
    .join('') +
  (
    [
      [160, 480, '#efe6d6', '#6a4530'],
      [340, 660, '#9fb0a0', '#b98a4a'],
      [640, 700, '#c98a6a', '#7d4f2f'],
      [640, 110, '#e9dcc2', '#8a5c34'],
      [1110, 220, '#8f84ab', '#6a4530'],
    ] as const
  )
    .map(([x, y, colour, drink]) => topCup(canvas, x, y, colour, drink))
    .join('') +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2].map(index => lavender(canvas, stem([60 + index * 26, 760], [230 + index * 26, 560 + index * 20], 0.06, 1.2))),
    ),
    [8, 12],
    0.24,
  ) +
  shadowed(canvas, vetiver(canvas, [840, 60], 170, 70), [10, 14], 0.22) +
  vignette(canvas, '#4a2c10', 0.28)

/** A dropper bottle seen from above: its shoulder, collar and teat. */
const topBottle = (canvas: Parameters<Scene>[0], x: number, y: number, accent: string) =>
  ellipse([x + 14, y + 18], 54, 54, alpha('#2a2026', 0.3)) +
  ellipse([x, y], 52, 52, canvas.radial(blend('#c9833c', [0.7, '#8a4f22'], '#54301a'), [0.5, 0.5], 0.5, [0.34, 0.3])) +
  ellipse([x, y], 31, 31, '#2f2a28') +
  ellipse([x - 2, y - 3], 19, 19, canvas.radial(blend(accent, '#2f2a28'), [0.5, 0.5], 0.6, [0.35, 0.3])) +
  stroke(`M${x - 40} ${y - 12}a42 42 0 0 1 22-26`, alpha('#ffe9c4', 0.7), 6, 'stroke-linecap="round"')

/** A cup seen from above. */
const topCup = (canvas: Parameters<Scene>[0], x: number, y: number, colour: string, drink: string) =>
  ellipse([x + 14, y + 18], 66, 66, alpha('#2a2026', 0.26)) +
  stroke(`M${x + 52} ${y - 22}q44-4 42 24t-46 18`, colour, 13) +
  ellipse([x, y], 62, 62, canvas.linear(blend('#ffffff', [0.4, colour], alpha('#8a7a66', 0.9)), [0, 0, 1, 1])) +
  ellipse([x, y], 52, 52, canvas.linear(blend(alpha('#2a2026', 0.4), colour), [0, 0, 1, 1])) +
  ellipse([x + 2, y + 3], 47, 47, canvas.radial(blend(drink, alpha(drink, 0.9)))) +
  stroke(`M${x - 26} ${y - 18}a34 34 0 0 1 26-14`, alpha('#ffffff', 0.4), 4, 'stroke-linecap="round"')

/** Everyone's cup round one bottle, on the team's day. */
export const teamDay: Scene = canvas => {
  const drops = (['#3f8a84', '#6d4560', '#8a6a48', '#c9973f', '#b5482f'] as const)
    .map((colour, index) =>
      ribbon(
        canvas,
        [
          [300 + index * 150, 250 - Math.abs(index - 2) * 14],
          [330 + index * 135, 190],
          [470 + index * 66, 170],
          [560 + index * 22, 220],
          [600, 318],
        ],
        26,
        colour,
        0.55,
      ),
    )
    .join('')
  const cups = (
    [
      [250, 560, '#3f8a84'],
      [420, 660, '#6d4560'],
      [620, 700, '#c98a4a'],
      [820, 650, '#b5694f'],
      [960, 550, '#9aa889'],
    ] as const
  )
    .map(([x, y, colour]) => mug(canvas, [x, y], 74, colour))
    .join('')
  return (
    sunnyWall(canvas, '#dbe0d6', [40, 20], [520, 480]) +
    roundTop(canvas, [600, 590], 540, 190, '#b98e63') +
    drops +
    standing(canvas, dropperBottle(canvas, { accent: '#3f8a84' }), [600, 590], 1.15) +
    cups +
    lying(canvas, herb(canvas, 'mint', stem([-60, 10], [90, -20], 0.1, 0.95)), [380, 520], 0.8) +
    lying(canvas, herb(canvas, 'blackcurrant', stem([-60, 10], [90, -20], 0.1, 0.8)), [790, 510], 0.8) +
    lying(canvas, cedar(canvas, stem([-70, 10], [70, -10], 0.1, 0.8)), [730, 730], 0.8) +
    vignette(canvas)
  )
}
