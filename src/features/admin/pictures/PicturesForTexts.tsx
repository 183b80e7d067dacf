import type { ReactNode } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { PictureChooser, PictureTakeOver } from '../rich-text/picture-chooser.ts'
import { takeOverPicture } from './pictures.api.ts'
import { usePictureChooser } from './use-picture-chooser.tsx'

type PicturesForTextsProps = {
  /** Of the text that is written in. */
  readonly language: Locale
  readonly children: ReactNode
}

/** Rich-text fields below it take pictures from the library and by upload. */
export function PicturesForTexts({ language, children }: PicturesForTextsProps) {
  const { choosePicture, pictureDialog } = usePictureChooser(language)
  return (
    <PictureChooser value={choosePicture}>
      <PictureTakeOver value={takeOverPicture}>{children}</PictureTakeOver>
      {pictureDialog}
    </PictureChooser>
  )
}
