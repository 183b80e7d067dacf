import { type ReactNode, useRef, useState } from 'react'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { localizedName } from '#common/localized-names.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { LazyDialog, lazyPart } from '../loading/lazy-parts.tsx'
import { type ChosenPicture, PictureChooser, PictureTakeOver } from '../rich-text/picture-chooser.ts'
import { takeOverPicture } from './pictures.api.ts'

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog)

/**
 * Lets the administrator choose a picture from the library, or upload one, in a dialog.
 * @param language the language of the description that comes with the picture
 * @returns `choosePicture` opens the dialog and resolves with the choice, or with null; `pictureDialog` is the dialog, to put
 *   anywhere among the rendered elements
 */
export function usePictureChooser(language: Locale = DEFAULT_LOCALE): {
  choosePicture: () => Promise<ChosenPicture | null>
  pictureDialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<((picture: ChosenPicture | null) => void) | null>(null)
  const close = (picture: PictureView | null) => {
    setOpen(false)
    answer.current?.(picture && chosenPicture(picture, language))
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

/** A picture of the library as a text takes it. */
function chosenPicture(picture: PictureView, locale: Locale): ChosenPicture {
  const { url, width, height, alt } = picture
  return { src: url, alt: picture[localizedName('alt', locale)] ?? alt ?? '', width, height }
}

type PicturesForTextsProps = {
  /** The language of the texts in the fields. */
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
