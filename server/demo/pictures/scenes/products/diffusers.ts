import { bog } from '../../backdrops/landscapes.ts'
import { avenue } from '../../backdrops/forests.ts'
import { coast } from '../../backdrops/shores.ts'
import { boardWall } from '../../backdrops/interiors.ts'
import { gardenView, windowView } from '../../backdrops/windows.ts'
import { flower, flowering } from '../../botanicals/blossoms.ts'
import { bladderwrack, moss } from '../../botanicals/grasses.ts'
import { driftwood } from '../../botanicals/shore-finds.ts'
import { herb } from '../../botanicals/herbs.ts'
import { juniper } from '../../botanicals/needles.ts'
import { lying, shadowed, together } from '../../botanicals/plant.ts'
import { strewn } from '../../botanicals/spices.ts'
import { glow, vignette } from '../../light.ts'
import { boards, linenTop, plinth, stoneTop } from '../../surfaces.ts'
import { diffuser } from '../../vessels/diffuser.ts'
import { wisp } from '../../vessels/flame.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

const squat = { half: 122, height: 186, neck: 34, top: 236, shoulder: 70 }
const slim = { half: 92, height: 220, neck: 28, top: 268, shoulder: 58 }

/** A bog at first light. */
export const bogDiffuser: Scene = canvas =>
  bog(canvas, 690) +
  boards(canvas, 690, '#c3b08c') +
  shadowed(canvas, herb(canvas, 'birch', stem([-30, 60], [300, 210], -0.12, 1.45)), [34, 26], 0.09) +
  moss(canvas, [620, 800], 330, 92, '#8f9b62').art +
  standing(
    canvas,
    diffuser(canvas, {
      profile: squat,
      tint: '#cdd8cc',
      density: 0.08,
      liquid: '#bcc088',
      level: 0.6,
      reeds: '#4a3a30',
      collar: '#b99a5a',
      paper: '#f7f1e2',
    }),
    [400, 840],
    1.25,
  ) +
  lying(
    canvas,
    together(
      flower(canvas, 'labradorTea', stem([-150, 20], [110, -50], 0.1, 1.3), 'labradorTea'),
      flower(canvas, 'labradorTea', stem([-110, 70], [180, 40], 0.06, 1.2), 'labradorTea'),
    ),
    [240, 920],
    0.7,
  ) +
  vignette(canvas)

/** Smoke sauna in the evening. */
export const saunaDiffuser: Scene = canvas => {
  const whisk = [-2, -1, 0, 1, 2].map(index =>
    herb(canvas, 'birch', stem([118 + index * 9, 880], [130 + index * 52, 530 + Math.abs(index) * 36], index * -0.07, 1.05), {
      fade: 0,
    }),
  )
  return (
    boardWall(canvas, '#6a4c39', { logs: true, size: 104, light: 0.1 }) +
    windowView(
      canvas,
      [90, 110],
      [170, 190],
      gardenView(canvas, [90, 110], [170, 190], '#e8b77a', '#8a7350'),
      '#5a3f30',
      [2, 2],
    ) +
    glow(canvas, [180, 240], 420, '#ffb65e', 0.6) +
    boards(canvas, 720, '#8a6144') +
    wisp(canvas, [640, 700], 560, 190, '#f6e3cb', 0.22) +
    shadowed(canvas, together(...whisk), [30, 16], 0.25) +
    `<path d="M84 862q34 14 70 0l-2-26q-32 12-66 0z" fill="#c9a877"/>` +
    standing(
      canvas,
      diffuser(canvas, {
        profile: squat,
        tint: '#5d4a40',
        density: 0.55,
        liquid: '#a8602c',
        level: 0.6,
        reeds: '#2c2420',
        collar: '#3b322e',
        paper: '#e6d6b8',
      }),
      [440, 860],
      1.22,
      { strength: 0.42 },
    ) +
    glow(canvas, [620, 880], 170, '#ff9d4a', 0.4, 40) +
    vignette(canvas, '#140a06', 0.5)
  )
}

/** The windy west coast: seaweed, salt, driftwood. */
export const seaDiffuser: Scene = canvas =>
  coast(canvas, 690) +
  stoneTop(canvas, 690, '#dcd6c8') +
  shadowed(canvas, driftwood(canvas, [60, 800], 420, -14), [20, 14], 0.09) +
  shadowed(canvas, juniper(canvas, stem([430, 800], [690, 560], -0.12, 1.3), 5), [26, 12], 0.09) +
  standing(
    canvas,
    diffuser(canvas, {
      profile: slim,
      tint: '#8fb0a6',
      density: 0.34,
      liquid: '#a9c4b6',
      level: 0.58,
      reeds: '#d6c6a6',
      collar: '#e9e2d2',
      paper: '#faf6ec',
      reedLength: 300,
    }),
    [420, 850],
    1.35,
  ) +
  lying(canvas, bladderwrack(canvas, [220, 40], 340, 194), [590, 925], 0.66) +
  strewn(canvas, 'salt', 16, [200, 930], [120, 34]).art +
  vignette(canvas, '#2b3a3c', 0.22)

/** Lindens in July. */
export const lindenDiffuser: Scene = canvas =>
  avenue(canvas, 690) +
  linenTop(canvas, 690, '#efe7d0') +
  shadowed(canvas, flowering(canvas, 'linden', 'linden', stem([-40, 90], [300, 250], -0.12, 1.5), 7), [34, 26], 0.09) +
  plinth(canvas, [430, 830], 176, 40, '#e9dcb8') +
  standing(
    canvas,
    diffuser(canvas, {
      profile: slim,
      tint: '#e3cf7c',
      density: 0.3,
      liquid: '#e6cf74',
      level: 0.6,
      reeds: '#c9ae7c',
      collar: '#d8b865',
      paper: '#fbf6e6',
      reedLength: 300,
    }),
    [430, 830],
    1.3,
  ) +
  lying(canvas, flowering(canvas, 'linden', 'linden', stem([190, -30], [-120, 30], 0.12, 1.3), 5), [600, 930]) +
  vignette(canvas, '#4a4420', 0.2)
