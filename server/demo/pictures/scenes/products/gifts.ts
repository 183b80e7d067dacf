import { archNiche, plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { linenPiles, shelfBoard } from '../../backdrops/shelves.ts'
import { pineForest } from '../../backdrops/forests.ts'
import { lavender } from '../../botanicals/spikes.ts'
import { blades, moss } from '../../botanicals/grasses.ts'
import { herb } from '../../botanicals/herbs.ts'
import { juniper, spruce } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { cone } from '../../botanicals/spices.ts'
import { blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { vignette } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { matches } from '../../props/tools.ts'
import { boards, linenTop, plainTop } from '../../surfaces.ts'
import { dropperBottle, roomSpray } from '../../vessels/bottles.ts'
import { candle } from '../../vessels/candle.ts'
import { diffuser } from '../../vessels/diffuser.ts'
import { box, fan, hatBox, openCrate, sachet } from '../../vessels/gifts.ts'
import { archMark } from '../../vessels/glass.ts'
import { ribbon } from '../../vessels/flame.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** A small thank-you: flat box, mini candle and oil. */
export const smallThanks: Scene = canvas =>
  archNiche(canvas, '#eadfca', '#dfcfb2', 690, 270, 400) +
  linenTop(canvas, 690, '#eee4d0') +
  standing(
    canvas,
    candle(canvas, { half: 66, height: 104, colour: '#efe6d6', body: 'opaque', light: 0.55, paper: '#fffaf0' }),
    [250, 770],
    1.3,
  ) +
  standing(canvas, dropperBottle(canvas, { accent: '#7d3340' }), [480, 770], 0.95) +
  standing(canvas, box(canvas, 400, 110, 140, '#c7a378', '#7d3340'), [350, 910], 1.12) +
  lying(canvas, herb(canvas, 'thyme', stem([-130, 10], [130, -30], 0.12, 1.5)), [180, 960], 0.75) +
  vignette(canvas)

/** An open crate of Estonian forest. */
export const forestCrate: Scene = canvas => {
  const wool = blades(canvas, 64, [0, -124], [210, 26], 110, -90, ['#e6cf9f', '#d4b67e', '#f2e2bd', '#bd9a62'], {
    fan: 95,
    width: 3.2,
    droop: 0.5,
  }).art
  const within =
    group(
      roomSpray(canvas, {
        tint: '#2f4c3d',
        density: 0.72,
        liquid: '#28453a',
        cap: '#2f2c29',
        paper: '#f0e7d2',
        half: 62,
        height: 250,
      }).art,
      'transform="translate(-118 -60)"',
    ) +
    group(dropperBottle(canvas, { accent: '#5d7486' }).art, 'transform="translate(12 -84)scale(.98)"') +
    group(
      candle(canvas, { half: 78, height: 150, colour: '#e9e0d0', body: 'opaque', light: 0, paper: '#fffaf0' }).art,
      'transform="translate(140 -78)"',
    ) +
    wool
  return (
    pineForest(canvas, 690, { haze: '#e9e4cb' }) +
    boards(canvas, 700, '#b08c60') +
    shadowed(canvas, spruce(canvas, stem([380, 780], [60, 520], 0.12, 1.45)), [18, 12], 0.09) +
    shadowed(canvas, juniper(canvas, stem([420, 780], [740, 560], -0.12, 1.3), 6), [18, 12], 0.09) +
    standing(canvas, openCrate(canvas, 440, 150, '#d1ab78', within), [400, 890], 1.25) +
    moss(canvas, [120, 950], 240, 70, '#87965a').art +
    shadowed(canvas, cone(canvas, [600, 946], 110, 10), [8, 8], 0.26) +
    vignette(canvas, '#1b2416', 0.3)
  )
}

/** The first evening in a new home: a hat box, a diffuser, matches and linen. */
export const newHome: Scene = canvas =>
  sunnyWall(canvas, '#e6d3bd', [40, 20], [420, 560]) +
  boards(canvas, 700, '#c79d70') +
  standing(
    canvas,
    diffuser(canvas, {
      profile: { half: 84, height: 150, neck: 26, top: 190, shoulder: 50 },
      tint: '#d3d8ca',
      density: 0.08,
      liquid: '#cfc08a',
      reeds: '#b7946a',
      collar: '#b5653f',
      paper: '#f8f1e3',
      reedLength: 230,
      level: 0.6,
    }),
    [600, 800],
    1.15,
  ) +
  shadowed(canvas, herb(canvas, 'linden', stem([330, 700], [60, 440], 0.12, 1.4)), [26, 14], 0.09) +
  standing(canvas, hatBox(canvas, 168, 196, '#f1e8da', '#b8694a'), [320, 860], 1.2) +
  standing(canvas, sachet(canvas, 170, 180, '#d8cbb2', '#b8694a'), [640, 940], 0.95) +
  matches(canvas, [340, 890], 136, -6) +
  vignette(canvas)

/** Three sachets from a grandmother's linen cupboard. */
export const linenSachets: Scene = canvas =>
  plaster(canvas, '#cfc4ad') +
  shelfBoard(canvas, -20, 330, 840, '#a5835c') +
  linenPiles(canvas, 60, 328, 6, 210, ['#f2ead9', '#d9d6cb', '#e4d8c0']) +
  linenPiles(canvas, 330, 328, 4, 200, ['#e9e4d8', '#c9c6cf', '#efe6d3']) +
  linenPiles(canvas, 590, 328, 7, 200, ['#f2ead9', '#dfe0d6', '#e4d8c0']) +
  boards(canvas, 700, '#b8946a') +
  shadowed(
    canvas,
    together(
      ...[0, 1, 2, 3, 4].map(index =>
        lavender(
          canvas,
          stem([430 + index * 14, 740], [250 + index * 88, 400 + Math.abs(index - 2) * 26], (2 - index) * 0.05, 1.4),
        ),
      ),
    ),
    [24, 14],
    0.09,
  ) +
  standing(canvas, sachet(canvas, 240, 270, '#e2d6be', '#8f84ab'), [200, 840], 1.1) +
  standing(canvas, sachet(canvas, 240, 270, '#cfc6b2', '#7f8f6a'), [600, 840], 1.1) +
  standing(canvas, sachet(canvas, 240, 270, '#ece3d2', '#8f84ab'), [400, 910], 1.16) +
  lying(canvas, herb(canvas, 'southernwood', stem([-160, 20], [120, -30], 0.1, 1.35)), [200, 955], 0.75) +
  vignette(canvas)

/** Six white tins for a company's guests. */
export const logoCandles: Scene = canvas => {
  const leaf = (colour: string) =>
    `<path d="M0 26C-26 8-22-20 0-34C22-20 26 8 0 26zM0 26v14M0 22V-14" fill="none" stroke="${colour}" stroke-width="3.4"/>`
  const tins = (
    [
      [-206, -96, 0.86],
      [0, -96, 0.86],
      [206, -96, 0.86],
      [-226, 30, 1],
      [0, 30, 1],
      [226, 30, 1],
    ] as const
  )
    .map(([x, y, size]) =>
      group(
        candle(canvas, { half: 92, height: 112, colour: '#f1eee7', body: 'opaque', wax: '#f6eedd', light: 0, gloss: 0.85 }).art +
          group(leaf('#3d4a66'), 'transform="translate(0 -48)"'),
        `transform="translate(${x} ${y})scale(${size})"`,
      ),
    )
    .join('')
  const tray =
    shape('M-330-150H330L372 74H-372z', canvas.linear(blend('#b08b5f', '#cda878'))) +
    tins +
    shape('M-372 30H372V110q0 12-12 12H-360q-12 0-12-12z', canvas.linear(blend('#d9b98a', '#a9814f'))) +
    stroke('M-372 32H372', alpha('#fff3d8', 0.8), 4)
  return (
    sunnyWall(canvas, '#cfd5da', [60, 20], [460, 560]) +
    plainTop(canvas, 650, '#e6e0d4') +
    ellipse([420, 905], 400, 46, alpha('#2a2026', 0.32)) +
    group(tray, 'transform="translate(400 780)scale(.98)"') +
    rect(330, 812, 140, 88, '#3d4a66') +
    rect(338, 820, 124, 72, '#f5efe2') +
    archMark([400, 856], 22, '#3d4a66') +
    vignette(canvas, '#2b3140', 0.2)
  )
}

/** A fan of scented cards with a band. */
export const scentCards: Scene = canvas => {
  const waves = [0, 1, 2]
    .map(index =>
      ribbon(
        canvas,
        [
          [150 + index * 60, 520],
          [230 + index * 60, 400 - index * 20],
          [170 + index * 90, 270],
          [300 + index * 90, 150],
          [260 + index * 120, 20],
        ],
        26 + index * 10,
        '#ffffff',
        0.5,
      ),
    )
    .join('')
  const holder =
    ellipse([416, 934], 260, 26, alpha('#2a2026', 0.34)) +
    shape('M190 850h420l26 34v40q0 8-8 8H172q-8 0-8-8v-40z', canvas.linear(blend('#b98a5e', '#7d5538'))) +
    shape('M190 850h420l26 34H164z', canvas.linear(blend('#d9b083', '#b88a5e'))) +
    stroke('M176 898h440M182 914h420', alpha('#5d3c26', 0.35), 2)
  const band =
    shape(
      'M286 742Q400 706 514 742L496 816Q400 788 304 816z',
      canvas.linear(blend('#51453f', [0.3, '#332b28'], '#1f1a18'), [0, 0, 1, 0]),
    ) + archMark([400, 762], 18, '#e8d9bf')
  return (
    plaster(canvas, '#e3cdc2') +
    waves +
    plainTop(canvas, 700, '#efe6da') +
    `<g clip-path="${canvas.clip('M0 0H800V876H0z')}">${fan(canvas, [400, 1090], 7, 150, 740, -22, 22, ['#f8f3e8', '#ecd3c9', '#f8f3e8', '#f1e6d6', '#f8f3e8', '#e6c6bd', '#f8f3e8'])}</g>` +
    band +
    holder +
    vignette(canvas, '#5a3a34', 0.18)
  )
}
