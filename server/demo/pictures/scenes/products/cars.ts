import { duskLights } from '../../backdrops/windows.ts'
import { pineForest } from '../../backdrops/forests.ts'
import { citrusSlice } from '../../botanicals/fruits.ts'
import { vetiver } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { pine } from '../../botanicals/needles.ts'
import { cone } from '../../botanicals/spices.ts'
import { lying, shadowed } from '../../botanicals/plant.ts'
import { ground } from '../../backdrops/sky.ts'
import { blend, rect, shape, stroke, type Canvas } from '../../canvas.ts'
import { daylight, glow, vignette } from '../../light.ts'
import { alpha, lit, shaded } from '../../palette.ts'
import { hangingFlask, ventClip, ventSlats } from '../../vessels/car.ts'
import { stem, type Scene } from '../scene.ts'

/** A rear-view mirror at the top edge. */
const mirror = (canvas: Canvas, colour: string, glass: readonly [string, string]) =>
  rect(388, -10, 24, 70, shaded(colour, 0.3)) +
  shape('M190 40q210-26 420 0q22 4 20 34t-34 50q-196 26-392 0q-32-12-34-50t20-34z', colour) +
  shape(
    'M204 52q196-22 392 0q16 4 14 24t-26 36q-184 22-368 0q-24-10-26-36t14-24z',
    canvas.linear(blend(glass[0], glass[1]), [0, 0, 1, 1]),
  )

/** The dashboard's soft edge along the bottom. */
const dashboard = (canvas: Canvas, y: number, colour: string) =>
  shape(
    `M0 ${y + 40}Q400 ${y - 50} 800 ${y + 40}V1000H0z`,
    canvas.linear(blend(lit(colour, 0.32), [0.2, colour], shaded(colour, 0.5))),
  ) +
  stroke(`M0 ${y + 44}Q400 ${y - 46} 800 ${y + 44}`, alpha(lit(colour, 0.7), 0.5), 4) +
  stroke(`M0 ${y + 92}Q400 ${y + 2} 800 ${y + 92}`, alpha(lit(colour, 0.5), 0.4), 3, 'stroke-dasharray="12 9"')

/** The road through a pine forest. */
export const pineRoad: Scene = canvas =>
  pineForest(canvas, 640, { road: true, deep: '#55705a', haze: '#ece5c8' }) +
  mirror(canvas, '#4b4c4a', ['#dfe6dc', '#8fa394']) +
  dashboard(canvas, 820, '#5b5a58') +
  hangingFlask(canvas, [400, 118], [400, 760], { liquid: '#a9b878', cap: '#a86f42', cord: '#7a5436', scale: 1.3 }) +
  shadowed(canvas, pine(canvas, stem([-30, 940], [250, 830], -0.1, 1.1)), [10, 14], 0.24) +
  shadowed(canvas, cone(canvas, [600, 890], 130, 8), [12, 14], 0.3) +
  vignette(canvas, '#23281f', 0.3)

/** New leather seats at dusk. */
export const leatherDusk: Scene = canvas => {
  const seat =
    shape('M470 1000V560q0-120 120-130h260v570z', canvas.linear(blend('#a5693f', [0.5, '#7d4a2b'], '#4a2a1b'), [0, 0, 1, 1])) +
    shape('M560 430v-90q0-60 70-60h190v160z', canvas.linear(blend('#a66b41', '#5a3421'), [0, 0, 1, 1])) +
    stroke('M520 990V600q2-88 96-104h200M640 500v490M740 496v494', alpha('#e0ab77', 0.5), 4, 'stroke-dasharray="11 8"')
  return (
    duskLights(canvas, ['#3c3a50', '#8a6470', '#d99a6c'], 620) +
    seat +
    mirror(canvas, '#2b2826', ['#c79a86', '#5d4a58']) +
    dashboard(canvas, 800, '#3d3027') +
    glow(canvas, [330, 640], 300, '#ffcf96', 0.35) +
    hangingFlask(canvas, [400, 118], [370, 770], {
      liquid: '#7b6a34',
      cap: '#4b2f20',
      cord: '#7d4c2c',
      leather: true,
      paper: '#e6d3b0',
      scale: 1.3,
    }) +
    lying(canvas, vetiver(canvas, [0, -60], 210, 20), [90, 950], 0.7) +
    vignette(canvas, '#120b0a', 0.5)
  )
}

/** Cool and clear: a metal clip on the vent. */
export const mintVent: Scene = canvas =>
  ground(
    canvas,
    [
      [0, '#e6ece9'],
      [1, '#bccbc6'],
    ],
    true,
  ) +
  daylight(canvas) +
  shape('M0 210Q400 150 800 210V1000H0z', canvas.linear(blend('#dfe4e2', [0.5, '#b3bfbc'], '#84928f'))) +
  stroke('M0 214Q400 154 800 214', '#ffffff', 5) +
  ventSlats(canvas, 110, 330, 580, 400, '#5a6465') +
  shadowed(canvas, herb(canvas, 'mint', stem([420, 560], [170, 250], 0.12, 1.7)), [16, 22], 0.2) +
  ventClip(canvas, [410, 540], 176, '#8fbba0') +
  shadowed(canvas, citrusSlice(canvas, 'lime', [604, 776], 108, { flat: 0.94, turn: 12, thickness: 14 }), [16, 18], 0.22) +
  shadowed(canvas, herb(canvas, 'mint', stem([40, 930], [330, 850], 0.1, 1.4)), [10, 14], 0.2) +
  vignette(canvas, '#22302c', 0.2)
