import { type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { LazyDialog } from '../loading/lazy-parts.tsx'
import { RichTextDialogs, TEXT_AREA } from './RichTextField.tsx'
import { richTextMessages, type RichTextTexts } from './rich-text-editor.i18n.ts'
import { Toolbar, type ToolbarControl } from './toolbar/Toolbar.tsx'
import { ariaKeys, shownKeys, TOOLBAR_ACTIONS, toolbarState } from './toolbar/toolbar-actions.ts'
import type { InsertDialog } from './toolbar/toolbar-buttons.ts'
import { type Refusal, useTextEditor } from './use-text-editor.ts'

/** Shows every typed space and keeps letters apart, as ProseMirror asks. */
const WRITTEN = `${TEXT_AREA} whitespace-break-spaces [font-variant-ligatures:none]`

type RichTextEditorProps = {
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>> & { readonly id: string; readonly lang: string }
  readonly value: string
  readonly onChange: (html: string) => void
  /** Shown until the editor exists. */
  readonly waiting: ReactNode
}

/** The editor of one text, with its toolbar and its dialogs. */
export function RichTextEditor({ attributes, value, onChange, waiting }: RichTextEditorProps) {
  const [dialog, setDialog] = useState<InsertDialog | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const openDialog = (next: InsertDialog) => {
    setRefusal(before => before && unanswered(before, next))
    setDialog(next)
  }
  const editor = useTextEditor({
    attributes: { ...attributes, class: WRITTEN },
    value,
    onChange,
    onRefusal: setRefusal,
    onDialog: openDialog,
  })
  if (editor === null) return waiting
  return (
    <>
      <EditorToolbar editor={editor} controls={attributes.id} refusal={refusal} onDialog={openDialog} />
      <EditorContent editor={editor} />
      {dialog ? (
        <LazyDialog onMissing={() => setDialog(null)}>
          <RichTextDialogs dialog={dialog} editor={editor} lang={attributes.lang} onClose={() => setDialog(null)} />
        </LazyDialog>
      ) : null}
    </>
  )
}

type EditorToolbarProps = {
  readonly editor: Editor
  /** The id of the text. */
  readonly controls: string
  readonly refusal: Refusal | null
  readonly onDialog: (dialog: InsertDialog) => void
}

/** The toolbar above the text, and below its buttons what the editor has refused. */
function EditorToolbar({ editor, controls, refusal, onDialog }: EditorToolbarProps) {
  const t = useTexts(richTextMessages)
  const control = useToolbarControl(editor, onDialog)
  return (
    <>
      <Toolbar control={control} isComing={false} controls={controls} />
      <output className="grid justify-items-start gap-3 border-b border-rule px-4 py-3 text-small empty:sr-only">
        {refusal && refusalText(t, refusal)}
      </output>
    </>
  )
}

/** Connects the toolbar's buttons to the editor. */
function useToolbarControl(editor: Editor, openDialog: (dialog: InsertDialog) => void): ToolbarControl {
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) })
  return {
    state,
    keysOf(id) {
      const { keys } = TOOLBAR_ACTIONS[id]
      return keys === undefined ? null : { aria: ariaKeys(keys), shown: shownKeys(keys) }
    },
    onPress: id => TOOLBAR_ACTIONS[id].run(editor, openDialog),
    onLeave: () => editor.commands.focus(),
  }
}

/** What a refusal still tells once the administrator has opened a dialog for one of the pictures or videos. */
function unanswered(refusal: Refusal, dialog: InsertDialog): Refusal | null {
  if (dialog === 'link') return refusal
  if (refusal.reason === 'files') return null
  const name = dialog === 'image' ? 'pictures' : 'videos'
  return { ...refusal, [name]: Math.max(refusal[name] - 1, 0) }
}

/** Why the editor refused something, in words. */
function refusalText(t: RichTextTexts, refusal: Refusal): string {
  if (refusal.reason === 'files') return t.filesRefused
  const { pictures, videos } = refusal
  return [pictures > 0 && t.picturesRefused(pictures), videos > 0 && t.videosRefused(videos)].filter(Boolean).join(' ')
}
