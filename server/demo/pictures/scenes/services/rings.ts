import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { shelfBoard } from '../../backdrops/shelves.ts'
import { gardenView, windowView } from '../../backdrops/windows.ts'
import { bloom, flower, flowering } from '../../botanicals/blossoms.ts'
import { feather, shell } from '../../botanicals/shore-finds.ts'
import { apple, citrusSlice, strawberry } from '../../botanicals/fruits.ts'
import { vetiver } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { spruce } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { ACROSS, blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { bottleRow, mug } from '../../props/table.ts'
import { notebook, pencil } from '../../props/tools.ts'
import { chairBack } from '../../props/table.ts'
import { boards, linenTop, plainTop } from '../../surfaces.ts'
import { stem, type Scene } from '../scene.ts'
import { jar } from './together.ts'

/** A children's table of jars and crayons. */
export const childrenRing: Scene = canvas => {
  const sheet = (x: number, y: number, turn: number, drawing: string) =>
    group(
      rect(6, 9, 220, 160, alpha('#2a2026', 0.18)) + rect(0, 0, 220, 160, '#fffdf6') + drawing,
      `transform="translate(${x} ${y})rotate(${turn})"`,
    )
  const sun = stroke(
    'M110 80m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M110 20v18M110 122v18M50 80h18M152 80h18M68 38l12 12M140 110l12 12M68 122l12-12M140 50l12-12',
    '#e3a93a',
    8,
    'stroke-linecap="round"',
  )
  const curls = stroke(
    'M40 130C20 100 70 90 50 60S70 30 60 20M100 130C80 100 130 90 110 60S130 30 120 20M160 130C140 100 190 90 170 60S190 30 180 20',
    '#7fa58f',
    8,
    'stroke-linecap="round" stroke-linejoin="round"',
  )
  const berry =
    shape('M110 140C60 110 60 60 110 56C160 60 160 110 110 140z', '#c9473f') +
    shape('M110 60l-34-14 24-4 10-20 10 20 24 4z', '#6f9a5c')
  return (
    sunnyWall(canvas, '#f3dd9c', [50, 10], [520, 460]) +
    shelfBoard(canvas, 700, 210, 420, '#c99a66') +
    bottleRow(canvas, 730, 208, 370, 100, ['#c9473f', '#6f9a5c', '#e3a93a', '#7f9ba3']) +
    boards(canvas, 480, '#dcb27c') +
    sheet(120, 560, -9, sun) +
    sheet(480, 600, 4, curls) +
    sheet(830, 570, 10, berry) +
    jar(canvas, 300, 560, '#d9544a') +
    jar(canvas, 470, 545, '#7fb089') +
    jar(canvas, 640, 555, '#e6c34f') +
    jar(canvas, 810, 545, '#5f8a62') +
    pencil(canvas, [370, 700], 150, 18, '#c9473f') +
    pencil(canvas, [740, 640], 140, -34, '#5f9a86') +
    pencil(canvas, [390, 760], 150, -6, '#e3a93a') +
    pencil(canvas, [1060, 610], 130, 60, '#7f84b0') +
    shadowed(canvas, strawberry(canvas, [210, 520], 48, -16), [8, 8]) +
    shadowed(canvas, strawberry(canvas, [140, 546], 42, 14), [8, 8]) +
    lying(canvas, herb(canvas, 'mint', stem([-60, 10], [100, -20], 0.1, 1)), [980, 540], 0.8) +
    shadowed(canvas, spruce(canvas, stem([1230, 470], [1060, 500], 0.1, 1)), [8, 10]) +
    vignette(canvas)
  )
}

/** A perfume organ in the evening. */
export const perfumeOrgan: Scene = canvas => {
  const tier = (y: number, half: number, height: number) => {
    const board = shape(
      `M${600 - half} ${y}Q600 ${y - 60} ${600 + half} ${y}v20Q600 ${y - 40} ${600 - half} ${y + 20}z`,
      canvas.linear(blend('#5d4030', [0.5, '#a97d55'], '#4f3628'), ACROSS),
    )
    const bottles = Array.from({ length: 6 }, (_, index) => {
      const share = (index / 6) * 2 - 1
      const lift = -30 * (1 - (share + 0.16) ** 2)
      return bottleRow(canvas, 600 + share * half * 0.98, y + lift, (half * 2) / 6.1, height, [
        '#8a4f22',
        '#b8742c',
        '#4f6b52',
        '#6f3f22',
        '#c9a25e',
      ])
    }).join('')
    return bottles + board
  }
  return (
    plaster(canvas, '#3f4f42', false) +
    glow(canvas, [600, 250], 620, '#ffcf87', 0.7) +
    tier(230, 460, 96) +
    tier(360, 500, 104) +
    tier(500, 540, 112) +
    shape('M40 560Q600 470 1160 560V800H40z', canvas.linear(blend('#a5784f', '#5d3f2b'))) +
    stroke('M40 562Q600 472 1160 562', '#d9b083', 6) +
    notebook(canvas, [330, 585], 320, -4, '#3f5a4b') +
    pencil(canvas, [640, 690], 170, -64, '#c9973f') +
    chairBack(canvas, [820, 930], 270, '#b07a4c') +
    shadowed(canvas, flowering(canvas, 'jasmine', 'jasmine', stem([310, 680], [90, 590], 0.1, 1.1), 4), [10, 12], 0.3) +
    shadowed(canvas, vetiver(canvas, [1010, 560], 150, 76), [8, 10], 0.3) +
    shadowed(canvas, citrusSlice(canvas, 'bergamot', [220, 730], 54, { flat: 0.6, thickness: 8 }), [8, 8], 0.3) +
    vignette(canvas, '#0d0f0b', 0.5)
  )
}

/** Elders' ring: coffee, an old photograph, garden flowers. */
export const eldersRing: Scene = canvas => {
  const photo =
    rect(-70, -180, 140, 180, canvas.linear(blend('#c9a06a', '#7a5632'), [0, 0, 1, 1])) +
    rect(-56, -166, 112, 152, '#e6d3ae') +
    ellipse([0, -96], 42, 58, '#cdb286') +
    shape('M-26-60q4-34 26-34t26 34v16h-52z', '#8f744f') +
    ellipse([0, -110], 17, 20, '#a98a60')
  const bouquet = (x: number, y: number, flowers: string) => flowers + jar(canvas, x, y, '#cfdcd6', 1.1)
  return (
    sunnyWall(canvas, '#e9dcc8', [40, 10], [540, 440]) +
    windowView(
      canvas,
      [760, 50],
      [340, 340],
      gardenView(canvas, [760, 50], [340, 340], '#e3ebe6', '#a9bb8b'),
      '#efe6d4',
      [2, 2],
    ) +
    linenTop(canvas, 500, '#efe7d6') +
    bouquet(
      290,
      610,
      shadowed(
        canvas,
        together(
          flower(canvas, 'lilac', stem([285, 540], [190, 330], 0.08, 1.3), 'linden'),
          flower(canvas, 'lilac', stem([292, 540], [300, 290], -0.04, 1.3), 'linden'),
          flower(canvas, 'lilac', stem([300, 540], [400, 350], -0.08, 1.2)),
        ),
        [16, 12],
        0.12,
      ),
    ) +
    group(photo, 'transform="translate(560 600)rotate(-3)"') +
    bouquet(
      900,
      620,
      shadowed(
        canvas,
        together(
          ...[0, 1, 2, 3].map(index =>
            flower(
              canvas,
              'phlox',
              stem([900, 560], [800 + index * 66, 380 + (index % 2) * 40], 0.04, 1.7),
              index % 2 ? 'phlox' : null,
            ),
          ),
        ),
        [16, 12],
        0.12,
      ),
    ) +
    mug(canvas, [440, 720], 78, '#f1e8d8') +
    mug(canvas, [700, 720], 78, '#d9c9d6') +
    shadowed(canvas, apple(canvas, [1060, 690], 58), [16, 12]) +
    shadowed(canvas, apple(canvas, [170, 720], 50), [14, 10]) +
    lying(canvas, bloom(canvas, 'phlox', [0, 0], 1.3), [560, 740], 0.8) +
    vignette(canvas)
  )
}

/** The play of senses: things to touch, to hear, to smell. */
export const playOfSenses: Scene = canvas => {
  const cube =
    shape('M-70 0V-110L0-140L70-110V0L0 32z', '#c99a66') +
    shape('M-70-110L0-80L70-110L0-140z', '#efd2a4') +
    shape('M-70-110L0-80V32L-70 0z', canvas.linear(blend('#ddb280', '#b98a5a'))) +
    shape('M70-110L0-80V32L70 0z', '#94683f') +
    stroke('M-60-84q24 26 50 22M-60-50q26 26 50 22M-60-16q26 24 50 20', alpha('#7a5230', 0.4), 3)
  const bell =
    shape(
      'M-74 0C-74-30-52-60-46-110C-40-160 40-160 46-110C52-60 74-30 74 0z',
      canvas.linear(blend('#8a6a2c', [0.25, '#f6dd9a'], [0.5, '#d3a64a'], '#7d5c24'), ACROSS),
    ) +
    ellipse([0, 0], 74, 14, '#8a6a2c') +
    ellipse([0, 12], 15, 12, '#6f5220') +
    stroke('M-20-142q20-30 40 0', '#a9803a', 9)
  const cloth =
    shape(
      'M-150 10C-130-40-60-60 0-40S120-60 160-10C140 40 60 40 10 30S-120 50-150 10z',
      canvas.linear(blend('#c9bfe0', '#8f84ab')),
    ) + stroke('M-110 0q60-36 110-14t130-14M-90 22q70-26 120-10t90-6', alpha('#ffffff', 0.5), 5, 'stroke-linecap="round"')
  return (
    sunnyWall(canvas, '#c9dbe3', [90, 0], [520, 400]) +
    glow(canvas, [300, 120], 520, '#fff8e6', 0.9) +
    plainTop(canvas, 470, '#f0e6d0') +
    group(ellipse([20, 22], 110, 22, alpha('#2a2026', 0.25)) + cube, 'transform="translate(290 600)scale(1.6)"') +
    group(ellipse([16, 12], 96, 18, alpha('#2a2026', 0.28)) + bell, 'transform="translate(850 600)scale(1.55)"') +
    shadowed(canvas, shell(canvas, [566, 520], 112, -8), [14, 16]) +
    group(ellipse([10, 30], 170, 30, alpha('#2a2026', 0.2)) + cloth, 'transform="translate(620 680)"') +
    shadowed(canvas, feather(canvas, stem([180, 740], [480, 690], 0.12, 1.2), '#dfe6ea'), [10, 14]) +
    jar(canvas, 1060, 690, '#e3bf55', 1.1) +
    shadowed(
      canvas,
      together(
        flower(canvas, 'chamomile', stem([1060, 620], [1000, 380], 0.05, 1.5)),
        flower(canvas, 'chamomile', stem([1064, 620], [1090, 350], 0.02, 1.5)),
        flower(canvas, 'chamomile', stem([1068, 620], [1160, 420], -0.05, 1.4)),
      ),
      [14, 12],
      0.1,
    ) +
    shadowed(canvas, citrusSlice(canvas, 'orange', [860, 730], 66, { flat: 0.56, thickness: 10 }), [10, 8]) +
    vignette(canvas)
  )
}
