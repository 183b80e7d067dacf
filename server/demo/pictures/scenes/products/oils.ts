import { fir, juniper } from '../../botanicals/needles.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { citrusFruit, citrusSlice } from '../../botanicals/fruits.ts'
import { blades, vetiver } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { field } from '../../backdrops/landscapes.ts'
import { islandPasture } from '../../backdrops/shores.ts'
import { rainGarden, winterForest } from '../../backdrops/forests.ts'
import { sunnyWall } from '../../backdrops/interiors.ts'
import { boards, linenTop, plinth, snowGround, stoneTop, woodDisc } from '../../surfaces.ts'
import { vignette } from '../../light.ts'
import { dropperBottle, drop } from '../../vessels/bottles.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** Lavender oil in a dry, warm field. */
export const lavenderOil: Scene = canvas => {
  const bunch = [0, 1, 2, 3, 4, 5].map(index =>
    lavender(canvas, stem([400 - index * 6, 800], [66 + index * 52, 560 - index * 34 + (index % 2) * 46], 0.1, 1.4)),
  )
  const strewnSpikes = [0, 1, 2].map(index =>
    lavender(canvas, stem([-230 + index * 60, 50 + index * 10], [190 - index * 46, -90 + index * 66], 0.06, 1.4)),
  )
  return (
    field(canvas, 700) +
    boards(canvas, 700, '#c9a97c') +
    shadowed(canvas, together(...bunch), [30, 14], 0.09) +
    woodDisc(canvas, [436, 812], 210, 34) +
    standing(canvas, dropperBottle(canvas, { accent: '#8f84ab' }), [436, 812], 1.5) +
    lying(canvas, together(...strewnSpikes), [520, 920], 0.85) +
    vignette(canvas)
  )
}

/** Juniper berry oil on an island's limestone. */
export const juniperOil: Scene = canvas =>
  islandPasture(canvas, 700) +
  stoneTop(canvas, 700, '#d5cfbf') +
  shadowed(canvas, juniper(canvas, stem([420, 800], [130, 470], 0.1, 1.6), 6), [30, 14], 0.09) +
  plinth(canvas, [440, 806], 200, 44, '#cfc8b8') +
  standing(canvas, dropperBottle(canvas, { accent: '#5d7486' }), [440, 806], 1.5) +
  lying(canvas, juniper(canvas, stem([330, 10], [-60, 90], 0.1, 1.35), 7), [420, 880]) +
  vignette(canvas)

/** Siberian fir oil in a winter forest. */
export const firOil: Scene = canvas =>
  winterForest(canvas, 690) +
  snowGround(canvas, 680) +
  shadowed(canvas, fir(canvas, stem([470, 800], [150, 480], 0.1, 1.5), 0.85), [22, 14], 0.1) +
  standing(canvas, dropperBottle(canvas, { accent: '#7fa0a0', paper: '#f6f3ea' }), [430, 850], 1.5, {
    tint: '#3f5568',
    strength: 0.34,
  }) +
  lying(canvas, fir(canvas, stem([370, -20], [20, 90], 0.08, 1.5), 0.6), [430, 900]) +
  vignette(canvas, '#33434e', 0.26)

/** Bergamot oil, bright and slightly bitter. */
export const bergamotOil: Scene = canvas =>
  sunnyWall(canvas, '#dfdcae') +
  linenTop(canvas, 700, '#efe6cf') +
  shadowed(canvas, herb(canvas, 'citrus', stem([400, 780], [130, 470], 0.12, 1.6)), [26, 14], 0.09) +
  shadowed(canvas, citrusFruit(canvas, 'bergamot', [216, 772], 104, 60), [36, 18]) +
  standing(canvas, dropperBottle(canvas, { accent: '#a9aa4a' }), [436, 850], 1.5) +
  shadowed(canvas, citrusSlice(canvas, 'bergamot', [636, 862], 96, { flat: 0.82, turn: 10, thickness: 16 }), [30, 12], 0.09) +
  shadowed(canvas, citrusSlice(canvas, 'bergamot', [232, 930], 70, { flat: 0.5, turn: 25, thickness: 14 }), [20, 8]) +
  vignette(canvas)

/** A blend like a garden minutes after rain. */
export const afterRainOil: Scene = canvas => {
  const drops = (
    [
      [120, 880, 9],
      [178, 930, 14],
      [262, 902, 7],
      [590, 930, 16],
      [668, 884, 9],
      [706, 940, 12],
      [520, 962, 8],
      [330, 958, 10],
    ] as const
  )
    .map(([x, y, size]) => `<g transform="translate(${x} ${y})scale(1 .45)">${drop(canvas, [0, 0], size, '#c3d3cc')}</g>`)
    .join('')
  return (
    rainGarden(canvas, 690) +
    stoneTop(canvas, 690, '#9aa59b') +
    shadowed(canvas, herb(canvas, 'mint', stem([370, 800], [180, 430], 0.1, 1.7)), [26, 14], 0.09) +
    shadowed(canvas, vetiver(canvas, [680, 650], 210, 96), [20, 12], 0.09) +
    standing(canvas, dropperBottle(canvas, { accent: '#6f8f6a' }), [420, 840], 1.5, { tint: '#26382f' }) +
    lying(canvas, herb(canvas, 'patchouli', stem([-150, 20], [180, -20], 0.1, 1.2)), [330, 930]) +
    drops +
    blades(canvas, 5, [740, 930], [20, 4], 240, -112, ['#7f9a66', '#9fb57f'], { fan: 18, width: 6 }).art +
    vignette(canvas, '#26332c', 0.3)
  )
}

/** Lemongrass oil: long blades in a sunny kitchen. */
export const lemongrassOil: Scene = canvas =>
  sunnyWall(canvas, '#e6e2c0') +
  boards(canvas, 700, '#d8bd8c') +
  shadowed(
    canvas,
    blades(canvas, 16, [250, 800], [70, 10], 620, -78, ['#9db06a', '#b7c583', '#86a05c'], { fan: 34, width: 13 }),
    [28, 14],
    0.09,
  ) +
  woodDisc(canvas, [450, 826], 200, 32) +
  standing(canvas, dropperBottle(canvas, { accent: '#b4b75a' }), [450, 826], 1.5) +
  lying(canvas, blades(canvas, 7, [-210, 20], [16, 8], 480, -6, ['#a9bb74', '#c3cf92'], { fan: 16, width: 12 }), [400, 926]) +
  vignette(canvas)
