import { midsummer, riverTown } from '../../backdrops/landscapes.ts'
import { winterForest } from '../../backdrops/forests.ts'
import { boardWall, plaster } from '../../backdrops/interiors.ts'
import { bookshelf, shelfBoard } from '../../backdrops/shelves.ts'
import { gardenView, windowView } from '../../backdrops/windows.ts'
import { bloom, flower } from '../../botanicals/blossoms.ts'
import { heather } from '../../botanicals/spikes.ts'
import { honeycomb } from '../../botanicals/finds.ts'
import { citrusSlice } from '../../botanicals/fruits.ts'
import { blades, ear, fern } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar, spruce } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { strewn } from '../../botanicals/spices.ts'
import { blend, ellipse, rect, stroke, type Canvas } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { boards, linenTop, stoneTop } from '../../surfaces.ts'
import { candle, lid } from '../../vessels/candle.ts'
import { wisp } from '../../vessels/flame.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** A white cup of coffee seen from a little above. */
export function coffeeCup(canvas: Canvas, x: number, y: number, size: number): string {
  const cup = candle(canvas, { half: 62, height: 74, flare: 14, colour: '#efe8da', body: 'opaque', wax: '#6a4530', light: 0 })
  const art = cup.art.replace(/<path[^>]*stroke="#5a4638"[^>]*>/, '')
  return `<g transform="translate(${x} ${y})scale(${size})">${ellipse([8, 6], 128, 22, alpha('#2a2026', 0.25))}${ellipse([0, 0], 122, 22, '#f4eee2')}${ellipse([0, 2], 84, 13, alpha('#b9a98f', 0.5))}<path d="M66-60q44-10 40 22t-50 22" fill="none" stroke="#e6dccb" stroke-width="10"/>${art}${wisp(canvas, [0, -84], 170, 70, '#ffffff', 0.5)}</g>`
}

/** Tartu in the morning: river mist and an early café. */
export const tartuMorning: Scene = canvas =>
  riverTown(canvas, 690) +
  stoneTop(canvas, 690, '#d8d0c2') +
  coffeeCup(canvas, 190, 770, 1.1) +
  standing(canvas, lid(canvas, 104, 30, '#c99f6d'), [640, 800], 1.05) +
  standing(
    canvas,
    candle(canvas, { half: 118, height: 206, colour: '#f1e9dc', body: 'opaque', wax: '#f6ecd8', light: 0.62, paper: '#fffaf0' }),
    [410, 860],
    1.28,
  ) +
  shadowed(canvas, strewn(canvas, 'coffee', 11, [210, 930], [120, 34], 1.15), [6, 7], 0.24) +
  shadowed(canvas, strewn(canvas, 'cardamom', 5, [630, 916], [90, 28], 1.15), [6, 7], 0.22) +
  vignette(canvas)

/** The hay loft in late summer, honey in amber glass. */
export const apiary: Scene = canvas => {
  const cell = (half: number, height: number) => {
    let comb = ''
    for (let row = 0; row < 5; row++)
      for (let column = -4; column < 5; column++) {
        const [x, y] = [column * 36 + (row % 2) * 18, -height + 20 + row * 31]
        if (Math.abs(x) < half + 20) comb += `M${x} ${y - 18}l16 9v18l-16 9l-16-9v-18z`
      }
    return stroke(comb, alpha('#7a4512', 0.45), 4) + stroke(comb, alpha('#ffe3a0', 0.55), 2, 'transform="translate(-1.6 -2)"')
  }
  return (
    boardWall(canvas, '#b08a5c', { size: 112, light: 0.9 }) +
    glow(canvas, [120, 60], 560, '#fff0c0', 0.5) +
    `<path d="M-40 60L330-40L640 700H120z" fill="${canvas.span(
      blend(alpha('#fff3cf', 0.4), alpha('#fff3cf', 0)),
      [150, 0],
      [380, 700],
    )}"/>` +
    boards(canvas, 700, '#b48a58') +
    blades(canvas, 90, [600, 770], [220, 34], 190, -60, ['#d9b768', '#c29b4e', '#ecd596', '#a98743'], { fan: 80, width: 3 }).art +
    shadowed(canvas, honeycomb(canvas, [70, 700], 4, 4, 30, -8), [14, 12]) +
    standing(
      canvas,
      candle(canvas, { half: 148, height: 150, colour: '#d08a2a', body: 'clear', wax: '#e6b552', light: 0.85, relief: cell }),
      [400, 870],
      1.25,
    ) +
    lying(
      canvas,
      together(
        heather(canvas, stem([-190, 40], [40, -30], 0.1, 1.35)),
        flower(canvas, 'clover', stem([-130, 70], [110, 40], 0.06, 1.35), 'clover'),
      ),
      [230, 930],
      0.8,
    ) +
    lying(canvas, bloom(canvas, 'clover', [0, 0], 1.3), [640, 930], 0.9) +
    vignette(canvas, '#3a2208', 0.34)
  )
}

/** Rye bread in a farm kitchen. */
export const ryeBread: Scene = canvas =>
  plaster(canvas, '#d9c3a0') +
  windowView(canvas, [70, 70], [300, 380], gardenView(canvas, [70, 70], [300, 380], '#e7ecdf', '#b9b47f'), '#e9dfca') +
  shelfBoard(canvas, 470, 300, 400, '#8f6844') +
  standing(
    canvas,
    candle(canvas, { half: 60, height: 100, colour: '#a67c52', body: 'opaque', light: 0, wax: '#8a6a4a' }),
    [580, 300],
    1,
    null,
  ) +
  standing(
    canvas,
    candle(canvas, { half: 46, height: 70, colour: '#e4d6bd', body: 'opaque', light: 0, wax: '#c9b79a' }),
    [710, 300],
    1,
    null,
  ) +
  boards(canvas, 700, '#a97d52') +
  loaf(canvas) +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2, 3].map(index =>
        ear(canvas, stem([560 - index * 14, 830], [790 - index * 62, 470 - index * 14 + (index % 2) * 40], -0.1, 1.35)),
      ),
    ),
    [24, 12],
    0.09,
  ) +
  standing(
    canvas,
    candle(canvas, {
      half: 116,
      height: 168,
      flare: -6,
      colour: '#8a5a38',
      body: 'opaque',
      wax: '#f0e0bf',
      light: 0.75,
      gloss: 0.34,
      relief: glaze,
    }),
    [400, 870],
    1.3,
  ) +
  strewn(canvas, 'caraway', 40, [220, 930], [150, 36], 1.2).art +
  vignette(canvas, '#2c1a0c', 0.34)

/** A band of pale glaze that ran down from the rim. */
const glaze = (half: number, height: number) =>
  `<path d="M${-half - 20} ${-height - 10}H${half + 20}V${-height * 0.62}q-14 26-30 2q-18-20-34 6q-16 22-36-4q-20-22-38 2q-18 24-40-2q-20-20-36 6q-20 18-38-8z" fill="${alpha('#ecdcbc', 0.55)}"/>`

/** A round loaf of dark rye with its floured cuts. */
function loaf(canvas: Canvas): string {
  const crust = canvas.radial(blend('#b78350', [0.5, '#7c4f2d'], '#4a2d1c'), [0.5, 0.6], 0.7, [0.35, 0.2])
  return (
    ellipse([190, 806], 210, 34, alpha('#2a1a10', 0.4)) +
    `<path d="M-10 800C-30 700 70 650 160 650s200 44 196 150q-180 30-366 0z" fill="${crust}"/>` +
    stroke('M70 690q50-20 96-12M120 730q60-24 130-14M60 752q40-14 70-10', alpha('#f4e6c8', 0.7), 9, 'stroke-linecap="round"')
  )
}

/** The university library in autumn. */
export const oldLibrary: Scene = canvas =>
  bookshelf(canvas, ['#6d2f2c', '#54362a', '#3f4a3e', '#7d5a34', '#4a3340', '#8a6d48'], '#5a3d2a', 640) +
  rect(0, 0, 800, 1000, alpha('#1c1210', 0.34)) +
  glow(canvas, [400, 560], 560, '#ffb866', 0.5) +
  boards(canvas, 700, '#6f4a32') +
  `<g transform="translate(60 800)">${rect(
    0,
    -44,
    330,
    44,
    canvas.linear(blend('#8a3d38', '#54211f')),
  )}${rect(320, -38, 12, 32, '#e6d6b4')}${rect(
    14,
    -82,
    290,
    38,
    canvas.linear(blend('#7a6238', '#4f3d22')),
  )}${rect(296, -77, 10, 28, '#e9dcbe')}</g>` +
  lying(canvas, herb(canvas, 'tobacco', stem([-20, 10], [150, -30], 0.06, 1.1), { angle: 16 }), [560, 800], 0.7) +
  standing(
    canvas,
    candle(canvas, {
      half: 118,
      height: 206,
      colour: '#2b2528',
      body: 'opaque',
      wax: '#f0dfbe',
      light: 0.95,
      paper: '#c9a869',
      gloss: 0.5,
    }),
    [410, 880],
    1.25,
    { strength: 0.5 },
  ) +
  standing(canvas, lid(canvas, 112, 22, '#c9a159', true), [680, 930], 0.95, { strength: 0.4 }) +
  lying(canvas, cedar(canvas, stem([-120, 30], [130, -20], 0.1, 1.1)), [170, 936], 0.75) +
  vignette(canvas, '#0d0706', 0.55)

/** Midsummer night beside the bonfire: three wicks in a wide bowl. */
export const midsummerNight: Scene = canvas =>
  midsummer(canvas, 690) +
  boards(canvas, 690, '#77664e') +
  shadowed(canvas, fern(canvas, stem([300, 800], [40, 500], 0.16, 1.5)), [20, 14], 0.09) +
  shadowed(canvas, fern(canvas, stem([520, 800], [770, 560], -0.16, 1.35), '#6f8a5c'), [20, 14], 0.09) +
  standing(
    canvas,
    candle(canvas, {
      half: 170,
      height: 136,
      flare: 44,
      colour: '#55695d',
      body: 'opaque',
      wax: '#f6e6c0',
      wicks: 3,
      light: 1,
      gloss: 0.4,
    }),
    [410, 860],
    1.2,
    { strength: 0.4 },
  ) +
  lying(
    canvas,
    together(
      flower(canvas, 'daisy', stem([-170, 60], [-30, -40], 0.12, 1.25)),
      flower(canvas, 'daisy', stem([-120, 70], [70, 10], 0.1, 1.2)),
      flower(canvas, 'clover', stem([-150, 90], [140, 66], 0.05, 1.25), 'clover'),
    ),
    [250, 920],
    0.85,
  ) +
  lying(canvas, bloom(canvas, 'daisy', [0, 0], 1.1), [640, 935], 0.8) +
  vignette(canvas, '#141a22', 0.45)

/** First snow: a spruce sprig, dried orange and cloves. */
export const winterSpruce: Scene = canvas => {
  const frost = (half: number, height: number) => {
    let ferns = ''
    for (let index = 0; index < 9; index++) {
      const [x, y] = [canvas.random.near(0, half * 0.9), -height * canvas.random.between(0.08, 0.9)]
      for (const turn of [0, 60, 120])
        ferns += `M${Math.round(x - 16 * Math.cos((turn * Math.PI) / 180))} ${Math.round(y - 16 * Math.sin((turn * Math.PI) / 180))}l${Math.round(32 * Math.cos((turn * Math.PI) / 180))} ${Math.round(32 * Math.sin((turn * Math.PI) / 180))}`
    }
    return stroke(ferns, alpha('#ffffff', 0.85), 2.6, 'stroke-linecap="round"')
  }
  return (
    plaster(canvas, '#cfd6d6') +
    windowView(canvas, [150, 40], [500, 600], winterForest(canvas, 640), '#f1ede3', [2, 3]) +
    linenTop(canvas, 700, '#e9e4da') +
    shadowed(canvas, spruce(canvas, stem([440, 800], [90, 560], 0.12, 1.5)), [20, 14], 0.09) +
    standing(
      canvas,
      candle(canvas, {
        half: 118,
        height: 206,
        colour: '#dfe4e2',
        body: 'opaque',
        wax: '#fbf4e4',
        light: 0.75,
        relief: frost,
        gloss: 0.7,
      }),
      [420, 860],
      1.25,
    ) +
    shadowed(canvas, citrusSlice(canvas, 'orange', [640, 900], 70, { flat: 0.62, dried: 0.7, turn: 12, thickness: 7 }), [10, 8]) +
    shadowed(canvas, citrusSlice(canvas, 'orange', [540, 950], 58, { flat: 0.5, dried: 0.9, turn: 30, thickness: 6 }), [10, 8]) +
    strewn(canvas, 'clove', 8, [220, 930], [120, 30], 1.2).art +
    vignette(canvas, '#2f3a42', 0.22)
  )
}
