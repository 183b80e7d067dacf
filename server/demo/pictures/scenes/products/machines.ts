import { archNiche, plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { curtain } from '../../backdrops/windows.ts'
import { cliff } from '../../backdrops/shores.ts'
import { figLeaf } from '../../botanicals/finds.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar } from '../../botanicals/needles.ts'
import { bloom } from '../../botanicals/blossoms.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { glow, vignette, windowLight } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { boards, plainTop, plinth, stoneTop } from '../../surfaces.ts'
import { drop, refillBottle } from '../../vessels/bottles.ts'
import { boxMachine, cylinderMachine, scentStone, stoneDiffuser, wallCabinet } from '../../vessels/devices.ts'
import { lobbyHall } from '../../rooms/lobby.ts'
import { armchair, floorLamp, pictureFrame } from '../../rooms/furniture.ts'
import { ribbon } from '../../vessels/flame.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** The mug-sized cylinder in a quiet living room. */
export const roomMachine: Scene = canvas =>
  sunnyWall(canvas, '#e2d9ca', [40, 20], [440, 560]) +
  pictureFrame(canvas, 560, 130, 190, 240, '#b79a72') +
  armchair(canvas, 130, 720, 1.25, '#b9b3a6') +
  floorLamp(canvas, 700, 720, 420, '#e9dcc0') +
  boards(canvas, 715, '#c39a6b') +
  ellipse([196, 868], 96, 15, alpha('#2a2026', 0.3)) +
  rect(96, 822, 200, 40, canvas.linear(blend('#cfc7ba', '#9d958a'))) +
  rect(110, 796, 170, 28, canvas.linear(blend('#a9a093', '#7e766c'))) +
  standing(canvas, cylinderMachine(canvas, 116, 236, { vapour: 0.72 }), [470, 880], 1.3) +
  vignette(canvas)

/** Matt black and brass for a hairdresser's or a boutique. */
export const salonMachine: Scene = canvas =>
  archNiche(canvas, '#e3c3b7', '#d5a89b', 690, 270, 400) +
  glow(canvas, [400, 330], 380, '#ffe3d4', 0.7) +
  stoneTop(canvas, 690, '#ddc8bd') +
  `<g opacity=".9" transform="translate(24 -120)">${ellipse(
    [640, 530],
    92,
    92,
    canvas.linear(blend('#fdf1ea', '#d9b4a7'), [0, 0, 1, 1]),
    'stroke="#b98f52" stroke-width="9"',
  )}${rect(634, 622, 12, 250, '#b98f52')}${ellipse([640, 874], 62, 13, '#a67c42')}</g>` +
  standing(canvas, boxMachine(canvas), [318, 880], 1.42, { strength: 0.4 }) +
  vignette(canvas, '#4a2a26', 0.24)

/** The tall column in a hotel's stone hall. */
export const lobbyMachine: Scene = canvas =>
  lobbyHall(canvas, 660) +
  shadowed(canvas, herb(canvas, 'olive', stem([-30, 60], [330, 230], -0.12, 1.5)), [34, 26], 0.09) +
  standing(
    canvas,
    cylinderMachine(canvas, 92, 560, { colour: '#f5f0e6', base: '#c6a260', band: 0.05, vapour: 0.6 }),
    [430, 890],
    1.05,
    { reach: [0.7, 0.1] },
  ) +
  vignette(canvas)

/** A cabinet for the ventilation: steel, a hose and moving air. */
export const ventilationMachine: Scene = canvas => {
  const duct =
    rect(0, 70, 800, 150, canvas.linear(blend('#f1f3f2', [0.3, '#d5d9da'], [0.7, '#a9b0b3'], '#868e92'))) +
    stroke('M110 66v158M370 66v158M690 66v158', '#8d9599', 7) +
    stroke('M102 66v158M362 66v158M682 66v158', alpha('#ffffff', 0.7), 4)
  const vent = rect(150, 120, 150, 54, '#79838a') + stroke('M158 132h134M158 147h134M158 162h134', '#c5ccce', 6)
  return (
    plaster(canvas, '#dfe2e0') +
    windowLight(canvas, { at: [40, 300], size: [360, 420], strength: 0.5 }) +
    duct +
    vent +
    [0, 1, 2]
      .map(index =>
        ribbon(
          canvas,
          [
            [186 + index * 40, 180],
            [160 + index * 50, 270],
            [80 + index * 56, 350],
            [110 + index * 40, 450],
            [10 + index * 30, 560],
          ],
          34,
          '#ffffff',
          0.6,
        ),
      )
      .join('') +
    group(standing(canvas, wallCabinet(canvas, [90, -500]), [0, 0], 1.4, null), 'transform="translate(430 790)"') +
    plainTop(canvas, 860, '#c4c8c7') +
    glow(canvas, [560, 430], 180, '#8fc7f5', 0.18) +
    vignette(canvas, '#2b363c', 0.24)
  )
}

/** A stone that breathes, before North Estonian limestone. */
export const cliffDiffuser: Scene = canvas =>
  cliff(canvas, 690) +
  stoneTop(canvas, 690, '#d9d2c2') +
  standing(canvas, stoneDiffuser(canvas), [400, 850], 1.42) +
  [
    [96, 900, 44],
    [170, 930, 26],
    [690, 930, 38],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse([x + 10, y + r * 0.3], r * 1.2, r * 0.36, alpha('#2a2026', 0.28)) +
        ellipse([x, y], r, r * 0.62, canvas.radial(blend('#f2ecdf', '#a59c8c'), [0.5, 0.5], 0.6, [0.3, 0.25])),
    )
    .join('') +
  vignette(canvas, '#2e3a3f', 0.2)

/** A raw pebble on its saucer, one dark drop falling. */
export const pebble: Scene = canvas =>
  archNiche(canvas, '#e8dccb', '#dbcab3', 700, 300, 400) +
  plainTop(canvas, 700, '#e3d6c2') +
  plinth(canvas, [400, 850], 300, 46, '#efe7da', 0.14) +
  standing(canvas, scentStone(canvas), [400, 860], 1.15) +
  drop(canvas, [404, 560], 22, '#6b4225') +
  stroke('M404 420v84', alpha('#8a6a4a', 0.28), 3, 'stroke-linecap="round" stroke-dasharray="2 14"') +
  pipetteTip() +
  vignette(canvas, '#4a3524', 0.2)

const pipetteTip = () =>
  shape('M386 0h36v250q0 44-13 76l-5 22-5-22q-13-32-13-76z', alpha('#ffffff', 0.55)) +
  shape('M391 150h26v96q0 44-10 72l-3 20-3-20q-10-28-10-72z', alpha('#7a4c2a', 0.65)) +
  stroke('M392 0v250', alpha('#ffffff', 0.9), 4)

/** White aluminium refill for the hotel's machine. */
export const lobbyRefill: Scene = canvas =>
  sunnyWall(canvas, '#ebe3d2', [330, 30], [420, 560], 0.8) +
  curtain(canvas, -60, 230, 720, '#f3ecdc', 0.8) +
  stoneTop(canvas, 710, '#e9dfca') +
  shadowed(canvas, figLeaf(canvas, [330, 700], 190, 226), [26, 16], 0.09) +
  shadowed(canvas, figLeaf(canvas, [350, 780], 150, 182, '#8fa57a'), [26, 16], 0.09) +
  standing(canvas, refillBottle(canvas), [430, 870], 1.28) +
  lying(
    canvas,
    together(cedar(canvas, stem([-150, 20], [120, -30], 0.1, 1.15)), bloom(canvas, 'jasmine', [150, 40], 1.2)),
    [230, 945],
    0.75,
  ) +
  vignette(canvas)

/** A large bottle to fill the sticks' vessel from, at home. */
export const homeRefill: Scene = canvas =>
  sunnyWall(canvas, '#dfe0cf', [60, 40], [400, 520], 0.7) +
  stoneTop(canvas, 710, '#d3cbb6') +
  shadowed(canvas, cedar(canvas, stem([360, 800], [120, 400], 0.1, 1.6)), [26, 16], 0.09) +
  standing(canvas, refillBottle(canvas), [440, 860], 1.28) +
  lying(canvas, cedar(canvas, stem([-150, 20], [150, -30], 0.1, 1.2)), [250, 930], 0.75) +
  vignette(canvas)
