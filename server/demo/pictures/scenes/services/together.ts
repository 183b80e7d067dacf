import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { gardenView, windowView } from '../../backdrops/windows.ts'
import { citrusFruit, citrusSlice, raspberry, strawberry } from '../../botanicals/fruits.ts'
import { ear } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { cone, strewn, starAnise, vanilla } from '../../botanicals/spices.ts'
import { ACROSS, blend, ellipse, group, rect, shape, stroke, type Canvas } from '../../canvas.ts'
import { glow, vignette, washes } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { bellJar, dish, roundTop } from '../../props/table.ts'
import { blotter, magnifier } from '../../props/tools.ts'
import { chairBack } from '../../props/table.ts'
import { boards, linenTop, plainTop } from '../../surfaces.ts'
import { vial } from '../../vessels/bottles.ts'
import { stamped, standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

export const jar = (canvas: Canvas, x: number, y: number, colour: string, size = 1, stopper: string | null = null) =>
  standing(canvas, stamped(canvas, vial(canvas, 60, 104, colour, { stopper })), [x, y], size, { strength: 0.22 })

/** A group's nose training: jars in a circle, blotters pointing inwards. */
export const groupTraining: Scene = canvas => {
  const places = [200, 240, 290, 340, 20, 70, 110, 150]
    .map(turn => [600 + Math.cos((turn * Math.PI) / 180) * 400, 560 + Math.sin((turn * Math.PI) / 180) * 120, turn] as const)
    .toSorted((first, second) => first[1] - second[1])
  const colours = ['#8a9a5c', '#e3c75a', '#7d5336', '#c98a84', '#9cb3a6', '#d8a93c', '#8f84ab', '#b5694f']
  return (
    sunnyWall(canvas, '#e9e4d6', [60, 10], [560, 420]) +
    [250, 420, 780, 950].map(x => chairBack(canvas, [x, 500], 170, '#b08a62')).join('') +
    roundTop(canvas, [600, 590], 560, 190, '#d9c29c') +
    places
      .map(([x, y, turn]) =>
        group(
          blotter(canvas, [0, 0], 130, 0, '#c9973f'),
          `transform="translate(${Math.round(x + (600 - x) * 0.2)} ${Math.round(y + (580 - y) * 0.2)})scale(1 .55)rotate(${turn + 180})"`,
        ),
      )
      .join('') +
    places.map(([x, y], index) => jar(canvas, Math.round(x), Math.round(y), colours[index] ?? '#c9973f', 0.78)).join('') +
    lying(canvas, herb(canvas, 'rosemary', stem([-90, 0], [90, -10], 0.1, 1.1)), [600, 560], 0.7) +
    shadowed(canvas, citrusSlice(canvas, 'lemon', [540, 610], 42, { flat: 0.5, thickness: 6 }), [6, 5]) +
    strewn(canvas, 'clove', 6, [690, 600], [56, 16]).art +
    vignette(canvas)
  )
}

/** The scent detective: a map, a dotted route, sealed clues. */
export const detective: Scene = canvas => {
  const map =
    shape(
      'M180 330L430 290L680 340L930 296L1010 640L740 700L470 640L150 690z',
      canvas.linear(
        blend('#f3e3bc', [0.33, '#e2cc98'], [0.34, '#f0dfb4'], [0.66, '#dcc48c'], [0.67, '#f3e3bc'], '#d6bd86'),
        ACROSS,
      ),
    ) +
    stroke('M430 290L470 640M680 340L740 700', alpha('#8a6d3a', 0.35), 3) +
    shape('M250 400q60-30 110 10t-10 70t-110-10t10-70zM800 400q70-20 100 30t-60 60t-90-30t50-60z', alpha('#8fb0a3', 0.6)) +
    stroke('M480 380l40-50 36 54M540 392l34-40 30 44', '#7d9a6b', 6, 'stroke-linejoin="round"') +
    stroke(
      'M260 600C330 520 420 600 500 540S640 440 700 520S820 560 880 480',
      '#b5482f',
      7,
      'stroke-dasharray="2 20" stroke-linecap="round"',
    ) +
    stroke('M864 464l34 34M898 464l-34 34', '#b5482f', 10, 'stroke-linecap="round"')
  return (
    plainTop(canvas, 0, '#5f8a88') +
    washes(canvas, ['#3f6a6a', '#8fb3a8'], 5, 0.14) +
    group(map, 'opacity=".22" transform="translate(12 18)"').replaceAll(/fill="url[^"]*"/g, 'fill="#1c2a2a"') +
    map +
    magnifier(canvas, [700, 520], 130, 36, '#5d4433') +
    [
      ['#c9973f', 150, 250],
      ['#7d5336', 250, 216],
      ['#3f8a84', 350, 246],
    ]
      .map(([colour, x, y]) => jar(canvas, Number(x), Number(y), String(colour), 0.86, '#c9a677'))
      .join('') +
    shadowed(canvas, cone(canvas, [960, 190], 130, 24), [12, 14], 0.28) +
    shadowed(canvas, starAnise(canvas, [820, 170], 54, 10), [8, 10], 0.28) +
    shadowed(canvas, strewn(canvas, 'coffee', 8, [1050, 700], [90, 50], 1.3), [7, 9], 0.28) +
    shadowed(canvas, strewn(canvas, 'coffee', 4, [120, 740], [60, 24], 1.3), [7, 9], 0.28) +
    vignette(canvas, '#122222', 0.4)
  )
}

/** The scent lottery: a drum full of vials. */
export const lottery: Scene = canvas => {
  const { random } = canvas
  const wheel = (radius: number) => ellipse([600, 380], radius, radius, 'none')
  const colours = ['#c9527a', '#e3b55a', '#dc8436', '#8f84ab', '#7fa58f']
  // They have settled at the drum's bottom: fuller rows above shorter ones, as the rim leaves room.
  const vials = [
    [424, 4],
    [466, 7],
    [508, 7],
    [550, 6],
    [594, 5],
  ]
    .flatMap(([y = 0, count = 0]) =>
      Array.from({ length: count }, (_, index) => {
        const stamp = canvas.stamp(vial(canvas, 26, 54, random.pick(colours as [string, ...string[]])).art)
        const x = 600 + (index - (count - 1) / 2) * 58 + random.near(0, 9)
        return group(
          `<use href="#${stamp}"/>`,
          `transform="translate(${Math.round(x)} ${Math.round(y + random.near(0, 8))})rotate(${random.whole(-48, 48)})"`,
        )
      }),
    )
    .join('')
  const streamers = (['#c9527a', '#e3b55a', '#dc8436', '#7fa58f'] as const)
    .map(
      (colour, index) =>
        stroke(
          `M${120 + index * 40} ${-10}C${60 + index * 90} ${160} ${300 + index * 10} ${190} ${170 + index * 60} ${360}`,
          colour,
          11,
          'stroke-linecap="round"',
        ) +
        stroke(
          `M${1080 - index * 40} ${-10}C${1150 - index * 90} ${170} ${900 - index * 10} ${200} ${1030 - index * 60} ${340}`,
          colour,
          11,
          'stroke-linecap="round"',
        ),
    )
    .join('')
  return (
    sunnyWall(canvas, '#f0d9cf', [60, 10], [520, 460]) +
    streamers +
    boards(canvas, 620, '#d0a677') +
    ellipse([630, 720], 320, 36, alpha('#2a2026', 0.3)) +
    stroke('M420 720L600 380L780 720', '#8f6444', 26, 'stroke-linejoin="round"') +
    rect(380, 700, 440, 26, '#7a5236', 8) +
    ellipse([600, 380], 262, 262, alpha('#ffffff', 0.4)) +
    vials +
    ellipse(
      [600, 380],
      262,
      262,
      canvas.radial(blend(alpha('#ffffff', 0.05), [0.8, alpha('#ffffff', 0.16)], alpha('#f3d9c9', 0.6)), [0.42, 0.4], 0.62),
    ) +
    `<g stroke="${canvas.linear(blend('#f0d08a', '#a97b38'))}" stroke-width="13">${wheel(262)}</g>` +
    stroke('M420 250A230 230 0 0 1 560 160', alpha('#ffffff', 0.85), 15, 'stroke-linecap="round"') +
    stroke('M862 380h70v70', '#a97b38', 13, 'stroke-linecap="round"') +
    ellipse([932, 466], 20, 22, '#c9527a') +
    ellipse([600, 380], 24, 24, '#c9973f') +
    shadowed(canvas, raspberry(canvas, [250, 700], 46, -12), [8, 8]) +
    shadowed(canvas, raspberry(canvas, [330, 730], 38, 14), [8, 8]) +
    shadowed(canvas, citrusFruit(canvas, 'orange', [960, 690], 66), [14, 10]) +
    shadowed(canvas, vanilla([860, 760], 230, -8), [6, 8]) +
    vignette(canvas)
  )
}

/** A gourmet's aroma table. */
export const aromaTable: Scene = canvas =>
  plaster(canvas, '#c9b294') +
  windowView(canvas, [70, 40], [260, 380], gardenView(canvas, [70, 40], [260, 380]), '#e6dac4', [2, 3]) +
  glow(canvas, [900, 160], 420, '#ffe3b0', 0.6) +
  linenTop(canvas, 470, '#ece2cd') +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2].map(index => ear(canvas, stem([996 + index * 8, 500], [900 + index * 96, 220 + (index % 2) * 40], 0, 1.2))),
    ),
    [16, 12],
    0.12,
  ) +
  jar(canvas, 1000, 540, '#dcd6c2', 0.9) +
  bellJar(canvas, [600, 560], 130, 330) +
  dish(
    canvas,
    [220, 610],
    150,
    '#e9dfcf',
    strawberry(canvas, [170, 580], 46, -20).art +
      strawberry(canvas, [250, 586], 44, 18).art +
      strawberry(canvas, [212, 560], 42, 4).art,
  ) +
  dish(canvas, [970, 630], 150, '#8f6a4a', strewn(canvas, 'caraway', 26, [970, 622], [80, 20], 1.3).art) +
  dish(canvas, [430, 720], 110, '#b8694a', strewn(canvas, 'peppercorn', 16, [430, 714], [60, 18]).art) +
  dish(canvas, [790, 720], 120, '#9fae93', strewn(canvas, 'salt', 18, [790, 714], [70, 20]).art) +
  lying(canvas, herb(canvas, 'thyme', stem([-120, 10], [110, -30], 0.1, 1.4)), [620, 650], 0.75) +
  lying(canvas, herb(canvas, 'thyme', stem([-90, 10], [90, -20], 0.1, 1.2)), [1080, 750], 0.75) +
  vignette(canvas)
