import { createContext } from 'react'

/** A picture chosen for a text. */
export type ChosenPicture = {
  readonly src: string
  readonly alt: string
  /** Pixels, so that nothing moves when it arrives. */
  readonly width?: number
  readonly height?: number
}

/** Lets the administrator choose a picture. @returns null when none was chosen */
export type ChoosePicture = () => Promise<ChosenPicture | null>

/** Brings a picture of another host into the library. @returns its own address; null when that cannot be done now */
export type TakeOverPicture = (address: string) => Promise<string | null>

/** How pictures of other hosts come into the library while a text is written. Without it, they come with the save. */
export const PictureTakeOver = createContext<TakeOverPicture | null>(null)

/** Where pictures are chosen from. Without one, a text's pictures have typed addresses only. */
export const PictureChooser = createContext<ChoosePicture | null>(null)
