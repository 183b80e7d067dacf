import type { Scene } from './scenes/scene.ts'

/** A picture to write: its path under `public/`, its size and what is on it. */
export type Picture = { readonly path: string; readonly width: number; readonly height: number; readonly draw: Scene }
