import type { Editor } from '@tiptap/core'
import { useContext, useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { type ChosenPicture, PictureChooser } from '../picture-chooser.ts'
import { mediaDialogMessages } from './media-dialog.messages.ts'
import { isPictureAddress } from '../../../../../server/core/rich-text-tags.schemas.ts'
import { DialogField } from './DialogField.tsx'
import { RichTextDialog } from './RichTextDialog.tsx'
import { BUTTON_QUIET } from '../../ui/looks.ts'

type ImageDialogProps = {
  readonly editor: Editor
  /** The language of the text. */
  readonly lang: string
  readonly onClose: () => void
}

type Picture = { readonly src: string; readonly alt: string; readonly width: string | null; readonly height: string | null }

/** Puts a picture at the cursor, or changes the one that is selected. */
export function ImageDialog({ editor, lang, onClose }: ImageDialogProps) {
  const t = useTexts(mediaDialogMessages)
  const choosePicture = useContext(PictureChooser)
  const current = editor.isActive('image') ? (editor.getAttributes('image') as Picture) : null
  const [picture, setPicture] = useState<Picture>(current ?? { src: '', alt: '', width: null, height: null })
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const attrs = { ...picture, src: picture.src.trim().replaceAll(' ', '%20'), alt: picture.alt.trim() }
    setWrong(!isPictureAddress(attrs.src))
    if (!isPictureAddress(attrs.src)) return
    if (current) editor.commands.updateAttributes('image', attrs)
    else editor.commands.insertContent({ type: 'image', attrs })
    onClose()
  }
  const choose = async () => {
    const chosen = await choosePicture?.()
    if (chosen) setPicture(({ alt }) => chosenPicture(chosen, alt))
  }
  return (
    <RichTextDialog title={t.imageTitle} isChange={current !== null} onSubmit={submit} onClose={onClose}>
      {choosePicture ? (
        <button className={BUTTON_QUIET} type="button" onClick={() => void choose()}>
          {t.choosePicture}
        </button>
      ) : null}
      <DialogField
        {...{ label: t.address, hint: t.imageHint, value: picture.src, inputMode: 'url', isFirst: true }}
        error={isWrong ? t.imageWrong : null}
        // The size was that of the picture at the other address.
        onChange={src => setPicture({ ...picture, src, width: null, height: null })}
      />
      <DialogField
        {...{ label: t.alt, hint: t.altHint, value: picture.alt, lang }}
        onChange={alt => setPicture({ ...picture, alt })}
      />
    </RichTextDialog>
  )
}

/** The library's description gives way to one that was typed here. */
function chosenPicture({ src, alt, width, height }: ChosenPicture, typedAlt: string): Picture {
  const pixels = (size: number | undefined) => (size ? String(Math.round(size)) : null)
  return { src, alt: typedAlt.trim() || alt, width: pixels(width), height: pixels(height) }
}
