import { pineForest } from '../../backdrops/forests.ts'
import { blinds, curtain, washingLine, windowView } from '../../backdrops/windows.ts'
import { paperScreen, plaster, tiles } from '../../backdrops/interiors.ts'
import { bloom, feathery, flower, flowering } from '../../botanicals/blossoms.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { berryStamp } from '../../botanicals/berries.ts'
import { citrusFruit, citrusSlice } from '../../botanicals/fruits.ts'
import { blades, moss } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { pine } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { blend, ellipse, print, rect, shape } from '../../canvas.ts'
import { glow, vignette, windowLight } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { boards, linenTop, plainTop, plinth, stoneTop } from '../../surfaces.ts'
import { roomSpray } from '../../vessels/bottles.ts'
import { coffeeCup } from './candles.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** Sheets dried on the line. */
export const cleanLinen: Scene = canvas =>
  washingLine(canvas, 700) +
  linenTop(canvas, 700, '#eceae0') +
  shadowed(
    canvas,
    together(
      flower(canvas, 'flax', stem([380, 800], [150, 470], 0.1, 1.4)),
      flower(canvas, 'flax', stem([390, 800], [90, 590], 0.1, 1.25)),
      flower(canvas, 'flax', stem([400, 800], [230, 380], 0.08, 1.3)),
    ),
    [26, 12],
    0.09,
  ) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#d6dfe0', density: 0.08, liquid: '#e9eee9', cap: '#f6f3ec', paper: '#fcfaf4', accent: '#93abcb' }),
    [420, 860],
    1.42,
  ) +
  lying(
    canvas,
    together(flower(canvas, 'flax', stem([-180, 10], [40, -40], 0.1, 1.3)), bloom(canvas, 'flax', [110, 30], 1.2)),
    [280, 930],
    0.8,
  ) +
  vignette(canvas, '#3a4a5a', 0.16)

/** A forest path after dew. */
export const forestPath: Scene = canvas => {
  const berry = berryStamp(canvas, 11, '#b03a34')
  const cluster = (
    [
      [0, 0],
      [17, 6],
      [7, 17],
      [-13, 12],
      [22, -10],
    ] as const
  )
    .map(([x, y]) => print(berry, [x, y], 0, 1))
    .join('')
  return (
    pineForest(canvas, 690) +
    rect(0, 690, 800, 310, canvas.linear(blend('#8b9468', [0.3, '#66753f'], '#38442a'))) +
    shape('M330 690h120q20 90 200 160t260 170H-120q60-110 250-170t200-160z', canvas.linear(blend('#d5c39a', '#8a7350'))) +
    moss(canvas, [690, 830], 330, 110, '#8a9a58').art +
    shadowed(canvas, pine(canvas, stem([440, 800], [110, 520], 0.1, 1.35)), [20, 14], 0.09) +
    standing(
      canvas,
      roomSpray(canvas, { tint: '#2f4c3d', density: 0.72, liquid: '#28453a', cap: '#2f2c29', paper: '#f0e7d2' }),
      [400, 880],
      1.42,
      { strength: 0.4 },
    ) +
    moss(canvas, [150, 940], 380, 110, '#7d8f50').art +
    lying(canvas, herb(canvas, 'lingonberry', stem([-170, 20], [110, -40], 0.1, 1.4)), [330, 930], 0.8) +
    `<g transform="translate(250 912)scale(1.2)">${cluster}</g><g transform="translate(402 930)">${cluster}</g>` +
    vignette(canvas, '#10190f', 0.4)
  )
}

/** Citrus in a sunny kitchen. */
export const citrusGarden: Scene = canvas =>
  tiles(canvas, '#e9e2cb', 700) +
  windowLight(canvas, { at: [30, 40], size: [420, 560], strength: 0.8, colour: '#ffefb8' }) +
  stoneTop(canvas, 700, '#ece6d6') +
  shadowed(canvas, herb(canvas, 'verbena', stem([420, 800], [170, 420], 0.1, 1.5)), [28, 14], 0.09) +
  shadowed(canvas, citrusFruit(canvas, 'grapefruit', [176, 790], 112), [36, 16]) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#e6d27a', density: 0.16, liquid: '#ecd878', cap: '#f6f1e4', paper: '#fffaf0', accent: '#dd8d76' }),
    [420, 860],
    1.42,
  ) +
  shadowed(canvas, citrusSlice(canvas, 'grapefruit', [652, 850], 108, { flat: 0.86, turn: 8, thickness: 18 }), [28, 12], 0.09) +
  shadowed(canvas, citrusSlice(canvas, 'bergamot', [600, 950], 66, { flat: 0.5, turn: 20, thickness: 12 }), [14, 8]) +
  shadowed(canvas, citrusSlice(canvas, 'lemon', [236, 945], 72, { flat: 0.5, turn: 20, thickness: 12 }), [14, 8]) +
  vignette(canvas)

/** White tea: a tea house in silence. */
export const whiteTea: Scene = canvas =>
  paperScreen(canvas, '#efe9d4', '#b39a72', 700) +
  boards(canvas, 700, '#cdb48c') +
  shadowed(canvas, flowering(canvas, 'jasmine', 'jasmine', stem([420, 800], [120, 400], 0.12, 1.5), 5), [26, 14], 0.09) +
  plinth(canvas, [420, 834], 150, 34, '#dfe0cc') +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#eef0e4', density: 0.5, liquid: '#dde4c9', cap: '#e6dfc8', paper: '#fdfaf0', accent: '#9fb58f' }),
    [420, 834],
    1.36,
  ) +
  bowl(canvas, 672, 880) +
  lying(
    canvas,
    together(
      herb(canvas, 'tea', stem([-150, 10], [110, -30], 0.1, 1.15)),
      bloom(canvas, 'jasmine', [140, 20], 1.2),
      bloom(canvas, 'jasmine', [60, 50], 1),
    ),
    [200, 930],
    0.8,
  ) +
  vignette(canvas, '#4a4530', 0.18)

/** A shallow celadon bowl of pale tea. */
function bowl(canvas: Parameters<Scene>[0], x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${ellipse([14, 4], 112, 17, alpha('#2a2026', 0.3))}<path d="M-100-62Q-88 2-34 4h68q54-2 66-66z" fill="${canvas.linear(
    blend('#a9bca4', [0.3, '#dfe8d6'], '#86997f'),
    [0, 0, 1, 0],
  )}"/>${ellipse([0, -62], 100, 19, '#c4d2bd')}${ellipse([0, -58], 88, 14, canvas.linear(blend('#e9e0a8', '#d3c583')))}</g>`
}

/** Evening calm for bed linen, the window open. */
export const eveningCalm: Scene = canvas =>
  plaster(canvas, '#9aa3b4', false) +
  windowView(
    canvas,
    [200, 60],
    [400, 560],
    rect(200, 60, 400, 560, canvas.linear(blend('#6d7b98', [0.6, '#c9b3b4'], '#e8c9a6'))) +
      glow(canvas, [300, 520], 240, '#f6d9ad', 0.8) +
      ellipse([500, 150], 26, 26, '#f6efdc'),
    '#d5d3d2',
    [2, 3],
  ) +
  curtain(canvas, -40, 270, 720, '#c8cbd6', 0.82) +
  curtain(canvas, 600, 260, 720, '#b9bccb', 0.86) +
  linenTop(canvas, 710, '#cfcfd4') +
  blades(canvas, 40, [640, 850], [110, 24], 150, -70, ['#c9b274', '#dfcb93', '#a8935c'], { fan: 70, width: 2.6 }).art +
  shadowed(
    canvas,
    together(...[0, 1, 2, 3].map(index => lavender(canvas, stem([390, 810], [90 + index * 66, 600 - index * 42], 0.1, 1.35)))),
    [22, 12],
    0.09,
  ) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#6f83a3', density: 0.5, liquid: '#5d7397', cap: '#e9e4da', paper: '#f4f0e6' }),
    [430, 880],
    1.4,
    { tint: '#2a2f4a' },
  ) +
  lying(
    canvas,
    together(
      feathery(canvas, stem([-150, 30], [20, -40], 0.1, 1.2)),
      flower(canvas, 'chamomile', stem([-150, 30], [30, -50], 0.1, 1.35)),
      flower(canvas, 'chamomile', stem([-130, 60], [110, 10], 0.06, 1.3)),
      bloom(canvas, 'chamomile', [170, 50], 1.2),
    ),
    [230, 930],
    0.85,
  ) +
  vignette(canvas, '#1f2438', 0.34)

/** The meeting room before nine. */
export const meetingRoom: Scene = canvas =>
  blinds(canvas, '#dfe2e0', 690) +
  plainTop(canvas, 690, '#c9c9c4') +
  coffeeCup(canvas, 150, 770, 0.9) +
  shadowed(canvas, herb(canvas, 'rosemary', stem([440, 800], [690, 470], -0.12, 1.6)), [22, 12], 0.09) +
  standing(
    canvas,
    roomSpray(canvas, { tint: '#d3dbd8', density: 0.08, liquid: '#dfe6dc', cap: '#8b9090', paper: '#c3c7c5', accent: '#7fb094' }),
    [410, 860],
    1.42,
  ) +
  shadowed(canvas, citrusSlice(canvas, 'lemon', [640, 900], 92, { flat: 0.6, turn: 12, thickness: 14 }), [16, 10]) +
  lying(canvas, herb(canvas, 'mint', stem([-140, 20], [120, -30], 0.1, 1.25)), [220, 930], 0.8) +
  vignette(canvas, '#2f3a3a', 0.2)
