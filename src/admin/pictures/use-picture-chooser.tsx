import { type ReactNode, useRef, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedName } from '#common/localized-names.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { LazyDialog } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import { type ChosenPicture, PictureChooser, PictureTakeOver } from '../rich-text/picture-chooser.ts'
import { takeOverPicture } from './pictures.api.ts'

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog)

/**
 * A dialog in which the administrator chooses a picture from the library, or uploads one.
 * @param language of the words that come with the picture
 * @returns `choosePicture`, which opens it and resolves with null without a choice; and the dialog, which goes
 *   anywhere into the rendered elements
 */
export function usePictureChooser(language: Locale = 'et'): {
  choosePicture: () => Promise<ChosenPicture | null>
  pictureDialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<((picture: ChosenPicture | null) => void) | null>(null)
  const close = (picture: PictureView | null) => {
    setOpen(false)
    answer.current?.(picture && chosen(picture, language))
    answer.current = null
  }
  return {
    choosePicture: () =>
      new Promise(resolve => {
        answer.current?.(null)
        answer.current = resolve
        setOpen(true)
      }),
    pictureDialog: isOpen ? (
      <LazyDialog onMissing={() => close(null)}>
        <PictureDialog onClose={close} />
      </LazyDialog>
    ) : null,
  }
}

function chosen(picture: PictureView, locale: Locale): ChosenPicture {
  const { url, width, height, alt } = picture
  return { src: url, alt: picture[localizedName('alt', locale)] ?? alt ?? '', width, height }
}

type PicturesForTextsProps = {
  /** Of the text in the field. */
  readonly language: Locale
  readonly children: ReactNode
}

/** Lets the rich-text fields below it take pictures from the library and by upload. */
export function PicturesForTexts({ language, children }: PicturesForTextsProps) {
  const { choosePicture, pictureDialog } = usePictureChooser(language)
  return (
    <PictureChooser value={choosePicture}>
      <PictureTakeOver value={takeOverPicture}>{children}</PictureTakeOver>
      {pictureDialog}
    </PictureChooser>
  )
}
