import { archNiche, plaster, sunnyWall } from '../../backdrops/interiors.ts'
import { honeysuckle, lilyOfTheValley } from '../../botanicals/bells.ts'
import { flower } from '../../botanicals/blossoms.ts'
import { citrusSlice } from '../../botanicals/fruits.ts'
import { herb } from '../../botanicals/herbs.ts'
import { cedar } from '../../botanicals/needles.ts'
import { lying, shadowed } from '../../botanicals/plant.ts'
import { strewn } from '../../botanicals/spices.ts'
import { blend, ellipse, group, rect, shape, stroke, type Canvas } from '../../canvas.ts'
import { glow, vignette } from '../../light.ts'
import { alpha, lit, shaded } from '../../palette.ts'
import { blotter } from '../../props/tools.ts'
import { linenTop, plinth, stoneTop } from '../../surfaces.ts'
import { drop, dropperBottle, vial } from '../../vessels/bottles.ts'
import { ribbon } from '../../vessels/flame.ts'
import { archMark } from '../../vessels/glass.ts'
import { standing } from '../../vessels/vessel.ts'
import { stem, type Scene } from '../scene.ts'

/** A tiny box that opens: glow, one curl, stars and a butterfly. */
export const smallWonder: Scene = canvas => {
  const star = (x: number, y: number, r: number) =>
    `M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q${-r * 0.84} ${r * 0.16} ${-r} ${r}q${-r * 0.16} ${-r * 0.84} ${-r} ${-r}q${r * 0.84} ${-r * 0.16} ${r}-${r}z`
  const stars = (
    [
      [700, 260, 16],
      [560, 190, 12],
      [780, 150, 22],
      [640, 110, 10],
      [880, 230, 13],
      [480, 120, 14],
      [930, 120, 9],
      [720, 60, 12],
    ] as const
  )
    .map(([x, y, r]) => star(x, y, r))
    .join('')
  const wing = (colour: string) =>
    shape(
      'M0 0C20-70 110-100 120-40C126 0 60 20 0 0zM0 0C30 20 90 20 84 62C70 92 20 60 0 0z',
      canvas.linear(blend(lit(colour, 0.5), colour), [0, 0, 1, 1]),
      `stroke="${alpha(shaded(colour, 0.4), 0.5)}" stroke-width="2"`,
    )
  const butterfly = group(
    wing('#d99aa8') +
      group(wing('#c9849a'), 'transform="scale(-.7 1)"') +
      stroke('M0-16V40M0-16q-10-26-22-28M0-16q10-26 24-26', '#6b4a4a', 5, 'stroke-linecap="round"'),
    'transform="translate(900 330)rotate(16)scale(.95)"',
  )
  const chest =
    rect(-110, -110, 220, 110, canvas.linear(blend('#d9b0a4', '#a9766c'), [0, 0, 1, 1])) +
    shape('M-110-110L-84-150H134L110-110z', '#fff0c9') +
    shape('M-84-150L-130-250H96L134-150z', canvas.linear(blend('#e9cabf', '#c08f84'))) +
    stroke('M-110-110H110', '#f6dfb0', 5) +
    archMark([0, -54], 24, '#f6e6cc')
  return (
    plaster(canvas, '#efd8d0') +
    glow(canvas, [600, 420], 560, '#fff0c0', 1) +
    linenTop(canvas, 560, '#f0e6d8') +
    shadowed(canvas, lilyOfTheValley(canvas, stem([270, 720], [380, 420], 0.1, 1.15)), [16, 12], 0.1) +
    shadowed(canvas, honeysuckle(canvas, stem([1160, 700], [930, 560], 0.1, 1.15)), [16, 14]) +
    group(ellipse([24, 4], 190, 22, alpha('#2a2026', 0.26)) + chest, 'transform="translate(590 690)scale(1.1)"') +
    glow(canvas, [604, 540], 190, '#fff3c4', 0.95) +
    ribbon(
      canvas,
      [
        [604, 550],
        [520, 460],
        [650, 380],
        [560, 280],
        [690, 200],
        [800, 270],
        [890, 320],
      ],
      34,
      '#fffaf0',
      1,
    ) +
    shape(stars, '#f6d98a') +
    butterfly +
    lying(canvas, herb(canvas, 'mint', stem([-60, 10], [80, -20], 0.1, 0.9)), [820, 740], 0.8) +
    vignette(canvas, '#7a4a44', 0.2)
  )
}

/** A gift card: perfume for two. */
export const perfumeForTwo: Scene = canvas =>
  archNiche(canvas, '#e6cdb0', '#c98a84', 590, 280, 600) +
  stoneTop(canvas, 590, '#ead9c0') +
  shadowed(canvas, cedar(canvas, stem([760, 690], [1090, 500], -0.12, 1.2)), [16, 12]) +
  shadowed(canvas, flower(canvas, 'rose', stem([440, 700], [250, 430], 0.1, 1.25), 'rose'), [18, 12], 0.12) +
  plinth(canvas, [600, 690], 180, 36, '#f0dfc0') +
  standing(
    canvas,
    dropperBottle(canvas, { tint: '#a5553f', teat: '#b98f4a', accent: '#c98a84', paper: '#fdf5e6' }),
    [600, 690],
    1.12,
  ) +
  blotter(canvas, [270, 40], 440, 22, '#c98a84') +
  blotter(canvas, [930, 40], 440, 158, '#c9973f') +
  drop(canvas, [524, 246], 13, '#c9973f') +
  drop(canvas, [678, 246], 13, '#c9736a') +
  shadowed(canvas, citrusSlice(canvas, 'mandarin', [870, 736], 58, { flat: 0.58, thickness: 9 }), [10, 8]) +
  strewn(canvas, 'petal', 9, [330, 740], [150, 30], 1.1).art +
  vignette(canvas)

/** An envelope at (0, 0): back, whatever peeps out, front. */
const envelope = (canvas: Canvas, within: string, paperColour: string) =>
  ellipse([20, 262], 380, 30, alpha('#2a2026', 0.28)) +
  shape('M-360 0L0-200L360 0z', canvas.linear(blend(shaded(paperColour, 0.14), shaded(paperColour, 0.04)))) +
  rect(-360, 0, 720, 260, shaded(paperColour, 0.2)) +
  within +
  shape('M-360 0L-20 150Q0 160 20 150L360 0V260H-360z', canvas.linear(blend(lit(paperColour, 0.5), shaded(paperColour, 0.1)))) +
  shape('M-360 260L-30 100M30 100L360 260z', 'none') +
  stroke('M-360 260L-40 132M40 132L360 260M-360 0L-20 150Q0 160 20 150L360 0', alpha(shaded(paperColour, 0.5), 0.3), 2.5)

/** A gift card: nose training. */
export const noseTrainingCard: Scene = canvas => {
  const vials = (
    [
      [-200, '#e3c75a', -16],
      [-68, '#d08a86', -5],
      [68, '#7d5336', 5],
      [200, '#8fb0a3', 16],
    ] as const
  )
    .map(([x, colour, turn]) =>
      group(
        vial(canvas, 54, 150, colour, { paper: '#fbf6ea', level: 0.75 }).art,
        `transform="translate(${x} 90)rotate(${turn})"`,
      ),
    )
    .join('')
  const posy =
    herb(canvas, 'eucalyptus', stem([120, 60], [340, -130], 0.1, 1.2)).art +
    herb(canvas, 'eucalyptus', stem([-120, 60], [-330, -120], -0.1, 1.2)).art +
    flower(canvas, 'rose', stem([0, 60], [-10, -190], 0.04, 0.8)).art
  return (
    sunnyWall(canvas, '#dbe3da', [50, 10], [540, 480]) +
    linenTop(canvas, 560, '#efe8d8') +
    group(envelope(canvas, posy + vials, '#efe3cc'), 'transform="translate(600 450)"') +
    ellipse([600, 590], 36, 36, canvas.radial(blend('#d98a7a', '#96423a'), [0.5, 0.5], 0.55, [0.35, 0.3])) +
    archMark([600, 590], 15, '#f6dccb') +
    shadowed(canvas, citrusSlice(canvas, 'lemon', [180, 730], 70, { flat: 0.58, thickness: 10 }), [10, 8]) +
    shadowed(canvas, strewn(canvas, 'clove', 7, [1020, 740], [100, 26], 1.2), [5, 6]) +
    vignette(canvas)
  )
}
