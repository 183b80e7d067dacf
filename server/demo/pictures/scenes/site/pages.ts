import { archNiche, plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { gardenView, windowView } from '../../backdrops/windows.ts'
import { catkins } from '../../botanicals/finds.ts'
import { citrusSlice } from '../../botanicals/fruits.ts'
import { herb } from '../../botanicals/herbs.ts'
import { juniper } from '../../botanicals/needles.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { blend, ellipse, group, rect, shape, stroke, type Canvas } from '../../canvas.ts'
import { daylight, glow, vignette, washes } from '../../light.ts'
import { alpha, ink, paper } from '../../palette.ts'
import { mug } from '../../props/table.ts'
import { blotter, notebook, pencil } from '../../props/tools.ts'
import { awning, cobbles, door, houseFront, lantern, shopWindow } from '../../rooms/facade.ts'
import { pottedPlant } from '../../rooms/furniture.ts'
import { boards, linenTop, plinth, stoneTop } from '../../surfaces.ts'
import { dropperBottle, roomSpray, vial } from '../../vessels/bottles.ts'
import { candle } from '../../vessels/candle.ts'
import { ribbon } from '../../vessels/flame.ts'
import { bow, fan } from '../../vessels/gifts.ts'
import { archMark } from '../../vessels/glass.ts'
import { stamped, standing } from '../../vessels/vessel.ts'
import { mark } from '../../mark.ts'
import { ground } from '../../backdrops/sky.ts'
import { bells } from '../news/posies.ts'
import { stem, type Scene } from '../scene.ts'

/** The founder's working desk at the window. */
export const founderDesk: Scene = canvas =>
  plaster(canvas, '#dccfb9') +
  windowView(canvas, [110, 40], [580, 560], gardenView(canvas, [110, 40], [580, 560], '#e3ebe8', '#a9b98d'), '#f0e8d9', [2, 3]) +
  glow(canvas, [260, 180], 520, '#fff8e6', 0.7) +
  boards(canvas, 690, '#b98e62') +
  (['#c9973f', '#8f84ab', '#9aa889', '#b5694f'] as const)
    .map((colour, index) =>
      standing(canvas, stamped(canvas, vial(canvas, 44, 88, colour)), [130 + index * 104, 760 - (index % 2) * 16], 0.96, {
        strength: 0.22,
      }),
    )
    .join('') +
  standing(canvas, stamped(canvas, vial(canvas, 56, 130, '#dfe6dc', { stopper: null })), [650, 790], 1.1) +
  fan(canvas, [652, 700], 5, 22, 220, -22, 22, ['#fffdf7', '#f3ead8'], '#c9973f') +
  notebook(canvas, [210, 830], 340, -5, '#5d4433') +
  pencil(canvas, [520, 960], 160, -52, '#5d7486') +
  standing(canvas, dropperBottle(canvas, { accent: '#5d7486' }), [560, 850], 0.7) +
  mug(canvas, [110, 930], 66, '#e9dfcf') +
  shadowed(canvas, juniper(canvas, stem([830, 60], [520, 190], 0.12, 1.3), 6), [20, 20], 0.12) +
  vignette(canvas)

/** The brand: its bottles under the arch of its sign. */
export const brand: Scene = canvas =>
  archNiche(canvas, '#e6dcca', '#8b9a86', 700, 290, 400) +
  stoneTop(canvas, 700, '#e6dcc8') +
  plinth(canvas, [400, 800], 270, 46, '#efe7d8') +
  plinth(canvas, [400, 760], 130, 40, '#e2d6c0') +
  shadowed(canvas, herb(canvas, 'olive', stem([380, 760], [170, 400], 0.1, 1.4)), [24, 12], 0.12) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#37524a', density: 0.7, liquid: '#2f4740', cap: '#c6a15c', paper: '#f6f0e2' }),
    [400, 760],
    1.1,
  ) +
  standing(
    canvas,
    candle(canvas, { half: 88, height: 140, colour: '#f0e8da', body: 'opaque', light: 0.65, paper: '#fffaf0' }),
    [230, 826],
    1,
  ) +
  standing(canvas, dropperBottle(canvas, { accent: '#6f7d4f' }), [580, 826], 0.92) +
  lying(canvas, herb(canvas, 'sage', stem([-120, 10], [130, -30], 0.1, 1.1)), [400, 940], 0.75) +
  vignette(canvas)

/** Nose training at home: four jars, four blotters, morning light. */
export const noseTrainingPage: Scene = canvas =>
  sunnyWall(canvas, '#e2ddcb', [60, 0], [560, 430]) +
  linenTop(canvas, 460, '#ece4d3') +
  (['#e3c75a', '#d08a86', '#7d5336', '#8fb0a3'] as const)
    .map(
      (colour, index) =>
        ribbon(
          canvas,
          [
            [330 + index * 180, 420],
            [300 + index * 180, 330],
            [360 + index * 180, 250],
            [310 + index * 180, 160],
            [350 + index * 180, 70],
          ],
          30,
          colour,
          0.55,
        ) + standing(canvas, vial(canvas, 66, 118, colour, { stopper: null }), [330 + index * 180, 590], 1.15),
    )
    .join('') +
  (
    [
      [270, 700, -9],
      [450, 680, 3],
      [640, 704, -4],
      [800, 682, 8],
    ] as const
  )
    .map(([x, y, turn], index) =>
      blotter(canvas, [x, y], 170, turn, ['#e3c75a', '#d08a86', '#7d5336', '#8fb0a3'][index] ?? '#c9973f'),
    )
    .join('') +
  shadowed(canvas, citrusSlice(canvas, 'lemon', [150, 680], 70, { flat: 0.58, thickness: 10 }), [10, 8]) +
  shadowed(canvas, herb(canvas, 'eucalyptus', stem([1170, 700], [960, 560], 0.1, 1.2)), [12, 12]) +
  vignette(canvas)

/** A gift card in its envelope, with lavender and a ribbon. */
export const giftCard: Scene = canvas => {
  const card = group(
    rect(-238, -142, 500, 320, alpha('#2a2026', 0.22)) +
      rect(-250, -160, 500, 320, canvas.linear(blend('#fffaf1', '#ece0cb'), [0, 0, 1, 1])) +
      stroke('M-230-140h460v280h-460z', alpha('#b98f5a', 0.7), 2) +
      archMark([0, -10], 62, '#6b5138') +
      stroke('M-90 92h180M-60 112h120', alpha('#6b5138', 0.35), 3),
    'transform="translate(600 340)rotate(-5)"',
  )
  const sleeve = group(
    rect(-288, -4, 600, 300, alpha('#2a2026', 0.22)) +
      rect(-300, -20, 600, 300, canvas.linear(blend('#c9a67c', '#a9814f'), [0, 0, 1, 1])) +
      stroke('M-300-20L0 130L300-20', alpha('#6b4a2a', 0.4), 3) +
      shape('M-300-20L0 130L300-20V-22H-300z', alpha('#ffffff', 0.14)) +
      rect(-300, 150, 600, 34, '#7d3340') +
      bow(canvas, [0, 166], 92, '#7d3340'),
    'transform="translate(620 470)rotate(3)"',
  )
  return (
    sunnyWall(canvas, '#dfc9b8', [40, 0], [560, 460]) +
    linenTop(canvas, -4, '#ece0ce') +
    daylight(canvas, '#fff6e2', 0.5) +
    card +
    sleeve +
    shadowed(
      canvas,
      together(
        ...[0, 1, 2].map(index =>
          lavender(canvas, stem([1180 - index * 10, 760 - index * 30], [960 + index * 40, 430 - index * 40], 0.06, 1.4)),
        ),
      ),
      [12, 14],
    ) +
    shadowed(canvas, herb(canvas, 'eucalyptus', stem([20, 640], [260, 420], 0.12, 1.3)), [14, 16]) +
    standing(canvas, dropperBottle(canvas, { accent: '#7d3340' }), [180, 720], 0.8) +
    vignette(canvas)
  )
}

/** The studio's front in a Tartu street. */
export const studioFront: Scene = canvas =>
  houseFront(canvas, 630, '#d8cdb4') +
  neighbours(canvas) +
  shopWindow(canvas, 300, 210, 420, 300, '#3f5a4b') +
  awning(canvas, 270, 130, 480, 84, '#5f7a63') +
  door(canvas, 830, 650, 200, 430, '#3f5a4b', 0.28) +
  lantern(canvas, 780, 250) +
  hangingSign(canvas) +
  cobbles(canvas, 640, '#cdc3b3') +
  pottedPlant(canvas, 235, 690, 0.95, '#6f8a64', '#b8694a') +
  bells(canvas, 1090, 700, 0.8) +
  bells(canvas, 790, 690, 0.6) +
  shadowed(canvas, catkins(canvas, stem([-30, -10], [280, 130], -0.14, 1.5), 7), [16, 20], 0.14) +
  vignette(canvas)

/** A board with the mark, on an iron arm beside the door. */
const hangingSign = (canvas: Canvas) =>
  stroke('M1196 118H1066M1080 118v26M1160 118v26', '#3a3431', 6) +
  ellipse([1130, 196], 58, 58, alpha('#2a2026', 0.2)) +
  ellipse([1120, 190], 58, 58, canvas.linear(blend('#fffaf0', '#e0d2b8')), 'stroke="#3f5a4b" stroke-width="6"') +
  archMark([1120, 188], 30, '#3f5a4b')

/** The wooden house next door. */
const neighbours = (canvas: Canvas) =>
  rect(0, 0, 130, 630, canvas.linear(blend('#a9b7a3', '#8d9c88'))) +
  stroke(Array.from({ length: 19 }, (_, index) => `M0 ${20 + index * 34}h130`).join(''), alpha('#5f6e5c', 0.4), 3) +
  rect(120, 0, 16, 630, '#f1ebdd') +
  rect(24, 200, 74, 150, '#f1ebdd') +
  rect(34, 210, 54, 130, canvas.linear(blend('#f6dca4', '#c99f66'))) +
  stroke('M61 210v130M34 262h54', '#f1ebdd', 5)

/** The company's mark on paper: what an item without a picture shows. */
export const markOnPaper: Scene = canvas =>
  ground(canvas, blend(paper.light, paper.warm), true) +
  daylight(canvas, '#fffaf0', 0.8) +
  washes(canvas, ['#d9c9ae', '#ffffff', '#cfd3c2'], 5, 0.1) +
  ellipse([400, 400], 250, 250, alpha(paper.white, 0.5)) +
  group(mark(alpha(ink.soft, 0.82)), 'transform="translate(208 200)scale(6)"') +
  vignette(canvas, '#8a7352', 0.16)
