import { gardenView, windowView } from '../../backdrops/windows.ts'
import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { shelfBoard } from '../../backdrops/shelves.ts'
import { islandPasture } from '../../backdrops/shores.ts'
import { bloom, flower } from '../../botanicals/blossoms.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { citrusFruit, citrusSlice } from '../../botanicals/fruits.ts'
import { fern } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar, juniper } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { cinnamon, strewn } from '../../botanicals/spices.ts'
import { glow, vignette } from '../../light.ts'
import { bottleRow, dish } from '../../props/table.ts'
import { blotter, notebook, pencil } from '../../props/tools.ts'
import { armchair, pottedPlant, roundTable } from '../../rooms/furniture.ts'
import { lobbyHall } from '../../rooms/lobby.ts'
import { boards, linenTop, plainTop, plinth, stoneTop } from '../../surfaces.ts'
import { dropperBottle, roomSpray, vial } from '../../vessels/bottles.ts'
import { candle } from '../../vessels/candle.ts'
import { cylinderMachine } from '../../vessels/devices.ts'
import { diffuser } from '../../vessels/diffuser.ts'
import { fan } from '../../vessels/gifts.ts'
import { stamped, standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** The studio with its shelves of oils. */
export const studioShelves: Scene = canvas => {
  const oils: [string, ...string[]] = ['#8a4f22', '#b8742c', '#6f7d4f', '#7a5236']
  const shelf = (x: number, y: number, width: number) =>
    bottleRow(canvas, x + 16, y + 1, width - 40, 104, oils) + shelfBoard(canvas, x, y, width, '#a97f56')
  return (
    sunnyWall(canvas, '#e4d8c2', [470, 10], [560, 560], 0.7) +
    shelf(-20, 230, 430) +
    shelf(-20, 420, 430) +
    shelf(1200, 230, 430) +
    shelf(1200, 420, 430) +
    boards(canvas, 610, '#c29a6c', 8) +
    shadowed(canvas, herb(canvas, 'eucalyptus', stem([720, 730], [450, 380], 0.12, 1.6)), [24, 14], 0.12) +
    standing(
      canvas,
      diffuser(canvas, {
        profile: { half: 112, height: 180, neck: 32, top: 228, shoulder: 66 },
        tint: '#d3d8ca',
        density: 0.08,
        liquid: '#d0b064',
        level: 0.6,
        reeds: '#5a4434',
        collar: '#b99a5a',
        paper: '#f8f2e4',
      }),
      [790, 790],
      1.34,
    ) +
    standing(canvas, dropperBottle(canvas, { accent: '#8f84ab' }), [1040, 815], 1) +
    standing(
      canvas,
      candle(canvas, { half: 96, height: 160, colour: '#efe6d6', body: 'opaque', light: 0.6, paper: '#fffaf0' }),
      [572, 815],
      1.08,
    ) +
    lying(
      canvas,
      together(
        ...[0, 1, 2].map(index =>
          lavender(canvas, stem([-190 + index * 40, 30 + index * 12], [170 - index * 40, -50 + index * 46], 0.06, 1.3)),
        ),
      ),
      [800, 860],
      0.85,
    ) +
    vignette(canvas)
  )
}

/** A hotel's hall, the machine and light. */
export const hotelHall: Scene = canvas =>
  lobbyHall(canvas, 560, { arches: 5, wall: '#e0d6c4' }) +
  armchair(canvas, 470, 720, 1.3, '#8f9a86') +
  armchair(canvas, 1150, 720, 1.3, '#b08d75', true) +
  roundTable(canvas, [970, 690], 110, 90, '#a97f56') +
  standing(canvas, stamped(canvas, vial(canvas, 30, 60, '#c9973f')), [950, 690], 0.9, null) +
  pottedPlant(canvas, 170, 760, 1.3) +
  pottedPlant(canvas, 1450, 740, 1.2, '#7d9468', '#d8c3a4') +
  standing(
    canvas,
    cylinderMachine(canvas, 74, 430, { colour: '#f5f0e6', base: '#c6a260', band: 0.06, vapour: 0.75 }),
    [760, 800],
    1.05,
    { reach: [0.7, 0.1] },
  ) +
  shadowed(canvas, herb(canvas, 'olive', stem([-40, 40], [330, 190], -0.12, 1.5)), [34, 26], 0.08) +
  vignette(canvas)

/** The table of a perfume-making workshop. */
export const workshopTable: Scene = canvas => {
  const vials = (['#c9973f', '#8f84ab', '#9aa889', '#b5694f', '#d9c68a'] as const)
    .map((colour, index) =>
      standing(canvas, stamped(canvas, vial(canvas, 44, 88, colour)), [440 + index * 112, 600 + (index % 2) * 26], 0.95, {
        strength: 0.2,
      }),
    )
    .join('')
  return (
    plaster(canvas, '#d9cbb4') +
    windowView(
      canvas,
      [560, 30],
      [480, 420],
      gardenView(canvas, [560, 30], [480, 420], '#e6ede8', '#a9b98d'),
      '#efe6d4',
      [3, 2],
    ) +
    glow(canvas, [620, 120], 620, '#fff6de', 0.6) +
    bottleRow(canvas, 130, 331, 300, 96, ['#8a4f22', '#b8742c', '#6f7d4f']) +
    shelfBoard(canvas, 100, 330, 340, '#a97f56') +
    boards(canvas, 520, '#c79d6e', 8) +
    vials +
    notebook(canvas, [470, 690], 330, -7, '#6d4560') +
    pencil(canvas, [690, 850], 180, -28, '#b5482f') +
    fan(canvas, [1150, 860], 6, 30, 250, -34, 34, ['#fffdf7', '#f3ead8'], '#c9973f') +
    standing(canvas, dropperBottle(canvas, { accent: '#c9973f' }), [985, 775], 0.95) +
    shadowed(canvas, citrusFruit(canvas, 'bergamot', [330, 680], 76, 30), [18, 12]) +
    shadowed(canvas, citrusSlice(canvas, 'bergamot', [210, 780], 74, { flat: 0.6, thickness: 12 }), [12, 8]) +
    dish(canvas, [1300, 690], 120, '#e9dfcf', strewn(canvas, 'petal', 14, [1300, 678], [74, 18], 1.1).art) +
    lying(
      canvas,
      together(
        ...[0, 1, 2].map(index =>
          lavender(canvas, stem([-200 + index * 40, 40 + index * 10], [170 - index * 40, -60 + index * 46], 0.06, 1.4)),
        ),
      ),
      [1390, 840],
      0.85,
    ) +
    vignette(canvas)
  )
}

/** A candle among botanicals, at dusk. */
export const candleStillLife: Scene = canvas =>
  plaster(canvas, '#4a4a44', false) +
  glow(canvas, [800, 400], 700, '#f0b768', 0.62) +
  boards(canvas, 600, '#6f5440', 8) +
  shadowed(canvas, fern(canvas, stem([640, 730], [360, 420], 0.14, 1.5), '#6d8462'), [20, 14], 0.2) +
  shadowed(canvas, herb(canvas, 'eucalyptus', stem([960, 730], [1260, 430], -0.12, 1.5)), [20, 14], 0.2) +
  standing(
    canvas,
    candle(canvas, { half: 132, height: 218, colour: '#c98a3a', body: 'clear', wax: '#ecc67c', light: 1, paper: '#f3e6cc' }),
    [800, 780],
    1.15,
    { strength: 0.5 },
  ) +
  standing(
    canvas,
    candle(canvas, { half: 70, height: 96, colour: '#3a3230', body: 'opaque', light: 0.8, gloss: 0.4 }),
    [1060, 800],
    1.05,
    { strength: 0.45 },
  ) +
  shadowed(canvas, flower(canvas, 'rose', stem([360, 850], [590, 800], 0.1, 1.1), 'rose'), [10, 12], 0.3) +
  lying(canvas, bloom(canvas, 'rose', [0, 0], 0.9, 50), [520, 740], 0.9) +
  shadowed(canvas, cinnamon(canvas, [1000, 860], 170, -8), [8, 10], 0.3) +
  lying(canvas, cedar(canvas, stem([-140, 10], [140, -20], 0.1, 1.1)), [1290, 810], 0.75) +
  strewn(canvas, 'petal', 7, [780, 850], [150, 24]).art +
  vignette(canvas, '#0b0a08', 0.55)

/** Juniper, limestone and the sea. */
export const juniperShore: Scene = canvas =>
  islandPasture(canvas, 600) +
  stoneTop(canvas, 600, '#d8d2c2') +
  shadowed(canvas, juniper(canvas, stem([780, 740], [430, 430], 0.12, 1.75), 8), [26, 14], 0.09) +
  plinth(canvas, [810, 740], 210, 44, '#cfc8b8') +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#3f5f66', density: 0.6, liquid: '#35545c', cap: '#e9e2d2', paper: '#f6f0e2' }),
    [810, 740],
    1.22,
  ) +
  lying(canvas, juniper(canvas, stem([330, 0], [-80, 80], 0.1, 1.4), 8), [1000, 800], 0.65) +
  shadowed(canvas, juniper(canvas, stem([-40, 60], [330, 190], -0.12, 1.5), 6), [30, 24], 0.08) +
  vignette(canvas)

/** Tile: the shop's things together. */
export const shopTile: Scene = canvas =>
  sunnyWall(canvas, '#dcd5c2', [30, 10], [380, 360]) +
  linenTop(canvas, 400, '#ece2cf') +
  shadowed(canvas, herb(canvas, 'sage', stem([330, 500], [110, 290], 0.12, 1.1)), [16, 10], 0.12) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#2f4c3d', density: 0.72, liquid: '#28453a', cap: '#2f2c29', paper: '#f0e7d2' }),
    [320, 500],
    0.82,
  ) +
  standing(
    canvas,
    diffuser(canvas, {
      profile: { half: 100, height: 156, neck: 30, top: 200, shoulder: 60 },
      tint: '#d3d8ca',
      density: 0.08,
      liquid: '#d7b25e',
      reeds: '#5a4434',
      collar: '#b99a5a',
      paper: '#f8f2e4',
      reedLength: 270,
      level: 0.6,
    }),
    [510, 510],
    0.86,
  ) +
  standing(
    canvas,
    candle(canvas, { half: 92, height: 140, colour: '#efe6d6', body: 'opaque', light: 0.7, paper: '#fffaf0' }),
    [410, 550],
    0.8,
  ) +
  shadowed(canvas, citrusSlice(canvas, 'orange', [650, 550], 44, { flat: 0.6, dried: 0.4, thickness: 6 }), [8, 6]) +
  vignette(canvas)

/** Tile: services, jars and blotters ready for a group. */
export const servicesTile: Scene = canvas =>
  plaster(canvas, '#c3ccc0') +
  windowView(canvas, [80, 30], [230, 260], gardenView(canvas, [80, 30], [230, 260]), '#efe8d9', [2, 2]) +
  boards(canvas, 380, '#c79f72') +
  (['#e3c75a', '#c98a84', '#7d5336', '#8fb0a3'] as const)
    .map((colour, index) => standing(canvas, vial(canvas, 56, 100, colour, { stopper: null }), [220 + index * 128, 450], 0.92))
    .join('') +
  (
    [
      [200, 540, -8],
      [320, 520, 4],
      [440, 545, -5],
      [540, 520, 7],
    ] as const
  )
    .map(([x, y, turn], index) =>
      blotter(canvas, [x, y], 130, turn, ['#e3c75a', '#c98a84', '#7d5336', '#8fb0a3'][index] ?? '#c9973f'),
    )
    .join('') +
  lying(canvas, herb(canvas, 'rosemary', stem([-70, 10], [90, -20], 0.1, 1)), [120, 560], 0.75) +
  vignette(canvas)

/** Tile: news, a notebook and a cup at the window. */
export const newsTile: Scene = canvas =>
  plaster(canvas, '#e2cfc0') +
  windowView(
    canvas,
    [330, -20],
    [390, 330],
    gardenView(canvas, [330, -20], [390, 330], '#dfe9e8', '#b3bf9c'),
    '#f1e9da',
    [2, 2],
  ) +
  plainTop(canvas, 340, '#d9bf9a') +
  notebook(canvas, [250, 400], 300, -6, '#5d7486') +
  pencil(canvas, [470, 560], 150, -40, '#b5482f') +
  standing(canvas, stamped(canvas, vial(canvas, 46, 96, '#dfe6dc', { stopper: null })), [150, 430], 1.1) +
  shadowed(
    canvas,
    together(
      flower(canvas, 'flax', stem([150, 360], [90, 180], 0.05, 1.2)),
      flower(canvas, 'daisy', stem([152, 360], [190, 150], -0.03, 1.1)),
      flower(canvas, 'flax', stem([154, 360], [250, 220], -0.08, 1.1)),
    ),
    [14, 10],
    0.1,
  ) +
  standing(canvas, dropperBottle(canvas, { accent: '#5d7486' }), [660, 470], 0.72) +
  vignette(canvas)
