import { plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { iris } from '../../botanicals/bells.ts'
import { bloom, flower } from '../../botanicals/blossoms.ts'
import { herb } from '../../botanicals/herbs.ts'
import { shadowed, together } from '../../botanicals/plant.ts'
import { blend, ellipse, group, rect, stroke } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import type { Point } from '../../geometry.ts'
import { alpha } from '../../palette.ts'
import { smooth } from '../../path.ts'
import { boards, linenTop } from '../../surfaces.ts'
import { vial } from '../../vessels/bottles.ts'
import { ribbon } from '../../vessels/flame.ts'
import { archMark } from '../../vessels/glass.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** A face in profile, from the brow to the shoulder. */
const PROFILE: readonly Point[] = [
  [592, 112],
  [668, 142],
  [704, 196],
  [712, 236],
  [706, 258],
  [722, 292],
  [748, 326],
  [738, 343],
  [717, 347],
  [729, 364],
  [718, 374],
  [725, 390],
  [709, 403],
  [715, 426],
  [694, 447],
  [642, 452],
  [622, 474],
  [632, 524],
  [694, 556],
  [768, 590],
]

/** A portrait made of flowers and curls of scent. */
export const scentPortrait: Scene = canvas => {
  const head = smooth(
    [
      ...PROFILE,
      [806, 600],
      [394, 600],
      [440, 578],
      [502, 544],
      [524, 492],
      [506, 446],
      [470, 412],
      [430, 376],
      [424, 318],
      [462, 280],
      [470, 214],
      [512, 142],
    ],
    true,
    0.92,
  )
  const flowers =
    herb(canvas, 'sage', stem([560, 300], [430, 330], 0.1, 1)).art +
    herb(canvas, 'sage', stem([540, 260], [600, 90], -0.12, 0.9)).art +
    herb(canvas, 'patchouli', stem([600, 330], [560, 470], 0.12, 0.8)).art +
    herb(canvas, 'patchouli', stem([640, 250], [700, 170], -0.1, 0.6)).art +
    bloom(canvas, 'chamomile', [650, 200], 1.1).art +
    bloom(canvas, 'rose', [600, 320], 0.95, 40).art +
    bloom(canvas, 'rose', [500, 330], 0.8, 70).art +
    bloom(canvas, 'rose', [550, 220], 1.2).art +
    bloom(canvas, 'chamomile', [470, 380], 1).art +
    herb(canvas, 'sage', stem([540, 470], [640, 590], 0.1, 1.1)).art +
    bloom(canvas, 'rose', [570, 560], 0.8, 20).art +
    bloom(canvas, 'chamomile', [500, 590], 1.1).art
  const easel =
    stroke('M360 800L520 20M840 800L680 20M600 40V0', '#8a6142', 22, 'stroke-linecap="round"') +
    rect(370, 606, 460, 26, '#7a5236') +
    rect(370, 606, 460, 8, '#b88d62')
  return (
    sunnyWall(canvas, '#e2dccb', [40, 10], [520, 480]) +
    boards(canvas, 660, '#c29a6c') +
    easel +
    rect(404, 62, 420, 560, alpha('#2a2026', 0.22)) +
    rect(390, 46, 420, 560, canvas.linear(blend('#fffaf0', '#ece0ca'))) +
    `<g clip-path="${canvas.clip(head)}">${rect(390, 46, 420, 560, canvas.linear(blend('#f0dccf', '#d9c3b4')))}${flowers}</g>` +
    stroke(head, alpha('#8a5c52', 0.6), 4) +
    ribbon(
      canvas,
      [
        [776, 336],
        [870, 290],
        [830, 190],
        [940, 130],
        [1040, 190],
        [1120, 70],
      ],
      34,
      '#d9a79c',
      0.7,
    ) +
    ribbon(
      canvas,
      [
        [776, 342],
        [890, 360],
        [920, 260],
        [1020, 280],
        [1150, 200],
      ],
      22,
      '#a9b296',
      0.8,
    ) +
    standing(canvas, vial(canvas, 52, 96, '#c9973f'), [180, 740], 1) +
    standing(canvas, vial(canvas, 44, 80, '#c98a84'), [280, 750], 1) +
    shadowed(canvas, flower(canvas, 'rose', stem([1160, 770], [960, 690], 0.1, 0.9), 'rose'), [10, 12]) +
    vignette(canvas)
  )
}

/** A gift card: the scent portrait. */
export const portraitCard: Scene = canvas => {
  const bouquet =
    shadowed(
      canvas,
      together(
        herb(canvas, 'sage', stem([600, 500], [490, 250], 0.1, 1.1)),
        herb(canvas, 'sage', stem([610, 500], [720, 270], -0.1, 1.1)),
      ),
      [6, 8],
      0.1,
    ) +
    iris(canvas, stem([610, 500], [680, 300], -0.06, 0.62)).art +
    shadowed(
      canvas,
      together(bloom(canvas, 'peony', [560, 350], 1.05), bloom(canvas, 'peony', [640, 410], 0.82, 60)),
      [6, 8],
      0.14,
    )
  return (
    plaster(canvas, '#dcc8bd') +
    glow(canvas, [300, 120], 560, '#fff6e6', 0.8) +
    linenTop(canvas, 0, '#e6d5c8') +
    group(
      rect(-316, -270, 660, 580, alpha('#2a2026', 0.2)) +
        rect(-330, -290, 660, 580, canvas.linear(blend('#fffaf2', '#efe3d2'), [0, 0, 1, 1])) +
        stroke('M-306-266h612v532h-612z', alpha('#b98f5a', 0.6), 2.5),
      'transform="translate(600 390)"',
    ) +
    ellipse([600, 380], 208, 252, canvas.linear(blend('#f3e6d8', '#dfe0d0')), 'stroke="#c9a25e" stroke-width="7"') +
    bouquet +
    ribbon(
      canvas,
      [
        [640, 300],
        [740, 210],
        [680, 130],
        [820, 90],
        [920, 160],
        [1040, 60],
      ],
      30,
      '#d9a3a6',
      0.75,
    ) +
    group(
      `<path d="M-62-8C-66-44-30-66-4-60C30-70 64-40 60-4C70 30 36 62 4 58C-34 68-64 36-62-8z" fill="${canvas.radial(blend('#d9837a', [0.6, '#a9433f'], '#74282c'), [0.5, 0.5], 0.6, [0.36, 0.3])}"/>` +
        ellipse([0, 0], 38, 37, 'none', `stroke="${alpha('#5d1f24', 0.5)}" stroke-width="4"`) +
        archMark([0, 0], 20, '#f0c4b4'),
      'transform="translate(820 640)"',
    ) +
    shadowed(canvas, bloom(canvas, 'peony', [150, 640], 1.3), [12, 16]) +
    shadowed(canvas, herb(canvas, 'sage', stem([40, 780], [250, 720], -0.1, 1.1)), [10, 12]) +
    vignette(canvas, '#5a3a34', 0.22)
  )
}
