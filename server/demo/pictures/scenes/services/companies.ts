import { archNiche, plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { curtain } from '../../backdrops/windows.ts'
import { ground } from '../../backdrops/sky.ts'
import { iris } from '../../botanicals/bells.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { figLeaf } from '../../botanicals/finds.ts'
import { citrusFruit, citrusSlice } from '../../botanicals/fruits.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar, juniper } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { chairBack } from '../../props/table.ts'
import { awning, cobbles, houseFront, shopWindow } from '../../rooms/facade.ts'
import { pottedPlant, sofa } from '../../rooms/furniture.ts'
import { boards, linenTop, plinth, stoneTop } from '../../surfaces.ts'
import { dropperBottle, vial } from '../../vessels/bottles.ts'
import { candle } from '../../vessels/candle.ts'
import { cylinderMachine } from '../../vessels/devices.ts'
import { ribbon } from '../../vessels/flame.ts'
import { box } from '../../vessels/gifts.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** A brand's signature scent: one bottle, one line drawn as with a pen. */
export const signatureScent: Scene = canvas =>
  archNiche(canvas, '#e9e0cf', '#37496b', 600, 270, 620) +
  stoneTop(canvas, 600, '#e6dac4') +
  plinth(canvas, [620, 690], 190, 40, '#d8bd84') +
  shadowed(canvas, iris(canvas, stem([452, 690], [330, 330], 0.08, 1.15)), [18, 12], 0.1) +
  shadowed(canvas, cedar(canvas, stem([830, 700], [1060, 520], -0.12, 1.1)), [16, 12]) +
  ribbon(
    canvas,
    [
      [60, 240],
      [220, 130],
      [360, 210],
      [520, 300],
      [640, 190],
      [560, 90],
      [470, 170],
      [640, 260],
      [860, 200],
      [1020, 90],
      [1180, 150],
    ],
    15,
    '#c9a04e',
    1,
  ) +
  standing(
    canvas,
    dropperBottle(canvas, { tint: '#3b5480', teat: '#c9a25e', paper: '#f6efe0', accent: '#c9a25e' }),
    [620, 690],
    1.35,
  ) +
  shadowed(canvas, citrusSlice(canvas, 'bergamot', [900, 730], 62, { flat: 0.56, thickness: 9 }), [10, 8]) +
  vignette(canvas)

/** A room, its plan in light perspective, and scent that spreads in soft circles. */
export const roomScenting: Scene = canvas => {
  const floor = 'M150 560L620 330L1090 540L600 790z'
  const walls =
    shape('M150 560V260L620 60V330z', canvas.linear(blend('#f6f2e8', '#dcdccf'), [0, 0, 1, 0])) +
    shape('M620 60L1090 250V540L620 330z', canvas.linear(blend('#e3e4d9', '#c9cfc2'), [0, 0, 1, 0])) +
    shape('M240 470V300l150-64v170z', canvas.linear(blend('#fdf7e4', '#dfe9e4'))) +
    stroke('M240 470V300l150-64v170zM315 268v170M240 386l150-66', '#ffffff', 8) +
    shape('M800 420V200l130 54v222z', canvas.linear(blend('#b9a58a', '#98846a')))
  const rings = [440, 330, 230, 140]
    .map((radius, index) =>
      ellipse(
        [610, 560],
        radius,
        radius * 0.5,
        alpha('#8fa887', 0.1 + index * 0.03),
        `stroke="${alpha('#6f8d6c', 0.5)}" stroke-width="2.5"`,
      ),
    )
    .join('')
  return (
    plaster(canvas, '#dfe0d8') +
    ellipse([640, 700], 560, 120, canvas.radial(blend(alpha('#2a2026', 0.34), alpha('#2a2026', 0)))) +
    walls +
    shape(floor, canvas.linear(blend('#e2cfae', '#c4a67a'))) +
    stroke('M267 502L716 734M384 446L833 674M500 388L960 606', alpha('#8a6a42', 0.28), 3) +
    `<g clip-path="${canvas.clip(floor)}">${rings}</g>` +
    stroke('M150 560L600 790L1090 540', '#f6f2e8', 14) +
    sofa(canvas, 400, 560, 0.62, '#a9b39e', '#dcc9a4') +
    pottedPlant(canvas, 960, 560, 0.72) +
    standing(canvas, cylinderMachine(canvas, 52, 130, { vapour: 0.75 }), [620, 590], 1.05) +
    shadowed(canvas, figLeaf(canvas, [-20, 40], 170, 30), [20, 22], 0.14) +
    lying(canvas, herb(canvas, 'tea', stem([-100, 10], [110, -30], 0.1, 1)), [1010, 740], 0.75) +
    vignette(canvas)
  )
}

/** A shop window with an awning and a ribbon of scent that leads inside. */
export const shopScent: Scene = canvas =>
  houseFront(canvas, 640, '#d9c1a8') +
  shopWindow(canvas, 150, 210, 560, 330, '#6f7d62') +
  awning(canvas, 110, 120, 640, 100, '#c8744f') +
  rect(850, 190, 210, 450, '#6f7d62') +
  rect(870, 210, 170, 300, canvas.linear(blend('#f9e2b0', '#c99a5e'))) +
  glow(canvas, [955, 330], 170, '#fff3cf', 0.9) +
  rect(870, 530, 170, 90, '#5e6b53') +
  ellipse([1024, 440], 9, 9, '#e6c06a') +
  cobbles(canvas, 640, '#d2c6b4') +
  pottedPlant(canvas, 90, 700, 1, '#7d9660', '#c8744f') +
  lemonTree(canvas) +
  ribbon(
    canvas,
    [
      [1180, 730],
      [1040, 610],
      [900, 680],
      [760, 560],
      [560, 620],
      [400, 500],
      [470, 390],
      [640, 350],
    ],
    60,
    '#fff3bf',
    0.85,
  ) +
  shadowed(canvas, herb(canvas, 'citrus', stem([1240, 20], [960, 120], 0.12, 1.4)), [16, 20], 0.14) +
  citrusFruit(canvas, 'lemon', [1050, 150], 44, 60).art +
  vignette(canvas)

/** A small lemon tree in a pot beside the door. */
const lemonTree = (canvas: Parameters<Scene>[0]) =>
  pottedPlant(canvas, 1130, 720, 0.95, '#6f8a52', '#b8694a') +
  (
    [
      [1100, 560],
      [1152, 540],
      [1130, 600],
    ] as const
  )
    .map(([x, y]) => citrusFruit(canvas, 'lemon', [x, y], 17, 70).art)
    .join('')

/** An event: a stage, a beam of light and scent over the rows. */
export const eventScent: Scene = canvas => {
  const rows = [0, 1, 2]
    .flatMap(row =>
      Array.from({ length: 9 - row }, (_, index) =>
        chairBack(
          canvas,
          [600 + (index - (8 - row) / 2) * (112 + row * 26), 640 + row * 66],
          74 + row * 17,
          ['#5d4a6b', '#523f60', '#443450'][row] ?? '#443450',
        ),
      ),
    )
    .join('')
  return (
    ground(canvas, blend('#2c2740', [0.6, '#4a3a58'], '#2f2638')) +
    shape('M180 520H1020L1110 600H90z', canvas.linear(blend('#a97d55', '#6b4a38'))) +
    rect(90, 600, 1020, 26, '#4a3328') +
    shape('M600-40L330 560H910z', canvas.linear(blend(alpha('#fff0c4', 0.75), alpha('#ffe3a6', 0.05)))) +
    ellipse([620, 560], 270, 34, alpha('#ffedc0', 0.55)) +
    curtain(canvas, -30, 290, 540, '#7d3f56', 1, 5) +
    curtain(canvas, 940, 290, 540, '#7d3f56', 1, 5) +
    shape(
      'M-20-10H1220V60Q1100 130 980 60Q860 130 740 60Q620 130 500 60Q380 130 260 60Q120 130-20 60z',
      canvas.linear(blend('#8f4a62', '#5d2c42')),
    ) +
    stroke('M-20 60Q120 130 260 60Q380 130 500 60Q620 130 740 60Q860 130 980 60Q1100 130 1220 60', '#d9b261', 6) +
    standing(canvas, cylinderMachine(canvas, 40, 130, { vapour: 0.8, band: 0.06, base: '#c9a25e' }), [620, 560], 1) +
    ribbon(
      canvas,
      [
        [620, 400],
        [500, 330],
        [340, 400],
        [200, 560],
        [420, 660],
        [700, 600],
        [960, 680],
        [1210, 600],
      ],
      76,
      '#e9d9f0',
      0.5,
    ) +
    rows +
    shadowed(canvas, juniper(canvas, stem([-30, 760], [230, 700], -0.1, 1.1), 6), [8, 10], 0.3) +
    vignette(canvas, '#0c0812', 0.5)
  )
}

/** Business gifts: a stack of plain boxes. */
export const businessGifts: Scene = canvas =>
  sunnyWall(canvas, '#e2d6c0', [40, 10], [540, 480]) +
  boards(canvas, 560, '#b88d5f') +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2].map(index => lavender(canvas, stem([330 + index * 14, 690], [130 + index * 60, 380 - index * 26], 0.1, 1.3))),
    ),
    [20, 12],
    0.12,
  ) +
  standing(canvas, box(canvas, 420, 130, 150, '#c7a378', '#3f5a4b'), [540, 720], 1.05) +
  standing(canvas, box(canvas, 320, 100, 116, '#3f5a4b', '#e6d6b4'), [560, 560], 1.05) +
  standing(canvas, box(canvas, 220, 80, 84, '#efe6d4', '#3f5a4b', false), [580, 438], 1) +
  standing(
    canvas,
    candle(canvas, { half: 74, height: 116, colour: '#efe6d6', body: 'opaque', light: 0.6, paper: '#fffaf0' }),
    [940, 690],
    1.15,
  ) +
  standing(canvas, dropperBottle(canvas, { accent: '#3f5a4b' }), [1080, 740], 0.72) +
  shadowed(canvas, citrusSlice(canvas, 'orange', [860, 748], 54, { flat: 0.56, dried: 0.6, thickness: 7 }), [10, 8]) +
  lying(canvas, juniper(canvas, stem([-130, 10], [130, -30], 0.1, 1), 6), [260, 750], 0.75) +
  vignette(canvas)

/** Several pipettes, one flask. */
export const teamScent: Scene = canvas => {
  const flask = (colour: string) => {
    const outline = 'M-46-330V-220C-46-190-190-60-190-26Q-190 0-160 0H160Q190 0 190-26C190-60 46-190 46-220V-330z'
    return (
      ellipse([40, 4], 230, 26, alpha('#2a2026', 0.3)) +
      shape(outline, alpha('#ffffff', 0.35)) +
      `<g clip-path="${canvas.clip(outline)}">${shape('M-200-120H200V10H-200z', canvas.linear(blend(colour, [0.5, '#a9a9b0'], '#e6d3a6'), [0, 0, 1, 0]))}${ellipse([0, -120], 122, 13, alpha('#ffffff', 0.55))}${glow(canvas, [70, -30], 120, '#fff3d8', 0.7, 40)}</g>` +
      stroke(outline, alpha('#8d9a98', 0.6), 3) +
      stroke('M-140-46C-110-100-50-170-36-212', alpha('#ffffff', 0.9), 9, 'stroke-linecap="round"') +
      ellipse([0, -330], 52, 9, alpha('#ffffff', 0.7), 'stroke="#a9b3b0" stroke-width="2"')
    )
  }
  return (
    sunnyWall(canvas, '#dde3dc', [620, 10], [480, 460]) +
    linenTop(canvas, 560, '#eee8da') +
    shadowed(canvas, herb(canvas, 'blackcurrant', stem([330, 640], [90, 420], 0.12, 1.35)), [20, 14], 0.12) +
    shadowed(canvas, herb(canvas, 'mint', stem([900, 650], [1120, 450], -0.12, 1.3)), [20, 14], 0.12) +
    group(flask('#8a5f93'), 'transform="translate(600 710)"') +
    drops(canvas) +
    lying(canvas, cedar(canvas, stem([-90, 10], [90, -10], 0.1, 0.9)), [950, 750], 0.75) +
    standing(canvas, vial(canvas, 40, 76, '#d9c08a'), [250, 740], 1) +
    vignette(canvas)
  )
}

const drops = (canvas: Parameters<Scene>[0]) =>
  (
    [
      [480, 210, -32, '#6d4560'],
      [560, 170, -11, '#5f9a78'],
      [645, 170, 11, '#d6b06c'],
      [724, 210, 32, '#a9527a'],
    ] as const
  )
    .map(([x, y, turn, colour]) => pipetteAt(canvas, x, y, turn, colour))
    .join('')

const pipetteAt = (canvas: Parameters<Scene>[0], x: number, y: number, turn: number, colour: string) =>
  group(
    `<path d="M0 0C4 20 10 30 10 46V130H-10V46C-10 30-4 20 0 0z" fill="${canvas.linear(blend(alpha('#ffffff', 0.8), alpha('#c3cbc8', 0.6)), [0, 0, 1, 0])}"/><path d="M0 0C4 20 8 30 8 46V90H-8V46C-8 30-4 20 0 0z" fill="${colour}"/><path d="M-12 128C-24 150-22 196 0 196S24 150 12 128z" fill="#4a423f"/>`,
    `transform="translate(${x} ${y})rotate(${180 + turn})"`,
  ) + `<path d="M${x + turn * -0.5} ${y + 24}q12 22 0 26t-8-6q-2-8 8-20z" fill="${colour}"/>`
