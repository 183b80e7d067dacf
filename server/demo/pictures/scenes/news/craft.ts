import { gardenView, windowView } from '../../backdrops/windows.ts'
import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { shelfBoard } from '../../backdrops/shelves.ts'
import { bloom, flower } from '../../botanicals/blossoms.ts'
import { cotton, figLeaf } from '../../botanicals/finds.ts'
import { citrusFruit } from '../../botanicals/fruits.ts'
import { herb } from '../../botanicals/herbs.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { cinnamon, cone } from '../../botanicals/spices.ts'
import { ACROSS, blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { vignette } from '../../light.ts'
import { alpha, lit, shaded } from '../../palette.ts'
import { magnifier, paperBag, labScale } from '../../props/tools.ts'
import { pottedPlant } from '../../rooms/furniture.ts'
import { boards, linenTop } from '../../surfaces.ts'
import { dropperBottle, vial } from '../../vessels/bottles.ts'
import { diffuser } from '../../vessels/diffuser.ts'
import { ribbon, wisp } from '../../vessels/flame.ts'
import { stamped, standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** From a long row of trials to one finished scent. */
export const signatureBorn: Scene = canvas => {
  const trials = Array.from({ length: 9 }, (_, index) =>
    standing(
      canvas,
      stamped(
        canvas,
        vial(canvas, 40, 84, ['#c9b47a', '#93abcb', '#b9c4b4'][index % 3] ?? '#c9b47a', {
          paper: '#fbf6ea',
          level: 0.42 + (index % 3) * 0.12,
        }),
      ),
      [90 + index * 78, 560 + index * 14],
      0.78 + index * 0.035,
      { strength: 0.22 },
    ),
  ).join('')
  return (
    sunnyWall(canvas, '#dfe0da', [30, 10], [560, 470]) +
    linenTop(canvas, 500, '#eee8da') +
    labScale(canvas, [250, 740], 250) +
    standing(canvas, vial(canvas, 34, 70, '#c9b47a', { stopper: null }), [250, 672], 0.9, null) +
    trials +
    wisp(canvas, [960, 420], 330, 120, '#ffffff', 0.55) +
    standing(canvas, dropperBottle(canvas, { accent: '#5d7ea6', tint: '#54606a', teat: '#2f3336' }), [950, 700], 1.4) +
    shadowed(
      canvas,
      together(
        flower(canvas, 'flax', stem([1120, 700], [1060, 400], 0.1, 1.2)),
        flower(canvas, 'flax', stem([1130, 700], [1140, 330], 0.05, 1.1)),
      ),
      [12, 12],
      0.1,
    ) +
    lying(canvas, herb(canvas, 'birch', stem([-100, 10], [130, -30], 0.1, 1)), [640, 750], 0.75) +
    vignette(canvas)
  )
}

/** Scent in a shop: hardly seen, from the door inwards. */
export const shopInterior: Scene = canvas => {
  const rail = stroke('M640 250H1090M660 250V620M1070 250V620', '#a9875c', 8, 'stroke-linecap="round"')
  const clothes = (['#e9e2d3', '#b9c4ae', '#d8c3a4', '#f1ece0', '#9fae9a', '#cfd3c6', '#dcb9a4', '#e6e0d0'] as const)
    .map((colour, index) => {
      const x = 690 + index * 48
      const long = 200 + (index % 3) * 44
      return (
        stroke(`M${x} 250v18M${x - 34} 296q34-34 68 0`, '#8a7458', 4) +
        shape(
          `M${x - 12} 278Q${x - 40} 288 ${x - 38} 316L${x - 44} ${300 + long}q44 18 92 0L${x + 40} 316q2-28-26-38q-12 14-26 0z`,
          canvas.linear(blend(lit(colour, 0.3), shaded(colour, 0.16)), ACROSS),
        ) +
        stroke(
          `M${x - 6} 330q-8 ${long * 0.5} -4 ${long - 40}M${x + 16} 330q6 ${long * 0.5} 2 ${long - 44}`,
          alpha('#6b5f50', 0.16),
          5,
        )
      )
    })
    .join('')
  return (
    sunnyWall(canvas, '#ebe5d8', [380, 0], [420, 460]) +
    windowView(canvas, [70, 90], [220, 470], gardenView(canvas, [70, 90], [220, 470], '#e6ede6', '#b9c79a'), '#e0d6c3', [1, 3]) +
    boards(canvas, 590, '#d3b58c') +
    shelfBoard(canvas, 360, 330, 230, '#b08d62') +
    shelfBoard(canvas, 360, 470, 230, '#b08d62') +
    standing(
      canvas,
      diffuser(canvas, {
        profile: { half: 50, height: 80, neck: 16, top: 104, shoulder: 30 },
        tint: '#cfd8c8',
        density: 0.08,
        liquid: '#d7c978',
        reeds: '#b7946a',
        collar: '#e9e2d2',
        paper: '#fffaf0',
        reedLength: 110,
      }),
      [430, 330],
      0.9,
      null,
    ) +
    shadowed(canvas, cotton(canvas, [530, 296], 34), [4, 6]) +
    citrusFruit(canvas, 'lemon', [420, 444], 26).art +
    citrusFruit(canvas, 'lemon', [474, 446], 24, 30).art +
    rect(520, 412, 50, 58, '#c9d0bd') +
    rail +
    clothes +
    pottedPlant(canvas, 1130, 700, 0.9) +
    ribbon(
      canvas,
      [
        [60, 620],
        [240, 540],
        [420, 640],
        [600, 520],
        [800, 640],
        [1010, 540],
        [1210, 620],
      ],
      74,
      '#ffffff',
      0.7,
    ) +
    ribbon(
      canvas,
      [
        [100, 680],
        [300, 600],
        [500, 700],
        [700, 610],
        [960, 690],
      ],
      40,
      '#f3e3a8',
      0.6,
    ) +
    shadowed(canvas, figLeaf(canvas, [-10, 780], 190, -36), [16, 14]) +
    vignette(canvas)
  )
}

/** Mystery bags, a magnifying glass and footprints of flour. */
export const scentDetectives: Scene = canvas => {
  const bags = (
    [
      [300, '#c9a67c', '#3f9a94'],
      [510, '#bd9465', '#c9793f'],
      [720, '#d1ae84', '#e3bf45'],
      [930, '#c19b6f', '#3f7f9a'],
    ] as const
  )
    .map(
      ([x, colour, accent], index) =>
        ribbon(
          canvas,
          [
            [x - 10, 420],
            [x - 50, 340],
            [x + 40, 270],
            [x - 40, 190],
            [x + 30, 90],
          ],
          40,
          ['#bfe0d6', '#e9c39a', '#f3e29a', '#cfe0e6'][index] ?? '#ffffff',
          0.8,
        ) + paperBag(canvas, [x, 610], 168, 200 + (index % 2) * 24, colour, accent),
    )
    .join('')
  const steps = (
    [
      [120, 730, -14],
      [220, 700, 6],
      [330, 740, -8],
      [440, 706, 8],
      [1010, 740, -6],
      [1100, 704, 10],
    ] as const
  )
    .map(([x, y, turn]) =>
      group(
        ellipse([0, 0], 30, 12, alpha('#fffaf0', 0.85)) + ellipse([-40, 2], 13, 9, alpha('#fffaf0', 0.85)),
        `transform="translate(${x} ${y})rotate(${turn})"`,
      ),
    )
    .join('')
  return (
    plaster(canvas, '#8fc0ba') +
    boards(canvas, 540, '#c9975f') +
    bags +
    steps +
    lying(canvas, herb(canvas, 'mint', stem([-50, 10], [80, -20], 0.1, 0.9)), [240, 660], 0.8) +
    shadowed(canvas, cinnamon(canvas, [440, 668], 120, -8), [6, 8]) +
    lying(canvas, bloom(canvas, 'dill', [0, 20], 1), [900, 670], 0.9) +
    shadowed(canvas, cone(canvas, [1040, 640], 84, 8), [6, 8]) +
    magnifier(canvas, [700, 660], 96, 40, '#8a5c3c') +
    vignette(canvas, '#1c3a38', 0.24)
  )
}
