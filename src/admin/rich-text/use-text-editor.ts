import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { type Editor, useEditor } from '@tiptap/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { foreignPictureListener } from './foreign-pictures.ts'
import { cleanPaste, type MediaCounts } from './paste/clean-paste.ts'
import { PictureTakeOver } from './picture-chooser.ts'
import { richTextHtml } from './rich-text-html.ts'
import { Emoticons } from './schema/emoticons.ts'
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts'
import type { InsertDialog } from './toolbar/toolbar-buttons.ts'
import { toolbarKeys, toolbarOf } from './toolbar/toolbar-keys.ts'

/** Why the editor refused something: visitors cannot use its address, or it is a file. */
export type Refusal = ({ readonly reason: 'media' } & MediaCounts) | { readonly reason: 'files' }

type Settings = {
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>> & { readonly id: string }
  readonly value: string
  /** Called with each change the administrator makes, and only then. */
  readonly onChange: (html: string) => void
  readonly onRefusal: (refusal: Refusal | null) => void
  /** Called when a key or a double press asks for a dialog. */
  readonly onDialog: (dialog: InsertDialog) => void
}

/**
 * Makes the editor of one text. When undo restores the loaded document, `onChange` gets the very HTML that was loaded, so that
 * the form has nothing to save: the editor may write the same document as other HTML.
 * @returns null until the editor exists
 */
export function useTextEditor({ attributes, value, onChange, onRefusal, onDialog }: Settings): Editor | null {
  const takeOver = useContext(PictureTakeOver)
  const [takeOverPictures] = useState(() => takeOver && foreignPictureListener(takeOver))
  const [extensions] = useState(() => [...SCHEMA_EXTENSIONS, Emoticons, CaretInSight, toolbarKeys(attributes.id, onDialog)])
  // The administrator may have focused the text before its editor was there: then the editor takes the focus over.
  const [autofocus] = useState(() => document.activeElement?.id === attributes.id)
  const editor = useEditor({
    content: onOneLine(value),
    extensions,
    autofocus,
    // Emoticons alone: "1. jaanuar" does not begin a list.
    enableInputRules: [Emoticons],
    enablePasteRules: false,
    // Only after mounting: React would throw away an editor made while it still renders, and make another.
    immediatelyRender: false,
    // The pages' policy forbids scripts to add style elements: prose-mirror.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, spellcheck: 'true' },
      ...editorProps({ onRefusal, onEditMedia: onDialog }),
      ...keepInSight(attributes.id),
    },
    onUpdate: ({ editor: writing }) => {
      const { doc } = writing.state
      written.current = loaded.current?.doc.eq(doc) ? loaded.current.html : richTextHtml(doc)
      onChange(written.current)
      takeOverPictures?.(writing)
    },
  })
  /** The last HTML that did not come from the editor, and the document that the editor made of it. */
  const loaded = useRef<{ readonly editor: Editor; readonly html: string; readonly doc: Editor['state']['doc'] }>(null)
  /** The editor's text as the form has it. A `value` that differs did not come from the editor, which has to load it. */
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

/** Tiptap drops a line break between two words where a page shows a space. */
const onOneLine = (html: string) => html.replaceAll('\n', ' ')

type Listeners = {
  /** Called when the editor refuses a paste or a drop, and with null on the next that it accepts. */
  readonly onRefusal: (refusal: Refusal | null) => void
  /** Called on a double press on a picture or a video, which asks to change it. */
  readonly onEditMedia: (name: 'image' | 'video') => void
}

/** The editable element's reactions to pointer and clipboard, beyond ProseMirror's own. */
function editorProps({ onRefusal, onEditMedia }: Listeners): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, refused } = cleanPaste(html)
      onRefusal(refused.pictures + refused.videos > 0 ? { reason: 'media', ...refused } : null)
      return clean
    },
    transformPastedText(text) {
      onRefusal(null)
      // PowerPoint ends a line within a paragraph by a vertical tab.
      return text.replaceAll('\v', '\n')
    },
    handlePaste: (_view, event) => refuseFiles(event.clipboardData, onRefusal),
    handleDrop: (_view, event) => refuseFiles(event.dataTransfer, onRefusal),
    handleDoubleClickOn(_view, _at, { type: { name } }) {
      if (name === 'image' || name === 'video') onEditMedia(name)
      return name === 'image' || name === 'video'
    },
    handleDOMEvents: {
      /**
       * The cursor returns with the focus. The browser puts it at the start, and ProseMirror moves it back a moment later: a key
       * that the administrator presses before that would write there.
       */
      focus(view) {
        view.focus()
        return false
      },
      /** A link is edited here; following it would leave the editor. */
      click(_view, event) {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        return false
      },
    },
  }
}

/** Keeps the caret off the bars that stick to the window's edges. ProseMirror asks for their heights each time it scrolls. */
function keepInSight(textId: string): EditorProps {
  const sides = {
    left: 0,
    right: 0,
    /** What the site's header and the toolbar cover, or would in the middle of the text. */
    get top() {
      const toolbar = toolbarOf(textId)
      if (toolbar === null) return GAP
      const { position, top } = getComputedStyle(toolbar)
      return Number.parseFloat(top) + (position === 'sticky' ? toolbar.offsetHeight : 0) + GAP
    },
    /** What the save bar, the last part of the form, covers: nothing while a phone's keyboard hides it. */
    get bottom() {
      const bar = document.getElementById(textId)?.closest('form')?.lastElementChild
      const shown = visualViewport?.height ?? innerHeight
      return Math.max(0, shown - (bar?.getBoundingClientRect().top ?? shown)) + GAP
    },
  }
  return { scrollThreshold: sides, scrollMargin: sides }
}

/** Pixels between the caret and a bar. */
const GAP = 8

/**
 * Brings a caret into sight that a key has moved. ProseMirror does so by itself only where it hears of the caret within 50 ms of
 * the key, which a busy page does not.
 */
const CaretInSight = Extension.create<object, { isMovedByKey: boolean }>({
  name: 'caretInSight',
  addStorage: () => ({ isMovedByKey: false }),
  addProseMirrorPlugins() {
    const { storage } = this
    const remember = (isMovedByKey: boolean) => () => {
      storage.isMovedByKey = isMovedByKey
      return false
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown: remember(true), pointerdown: remember(false) } } })]
  },
  onSelectionUpdate({ editor: { view }, transaction }) {
    if (!this.storage.isMovedByKey || !view.hasFocus() || transaction.scrolledIntoView) return
    view.dispatch(view.state.tr.scrollIntoView())
  },
})

/** Refuses files without text: a word processor sends a picture along with the text. */
function refuseFiles(data: DataTransfer | null, onRefusal: Listeners['onRefusal']): boolean {
  const isOnlyFiles = Boolean(data?.files.length) && data?.getData('text/html') === '' && data.getData('text/plain') === ''
  if (isOnlyFiles) onRefusal({ reason: 'files' })
  return isOnlyFiles
}
