import { blend, group, rect, round, shape, stroke, type Canvas } from '../canvas.ts'
import type { Point } from '../geometry.ts'
import { daylight } from '../light.ts'
import { alpha, lit, shaded } from '../palette.ts'
import { Path } from '../path.ts'
import { ground, mist, ridge } from './sky.ts'
import type { Backdrop } from './landscapes.ts'

/** An island pasture: a limestone wall, junipers, the sea behind. */
export const islandPasture: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  const sea = y - 210
  let stones = ''
  for (let row = 0; row < 3; row++)
    for (let x = -20 + row * 22; x < width + 20; x += random.between(46, 84))
      stones += `M${Math.round(x)} ${Math.round(y - 86 + row * 30)}q20-7 40 0 6 13-2 24-20 5-38 0-6-12 0-24z`
  const bushes = [
    [0.12, 150],
    [0.3, 92],
    [0.8, 190],
    [0.94, 120],
  ]
    .map(([share = 0, h = 0]) =>
      new Path()
        .move([width * share - h * 0.22, y - 60])
        .cubic(
          [width * share - h * 0.34, y - 60 - h * 0.5],
          [width * share - h * 0.1, y - 60 - h * 0.9],
          [width * share, y - 60 - h],
        )
        .cubic(
          [width * share + h * 0.12, y - 60 - h * 0.85],
          [width * share + h * 0.32, y - 60 - h * 0.5],
          [width * share + h * 0.24, y - 60],
        )
        .close()
        .toString(),
    )
    .join('')
  return (
    ground(canvas, blend('#c9d6da', [0.5, '#e8e6d8'], '#e5dcc0')) +
    mist(canvas, sea - 240, 40, '#ffffff', 0.6) +
    rect(0, sea, width, 120, canvas.linear(blend('#9fb6bf', '#bccbc8'))) +
    stroke(
      `M${width * 0.1} ${sea + 30}h${width * 0.3}M${width * 0.5} ${sea + 18}h${width * 0.4}M${width * 0.3} ${sea + 52}h${width * 0.36}`,
      alpha('#ffffff', 0.5),
      3,
      round,
    ) +
    ridge(canvas, y - 120, 12, '#bfbd90') +
    shape(bushes, canvas.linear(blend('#8da18c', '#5f7663'))) +
    rect(0, y - 84, width, 90, '#a8a392') +
    shape(stones, canvas.linear(blend('#e6e0d0', '#b9b2a0'))) +
    daylight(canvas, '#fff8e6', 0.55)
  )
}

/** A windy western shore: long breakers and pale dune grass. */
export const coast = (canvas: Canvas, y: number, { sky = '#cfdbdc', water = '#8aa8a8' } = {}): string => {
  const { width, random } = canvas
  const sea = y - 250
  const foam = [40, 84, 136, 194]
    .map((dy, index) => {
      const points = Array.from({ length: 7 }, (_, step): Point => [
        -20 + (step * (width + 40)) / 6,
        sea + dy + random.near(0, 5 + index * 3),
      ])
      const crest = new Path().through(points).toString()
      return (
        stroke(crest, alpha('#ffffff', 0.35 + index * 0.12), 3 + index * 2.4, round) +
        stroke(crest, alpha(shaded(water, 0.3), 0.2), 4 + index * 2, 'transform="translate(0 7)"')
      )
    })
    .join('')
  return (
    ground(canvas, blend(sky, [0.6, '#eee8da'], '#e5dcc8')) +
    mist(canvas, sea - 260, 54, '#ffffff', 0.7) +
    mist(canvas, sea - 130, 30, '#f6efe0', 0.8) +
    rect(0, sea, width, y - sea + 30, canvas.linear(blend(lit(water, 0.25), [0.6, water], lit(water, 0.45)))) +
    foam +
    daylight(canvas, '#fff8e8', 0.5)
  )
}

/** Limestone cliffs in layers above the sea. */
export const cliff: Backdrop = (canvas, y) => {
  const { width, random } = canvas
  let layers = ''
  const face = new Path()
    .move([width * 0.46, y])
    .line(
      [width * 0.5, y - 200],
      [width * 0.54, y - 330],
      [width * 0.6, y - 470],
      [width * 0.72, y - 520],
      [width + 20, y - 548],
      [width + 20, y],
    )
    .close()
    .toString()
  for (let index = 0; index < 13; index++)
    layers += new Path()
      .through([
        [width * 0.44, y - 30 - index * 40],
        [width * 0.7, y - 36 - index * 40 + random.near(0, 8)],
        [width + 20, y - 44 - index * 40],
      ])
      .toString()
  return (
    coast(canvas, y, { sky: '#cdd9dc', water: '#92adb2' }) +
    shape(face, canvas.linear(blend('#efe8d8', [0.5, '#d8cfbd'], '#a79f92'), [0, 0, 1, 0.6])) +
    group(
      stroke(layers, alpha('#8f8575', 0.42), 5) + stroke(layers, alpha('#fffaf0', 0.55), 3, 'transform="translate(0 6)"'),
      `clip-path="${canvas.clip(face)}"`,
    ) +
    ridge(canvas, y - 545, 3, alpha('#9aa37c', 0), y - 540) +
    daylight(canvas, '#fffaf0', 0.3)
  )
}
