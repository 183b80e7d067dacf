import { group, shape } from '../../canvas.ts'
import { mark } from '../../mark.ts'
import { ink, paper } from '../../palette.ts'
import type { Scene } from '../scene.ts'

/** The mark alone, in ink. */
export const markFile: Scene = () => mark(ink.deep)

/** The mark for a browser's tab: light on a dark tile, so that it reads in light and dark tabs alike. */
export const tabIcon: Scene = () =>
  shape('M14 0h36q14 0 14 14v36q0 14-14 14H14Q0 64 0 50V14Q0 0 14 0z', ink.deep) +
  group(mark(paper.light, 4.6), 'transform="translate(6.4 5.5)scale(.8)"')
