import { windowView } from '../../backdrops/windows.ts'
import { plaster, tiles } from '../../backdrops/interiors.ts'
import { winterForest } from '../../backdrops/forests.ts'
import { bloom, flower } from '../../botanicals/blossoms.ts'
import { citrusSlice } from '../../botanicals/fruits.ts'
import { ear } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { fir, spruce } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { cinnamon, cone, starAnise } from '../../botanicals/spices.ts'
import { ACROSS, blend, ellipse, group, shape, stroke, type Canvas } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { matches, scissors } from '../../props/tools.ts'
import { boards, linenTop, stoneTop } from '../../surfaces.ts'
import { drop, vial } from '../../vessels/bottles.ts'
import { candle } from '../../vessels/candle.ts'
import { wisp } from '../../vessels/flame.ts'
import { box } from '../../vessels/gifts.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** Quiet Christmas: a plain parcel, a candle, orange and spice. */
export const christmas: Scene = canvas =>
  plaster(canvas, '#4d6152', false) +
  glow(canvas, [830, 380], 520, '#f3c985', 0.6) +
  boards(canvas, 540, '#7d5b40') +
  standing(canvas, box(canvas, 380, 190, 150, '#c9a67c', '#8f3f35'), [400, 690], 1.15) +
  shadowed(canvas, fir(canvas, stem([300, 470], [640, 400], -0.1, 1.15)), [10, 12], 0.3) +
  standing(
    canvas,
    candle(canvas, { half: 104, height: 176, colour: '#efe6d6', body: 'opaque', light: 0.95, paper: '#fffaf0' }),
    [870, 680],
    1.15,
  ) +
  shadowed(canvas, citrusSlice(canvas, 'orange', [660, 720], 66, { flat: 0.6, dried: 0.6, thickness: 8 }), [10, 8], 0.3) +
  shadowed(
    canvas,
    citrusSlice(canvas, 'orange', [1040, 722], 58, { flat: 0.5, dried: 0.8, turn: 20, thickness: 7 }),
    [10, 8],
    0.3,
  ) +
  shadowed(canvas, cinnamon(canvas, [150, 760], 170, -12), [8, 10], 0.3) +
  shadowed(canvas, cinnamon(canvas, [170, 740], 160, 6), [8, 10], 0.3) +
  lying(canvas, starAnise(canvas, [0, 0], 42), [770, 760], 0.75) +
  lying(canvas, starAnise(canvas, [0, 0], 34, 20), [560, 766], 0.75) +
  shadowed(canvas, fir(canvas, stem([1240, 60], [930, 150], 0.12, 1.2)), [14, 20], 0.3) +
  vignette(canvas, '#0e1510', 0.5)

/** Spruce needle oil from the copper still. */
export const copperStill: Scene = canvas => {
  const copper = canvas.linear(blend('#7d452a', [0.2, '#f0b98a'], [0.42, '#c9794a'], [0.8, '#8f4d2c'], '#b9703f'), ACROSS)
  const still =
    ellipse([20, 2], 190, 24, alpha('#2a2026', 0.4)) +
    shape('M-150-10C-190-120-150-230-70-250V-290H70V-250C150-230 190-120 150-10Q0 26-150-10z', copper) +
    stroke('M-162-120Q0-84 162-120M-74-252Q0-236 74-252', alpha('#5f2f1c', 0.5), 5) +
    stroke('M-162-124Q0-88 162-124', alpha('#ffe0bd', 0.6), 3) +
    shape('M-70-290C-80-360-40-400 20-400C70-400 90-370 150-360L420-250L408-216L140-318C100-326 84-320 70-290z', copper) +
    stroke('M-112-40C-140-110-120-190-70-222', alpha('#fff0dc', 0.7), 12, 'stroke-linecap="round"') +
    stroke('M-40-386q40-14 90 10', alpha('#fff0dc', 0.6), 8, 'stroke-linecap="round"')
  return (
    windowWinter(canvas) +
    stoneTop(canvas, 540, '#cfcac0') +
    wisp(canvas, [330, 300], 300, 200, '#ffffff', 0.6) +
    group(still, 'transform="translate(360 690)"') +
    drop(canvas, [780, 520], 13, '#d9c06a') +
    standing(canvas, vial(canvas, 74, 124, '#d9c06a', { stopper: null, level: 0.4, paper: '#f6efe0' }), [780, 722], 1.1) +
    shadowed(
      canvas,
      together(
        spruce(canvas, stem([1180, 740], [880, 640], 0.1, 1.2)),
        spruce(canvas, stem([1200, 700], [950, 560], 0.1, 1.1)),
        spruce(canvas, stem([1210, 780], [900, 740], 0.06, 1.1)),
      ),
      [10, 14],
      0.24,
    ) +
    shadowed(canvas, cone(canvas, [620, 740], 90, 14), [8, 8], 0.3) +
    lying(canvas, spruce(canvas, stem([-130, 20], [110, -20], 0.1, 1)), [150, 760], 0.75) +
    vignette(canvas, '#20282a', 0.28)
  )
}

const windowWinter = (canvas: Canvas) =>
  plaster(canvas, '#d5d9d6') + windowView(canvas, [480, 40], [620, 440], winterForest(canvas, 470, true), '#efebe2', [3, 2])

/** How a candle is looked after. */
export const candleCare: Scene = canvas =>
  tiles(canvas, '#e6dcc6', 540, 130) +
  linenTop(canvas, 540, '#e9dfc9') +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2].map(index => ear(canvas, stem([470 - index * 20, 660], [240 + index * 70, 290 + (index % 2) * 40], 0.1, 1.3))),
    ),
    [20, 12],
    0.12,
  ) +
  standing(
    canvas,
    candle(canvas, { half: 130, height: 214, colour: '#e3dccb', body: 'clear', wax: '#efd79a', light: 0.85 }),
    [600, 690],
    1.2,
  ) +
  scissors(canvas, [860, 690], 230, -14) +
  matches(canvas, [930, 560], 150, 6) +
  lying(
    canvas,
    together(flower(canvas, 'rapeseed', stem([-100, 20], [60, -30], 0.1, 1.4)), bloom(canvas, 'rapeseed', [90, 20], 1.5)),
    [300, 740],
    0.8,
  ) +
  lying(canvas, herb(canvas, 'rosemary', stem([-110, 0], [120, -10], 0.1, 1.2)), [760, 766], 0.75) +
  vignette(canvas)
