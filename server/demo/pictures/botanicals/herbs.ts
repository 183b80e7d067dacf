import { lit } from '../palette.ts'
import type { Canvas } from '../canvas.ts'
import { leafySprig, type Growth } from './leaf.ts'
import type { Plant, Stem } from './plant.ts'

/** Leafy herbs and twigs that differ in leaf alone. */
const growths = {
  birch: {
    leaf: { length: 58, width: 21, colour: '#93a35c', teeth: 9, veins: 5, widest: 0.34, stalk: 12 },
    count: 10,
    angle: 55,
    stem: '#6b4a3a',
    thickness: 3,
  },
  labradorTea: {
    leaf: { length: 50, width: 6.5, colour: '#6f8158', veins: 0 },
    count: 17,
    angle: 62,
    sizes: [0.9, 0.75],
    stem: '#8a5b3c',
  },
  thyme: {
    leaf: { length: 20, width: 6, colour: '#84966f' },
    count: 17,
    opposite: true,
    angle: 58,
    sizes: [1, 0.6],
    stem: '#8b6b52',
    thickness: 2.2,
  },
  lingonberry: {
    leaf: { length: 34, width: 11, colour: '#4f7050', widest: 0.55 },
    count: 13,
    angle: 55,
    sizes: [1, 0.75],
    stem: '#8a5a42',
    thickness: 2.6,
  },
  southernwood: {
    leaf: { length: 44, width: 2.6, colour: '#94a389' },
    count: 26,
    angle: 40,
    sizes: [1, 0.7],
    thickness: 2.4,
    variety: 0.22,
  },
  verbena: { leaf: { length: 82, width: 11, colour: '#9ab06a', veins: 6, widest: 0.36 }, count: 6, opposite: true, angle: 58 },
  olive: {
    leaf: { length: 64, width: 8.5, colour: '#8c9a78', widest: 0.48 },
    count: 9,
    opposite: true,
    angle: 42,
    sizes: [1, 0.7],
    stem: '#8a7a62',
    variety: 0.26,
  },
  tea: {
    leaf: { length: 76, width: 17, colour: '#8fa982', teeth: 11, veins: 5, widest: 0.45 },
    count: 7,
    angle: 46,
    sizes: [1, 0.6],
  },
  linden: {
    leaf: { length: 72, width: 34, colour: '#93a866', teeth: 9, veins: 4, widest: 0.3, stalk: 18 },
    count: 6,
    angle: 58,
    stem: '#7b6247',
  },
  rosemary: {
    leaf: { length: 34, width: 3.2, colour: '#6f8a74' },
    count: 22,
    opposite: true,
    angle: 50,
    sizes: [1, 0.6],
    stem: '#7d6852',
    thickness: 3,
  },
  mint: {
    leaf: { length: 66, width: 22, colour: '#6f9c74', teeth: 9, veins: 5, widest: 0.4 },
    count: 6,
    opposite: true,
    angle: 60,
    sizes: [1, 0.5],
  },
  eucalyptus: {
    leaf: { length: 52, width: 20, colour: '#9cb3a6', widest: 0.5 },
    count: 9,
    opposite: true,
    angle: 62,
    sizes: [1, 0.5],
    stem: '#9a7d6a',
    thickness: 2.6,
  },
  sage: {
    leaf: { length: 74, width: 15, colour: '#a5b296', veins: 6, widest: 0.46, stalk: 14 },
    count: 6,
    opposite: true,
    angle: 48,
  },
  patchouli: {
    leaf: { length: 70, width: 30, colour: '#7f9460', teeth: 7, veins: 4, widest: 0.34, stalk: 16 },
    count: 5,
    opposite: true,
    angle: 62,
  },
  blackcurrant: {
    leaf: { length: 64, width: 34, colour: '#7d9a5c', teeth: 7, veins: 3, widest: 0.36, stalk: 20 },
    count: 6,
    angle: 60,
    stem: '#75583f',
  },
  rose: {
    leaf: { length: 48, width: 17, colour: '#738a5f', teeth: 8, veins: 4 },
    count: 7,
    angle: 58,
    sizes: [0.8, 1],
    stem: '#6a7a4f',
  },
  apple: {
    leaf: { length: 56, width: 20, colour: '#86995c', teeth: 9, veins: 4, stalk: 10 },
    count: 6,
    angle: 52,
    stem: '#75583f',
  },
  citrus: { leaf: { length: 84, width: 21, colour: '#648257', veins: 6, widest: 0.44 }, count: 5, angle: 50, sizes: [1, 0.75] },
  tobacco: {
    leaf: { length: 150, width: 34, colour: '#a3763f', veins: 7, widest: 0.4, curl: 10 },
    count: 3,
    angle: 34,
    sizes: [1, 0.8],
    stem: '#7d5a35',
  },
  clover: { leaf: { length: 26, width: 12, colour: '#82a066', widest: 0.6 }, count: 9, angle: 70 },
  honeysuckle: { leaf: { length: 54, width: 19, colour: '#7f9a6b', widest: 0.5 }, count: 6, opposite: true, angle: 64 },
  phlox: { leaf: { length: 56, width: 9, colour: '#84996b' }, count: 6, opposite: true, angle: 62 },
  jasmine: { leaf: { length: 46, width: 13, colour: '#6f8b64', widest: 0.4 }, count: 8, opposite: true, angle: 55 },
} satisfies Record<string, Growth>

export type Herb = keyof typeof growths

/** A sprig of the named herb along a stem; `fade` dries or pales its colour. */
export function herb(canvas: Canvas, name: Herb, stem: Stem, change: Partial<Growth> & { fade?: number } = {}): Plant {
  const { fade = 0, ...rest } = change
  const growth: Growth = { ...growths[name], ...rest }
  return leafySprig(
    canvas,
    stem,
    fade === 0 ? growth : { ...growth, leaf: { ...growth.leaf, colour: lit(growth.leaf.colour, fade) } },
  )
}
