import { shape, stroke } from './canvas.ts'

const ARCH = 'M10.5 59V31.5a21.5 21.5 0 0 1 43 0V59'
const LEFT = 'M31.2 19.5C27.2 28 21.5 33 21.5 40.6c0 5.7 3.8 9.9 8.9 11-1.7-6.7 3.5-12.5 1.2-19.7-1-3.5-1.3-7.7-.4-12.4z'
const RIGHT =
  'M33.4 20c-.6 4.2-.2 7.1.6 10.2 2.1 7.5-2.7 13.2-1.4 21.4C38.5 51.4 42.5 46.6 42.5 40.6 42.5 33.2 37.3 28.4 33.4 20z'
const STEM = 'M32.5 59c-.6-2.3-1-4.5-1-7'

/**
 * The company's mark in a box of 64 × 64: the house's arch over a drop that is a leaf as well; the line of scent that
 * rises through it is left open, so that one colour suffices.
 */
export const mark = (colour: string, weight = 3) =>
  stroke(ARCH, colour, weight, 'stroke-linecap="round"') +
  shape(LEFT + RIGHT, colour) +
  stroke(STEM, colour, weight * 0.62, 'stroke-linecap="round"')
