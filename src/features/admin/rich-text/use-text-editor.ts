import { type Editor, useEditor } from '@tiptap/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { editorProps, type Refusal } from './editor-props.ts'
import { ownPictures } from './own-pictures.ts'
import { PictureTakeOver } from './picture-chooser.ts'
import { richTextHtml } from './rich-text-html.ts'
import { Emoticons } from './schema/emoticons.ts'
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts'
import type { MediaDialog } from './toolbar/toolbar-buttons.ts'
import { toolbarKeys } from './toolbar/toolbar-keys.ts'

type Settings = {
  /** Of the editable element. */
  readonly attributes: Readonly<Record<string, string>> & { readonly id: string }
  readonly value: string
  /** With every change that somebody makes, and with none that is not. */
  readonly onChange: (html: string) => void
  readonly onRefusal: (refusal: Refusal | null) => void
  readonly onDialog: (dialog: MediaDialog) => void
}

/**
 * The editor of one text, null until it is made. A text that is again what it was, by undoing, is given back to the letter.
 */
export function useTextEditor({ attributes, value, onChange, onRefusal, onDialog }: Settings): Editor | null {
  const takeOver = useContext(PictureTakeOver)
  const [takeOverPictures] = useState(() => takeOver && ownPictures(takeOver))
  const [extensions] = useState(() => [...SCHEMA_EXTENSIONS, Emoticons, toolbarKeys(attributes.id, onDialog)])
  // Who waits in the text for its editor goes on in it.
  const [autofocus] = useState(() => document.activeElement?.id === attributes.id)
  const editor = useEditor({
    content: onOneLine(value),
    extensions,
    autofocus,
    // Emoticons alone: "1. jaanuar" is not the beginning of a list.
    enableInputRules: [Emoticons],
    enablePasteRules: false,
    // Made once the component is in the page: one made while React still draws would be thrown away for another.
    immediatelyRender: false,
    // The pages' policy forbids style elements from scripts: prose-mirror.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, class: 'rich-text rich-text-area', spellcheck: 'true' },
      ...editorProps({ onRefusal, onEditMedia: onDialog }),
    },
    onUpdate: ({ editor: writing }) => {
      const { doc } = writing.state
      written.current = loaded.current?.doc.eq(doc) ? loaded.current.html : richTextHtml(doc)
      onChange(written.current)
      takeOverPictures?.(writing)
    },
  })
  const loaded = useRef<{ readonly editor: Editor; readonly html: string; readonly doc: Editor['state']['doc'] }>(null)
  const written = useRef(value)
  useEffect(() => {
    if (editor === null) return
    const isNew = loaded.current?.editor !== editor
    if (!isNew && value === written.current) return
    written.current = value
    if (!isNew) editor.commands.setContent(onOneLine(value), { emitUpdate: false })
    loaded.current = { editor, html: value, doc: editor.state.doc }
  }, [editor, value])
  return editor
}

/** Tiptap drops a line's end between two words where a page has a space. */
const onOneLine = (html: string) => html.replaceAll('\n', ' ')
