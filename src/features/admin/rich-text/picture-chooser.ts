import { createContext } from 'react'

/** A picture that somebody chose for a text. */
export type ChosenPicture = {
  readonly src: string
  readonly alt: string
  /** Pixels, so that nothing moves when it arrives. */
  readonly width?: number
  readonly height?: number
}

/** Lets somebody choose a picture; null when they chose none. */
export type ChoosePicture = () => Promise<ChosenPicture | null>

/** Where pictures are chosen from. Without one, a text's pictures have typed addresses only. */
export const PictureChooser = createContext<ChoosePicture | null>(null)
