import { createContext } from 'react'

/** A picture chosen for a text. */
export type ChosenPicture = {
  readonly src: string
  readonly alt: string
  /** Pixels, so that nothing moves when the picture arrives. */
  readonly width?: number
  readonly height?: number
}

/** Lets the administrator choose a picture. @returns null without a choice */
export type ChoosePicture = () => Promise<ChosenPicture | null>

/** Brings a picture of another host into the library. @returns its new address; null on failure */
export type TakeOverPicture = (address: string) => Promise<string | null>

/** Takes pictures of other hosts into the library during editing. Without it, the save does. */
export const PictureTakeOver = createContext<TakeOverPicture | null>(null)

/** Opens the choice of pictures. Without it, a text's pictures have typed addresses only. */
export const PictureChooser = createContext<ChoosePicture | null>(null)
