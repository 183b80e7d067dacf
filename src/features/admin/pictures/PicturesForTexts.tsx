import type { ReactNode } from 'react'
import { PictureChooser } from '../rich-text/picture-chooser.ts'
import { usePictureChooser } from './use-picture-chooser.tsx'

/** Rich-text fields below it take pictures from the library and by upload. */
export function PicturesForTexts({ children }: { readonly children: ReactNode }) {
  const { choosePicture, pictureDialog } = usePictureChooser()
  return (
    <PictureChooser value={choosePicture}>
      {children}
      {pictureDialog}
    </PictureChooser>
  )
}
