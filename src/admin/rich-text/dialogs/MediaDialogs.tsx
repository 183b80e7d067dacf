import type { Editor } from '@tiptap/core'
import { useContext, useState } from 'react'
import { isVideoUrl } from '#common/address.ts'
import { isPictureAddress } from '#common/rich-text-tags.ts'
import { trimmed } from '#common/visible-line.ts'
import { InputField } from '../../form/InputField.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { type ChosenPicture, PictureChooser } from '../picture-chooser.ts'
import { AddressField, RichTextDialog } from './RichTextDialog.tsx'
import { richTextDialogMessages } from './rich-text-dialogs.i18n.ts'

type ImageDialogProps = {
  readonly editor: Editor
  /** The language of the text. */
  readonly lang: string
  readonly onClose: () => void
}

/** The attributes of a picture in the text; sizes are pixels as text, null when unknown. */
type Picture = { readonly src: string; readonly alt: string; readonly width: string | null; readonly height: string | null }

/** Inserts a picture at the cursor, or changes the selected one. */
export function ImageDialog({ editor, lang, onClose }: ImageDialogProps) {
  const t = useTexts(richTextDialogMessages)
  const choosePicture = useContext(PictureChooser)
  const current = editor.isActive('image') ? (editor.getAttributes('image') as Picture) : null
  const [picture, setPicture] = useState<Picture>(current ?? { src: '', alt: '', width: null, height: null })
  const [isAltTyped, setAltTyped] = useState(false)
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const attrs = { ...picture, src: trimmed(picture.src).replaceAll(' ', '%20'), alt: picture.alt.trim() }
    setWrong(!isPictureAddress(attrs.src))
    if (!isPictureAddress(attrs.src)) return
    if (current) editor.commands.updateAttributes('image', attrs)
    else editor.commands.insertContentAt(placeOf(editor), { type: 'image', attrs })
    onClose()
  }
  const choose = async () => {
    const chosen = await choosePicture?.()
    if (chosen) setPicture(({ alt }) => chosenPicture(chosen, isAltTyped ? alt : ''))
  }
  return (
    <RichTextDialog title={t.imageTitle} isChange={current !== null} onSubmit={submit} onClose={onClose}>
      {choosePicture ? <Button onClick={() => void choose()} text={t.choosePicture} /> : null}
      <AddressField
        hint={t.imageHint}
        error={isWrong ? t.imageWrong : ''}
        value={picture.src}
        // The size belongs to the picture at the old address.
        onChange={src => setPicture({ ...picture, src, width: null, height: null })}
      />
      <InputField
        label={t.alt}
        hint={t.altHint}
        error=""
        value={picture.alt}
        lang={lang}
        autoComplete="off"
        onChange={event => {
          setAltTyped(true)
          setPicture({ ...picture, alt: event.target.value })
        }}
      />
    </RichTextDialog>
  )
}

/** The chosen picture as the dialog has it. A description that the administrator typed here wins over the library's. */
function chosenPicture({ src, alt, width, height }: ChosenPicture, typedAlt: string): Picture {
  const pixels = (size: number | undefined) => (size ? String(Math.round(size)) : null)
  return { src, alt: typedAlt.trim() || alt, width: pixels(width), height: pixels(height) }
}

type VideoDialogProps = { readonly editor: Editor; readonly onClose: () => void }

/** Inserts a video at the cursor, or changes the selected one. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const t = useTexts(richTextDialogMessages)
  const current = editor.isActive('video') ? (editor.getAttributes('video')['url'] as string) : null
  const [typed, setTyped] = useState(current ?? '')
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const url = typedVideo(typed)
    setWrong(url === null)
    if (url === null) return
    if (current === null) insertVideo(editor, url)
    else editor.commands.updateAttributes('video', { url })
    onClose()
  }
  return (
    <RichTextDialog title={t.videoTitle} isChange={current !== null} onSubmit={submit} onClose={onClose}>
      <AddressField hint={t.videoHint} error={isWrong ? t.videoWrong : ''} value={typed} onChange={setTyped} />
    </RichTextDialog>
  )
}

/** The typed address of a video, which may lack its scheme: `youtu.be/…`. Null for an address of no video. */
function typedVideo(typed: string): string | null {
  const text = trimmed(typed)
  const url = /^[a-z]+:/i.test(text) ? text : `https://${text}`
  return isVideoUrl(url) ? url : null
}

/** Inserts a video as a paste does, after which the administrator writes on (`keepVideos`). */
function insertVideo(editor: Editor, url: string): void {
  editor.chain().insertContentAt(placeOf(editor), { type: 'video', attrs: { url } }).setMeta('paste', true).run()
}

/** Where something new comes: after the selected picture or video, or instead of the selected words. */
function placeOf({ state: { selection } }: Editor) {
  // Only a NodeSelection has a node. Its class, imported here, would move from the editor's script to one of its own.
  return 'node' in selection ? selection.to : selection
}
