import { plaster } from '../../backdrops/interiors.ts'
import { bells } from './posies.ts'
import { catkins, figLeaf } from '../../botanicals/finds.ts'
import { flower } from '../../botanicals/blossoms.ts'
import { apple } from '../../botanicals/fruits.ts'
import { blades } from '../../botanicals/grasses.ts'
import { cedar } from '../../botanicals/needles.ts'
import { shadowed } from '../../botanicals/plant.ts'
import { blend, ellipse, group, rect, shape, stroke } from '../../canvas.ts'
import { glow, vignette, washes } from '../../light.ts'
import { alpha } from '../../palette.ts'
import { cobbles, door, houseFront, lantern, shopWindow } from '../../rooms/facade.ts'
import { armchair, floorLamp, pendant, pottedPlant, roundTable } from '../../rooms/furniture.ts'
import { lobbyHall } from '../../rooms/lobby.ts'
import { diffuser } from '../../vessels/diffuser.ts'
import { ribbon, wisp } from '../../vessels/flame.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** The studio's half-open door in a Tartu street, early spring. */
export const studioDoor: Scene = canvas =>
  houseFront(canvas, 610, '#c3ced3') +
  shopWindow(canvas, 700, 170, 330, 300, '#5b6b70') +
  door(canvas, 330, 640, 240, 480, '#4d6670', 0.46) +
  lantern(canvas, 250, 230) +
  cobbles(canvas, 634, '#c6bfb2') +
  shape('M290 640h330l30 40H250z', '#d8d0c2') +
  rect(250, 680, 400, 22, '#a79f92') +
  shape('M500 640h70l80 160H440z', alpha('#ffd58a', 0.45)) +
  bells(canvas, 150, 700, 1) +
  bells(canvas, 690, 700, 0.8) +
  shadowed(canvas, catkins(canvas, stem([1240, -10], [930, 150], 0.14, 1.5), 7), [16, 20], 0.14) +
  vignette(canvas)

/** A drawer from which scent rises and turns into memories. */
export const scentAndMemory: Scene = canvas => {
  const house =
    shape('M0 0V-90L80-150L160-90V0z', alpha('#b98a72', 0.75)) +
    shape('M-14-84L80-160L174-84z', alpha('#8f6657', 0.8)) +
    shape('M62 0V-52h36V0z', alpha('#f3e2b8', 0.9)) +
    shape('M22-70h26v28H22zM112-70h26v28h-26z', alpha('#f8e7bd', 0.95))
  const stook =
    blades(canvas, 40, [0, -70], [26, 4], 110, -90, ['#cdb069', '#e2cb8e', '#b3924e'], { fan: 30, width: 4 }).art +
    blades(canvas, 40, [0, -70], [26, 4], 96, 90, ['#cdb069', '#e2cb8e', '#b3924e'], { fan: 24, width: 4, droop: 0 }).art +
    stroke('M-36-72q36 18 72 0', '#8f6f3a', 9)
  const drawer =
    shape('M170 560H1030L1090 640V800H110V640z', canvas.linear(blend('#8a6448', '#5c4130'))) +
    shape('M214 572H986L1024 626H176z', canvas.linear(blend('#4a3326', '#6b4c38'))) +
    rect(110, 640, 980, 160, canvas.linear(blend('#c99f72', [0.5, '#b0855a'], '#8a6342'), [0, 0, 0.6, 1])) +
    stroke('M130 676q300 14 940-6M130 720q420-14 940 8M140 764q260 10 920-4', alpha('#6b4a30', 0.32), 3) +
    ellipse([600, 722], 46, 20, '#5c4433') +
    ellipse([600, 714], 46, 18, canvas.linear(blend('#f0d9a8', '#a9803f')))
  const curls = (
    [
      [
        [470, 610],
        [380, 500],
        [470, 400],
        [330, 300],
        [270, 210],
      ],
      [
        [600, 610],
        [680, 480],
        [560, 360],
        [640, 250],
        [600, 150],
      ],
      [
        [720, 610],
        [840, 520],
        [760, 410],
        [890, 330],
        [930, 250],
      ],
    ] as const
  )
    .map(points => ribbon(canvas, points, 62, '#fffaf0', 0.85))
    .join('')
  return (
    plaster(canvas, '#dccbb8') +
    washes(canvas, ['#bfa9bd', '#e9d3b4', '#b9c0a0'], 6, 0.16) +
    curls +
    apple(canvas, [250, 170], 66).art +
    group(stook, 'transform="translate(610 172)"') +
    group(house, 'transform="translate(860 250)"') +
    glow(canvas, [600, 330], 420, '#fff3d8', 0.4) +
    drawer +
    shadowed(canvas, flower(canvas, 'lilac', stem([330, 620], [170, 470], 0.12, 1.25), 'linden'), [14, 14]) +
    shadowed(canvas, flower(canvas, 'lilac', stem([860, 620], [1020, 500], -0.12, 1.1), 'linden'), [14, 14]) +
    vignette(canvas)
  )
}

/** A hotel lobby in a quiet evening. */
export const hotelLobby: Scene = canvas =>
  lobbyHall(canvas, 500, { wall: '#6d7d6f', stone: '#b9ae9c', arches: 4 }) +
  rect(0, 0, 1200, 800, alpha('#1f2b26', 0.34)) +
  pendant(canvas, 900, 190, 60, '#c9a25e') +
  floorLamp(canvas, 130, 650, 400, '#e9d6a8') +
  armchair(canvas, 330, 690, 1.35, '#3f5a4b') +
  pottedPlant(canvas, 1090, 690, 1.15, '#6b8460', '#b99a6a') +
  roundTable(canvas, [720, 610], 220, 140, '#8f6a48') +
  standing(
    canvas,
    diffuser(canvas, {
      profile: { half: 84, height: 130, neck: 26, top: 168, shoulder: 50 },
      tint: '#3a4a40',
      density: 0.5,
      liquid: '#c49a4a',
      reeds: '#d9c39a',
      collar: '#c9a25e',
      paper: '#f3ead6',
      reedLength: 210,
    }),
    [700, 612],
    1.05,
  ) +
  wisp(canvas, [712, 300], 250, 120, '#fff3da', 0.42) +
  group(
    '<circle r="22" fill="none" stroke="#d9b568" stroke-width="9"/><path d="M22 0h70v16M74 0v14" fill="none" stroke="#d9b568" stroke-width="9"/>',
    'transform="translate(830 626)scale(.8 .5)rotate(12)"',
  ) +
  shadowed(canvas, cedar(canvas, stem([560, 626], [430, 560], 0.1, 0.9)), [8, 10]) +
  shadowed(canvas, figLeaf(canvas, [-20, 60], 190, 28, '#6b8460'), [24, 26], 0.2) +
  vignette(canvas, '#0f1613', 0.45)
