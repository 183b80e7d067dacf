import { Editor } from '@tiptap/core'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { editorEvents, type Refusal } from './editor-events.ts'
import { ownPictures } from './own-pictures.ts'
import { parseRichText } from './parse-rich-text.ts'
import type { TakeOverPicture } from './picture-chooser.ts'
import css from './prose-mirror.css?inline'
import { richTextHtml } from './rich-text-html.ts'
import { Emoticons } from './schema/emoticons.ts'
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts'
import { keyboard, type Shortcuts } from './schema/keyboard.ts'
import { select, takeOver } from './take-over.ts'

type Attributes = Readonly<Record<string, string>>

type EditorSettings = {
  /** Where the editable element is put. */
  readonly element: HTMLElement
  readonly html: string
  /** Where the text stands and may have been written in until now. */
  readonly waiting: HTMLElement
  /** Of the editable element. */
  readonly attributes: Attributes
  readonly shortcuts: Shortcuts
  /** With every change that somebody makes, and with none that is not. */
  readonly onChange: (html: string) => void
  /** Something that was pasted or dropped stayed out; null with the next that did not. */
  readonly onRefusal: (refusal: Refusal | null) => void
  /** For pictures of other hosts that come into the text; null leaves them to the save. */
  readonly takeOverPicture: TakeOverPicture | null
  /** A picture or a video was pressed twice, to be changed. */
  readonly onEditMedia: (name: 'image' | 'video') => void
}

export type RichTextHandle = {
  readonly editor: Editor
  /** Goes on where somebody is in the text, with what was written and what stayed out before. */
  readonly begin: () => void
  /** Puts another text into the editor, without calling it a change. */
  readonly show: (html: string) => void
  readonly setAttributes: (attributes: Attributes) => void
}

/** The editor of one text. It and all it needs is a script of its own, fetched when a text is first in sight. */
export function createRichTextEditor(settings: EditorSettings): RichTextHandle {
  adoptSheet(featureSheet(css))
  const taken = takeOver(settings.waiting, settings.html)
  let shown = { html: taken.isTyped ? richTextHtml(taken.doc) : settings.html, doc: taken.doc.toJSON() as object }
  const takeOverPictures = settings.takeOverPicture && ownPictures(settings.takeOverPicture)
  const editor = new Editor({
    element: settings.element,
    content: shown.doc,
    extensions: [...SCHEMA_EXTENSIONS, ...[UndoRedo, Gapcursor, Dropcursor, Emoticons], keyboard(settings.shortcuts)],
    // The pages' policy forbids style elements from scripts: prose-mirror.css has these rules.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: { attributes: withLooks(settings.attributes), ...editorEvents(settings) },
    onUpdate: () => {
      latest = htmlOf(editor)
      settings.onChange(latest)
      takeOverPictures?.(editor)
    },
  })
  let original = editor.state.doc
  let latest = shown.html

  /** A text that is again what it was, by undoing, is so to the letter: nothing is left to save. */
  function htmlOf({ state }: Editor): string {
    return state.doc.eq(original) ? shown.html : richTextHtml(state.doc)
  }

  function show(html: string): void {
    if (html === latest) return
    const doc = parseRichText(html).toJSON() as object
    latest = html
    if (!editor.schema.nodeFromJSON(doc).eq(editor.state.doc)) editor.commands.setContent(doc, { emitUpdate: false })
    shown = { html, doc }
    original = editor.state.doc
  }

  function begin(): void {
    if (latest !== settings.html) settings.onChange(latest)
    if (taken.selection) select(editor, taken.selection)
    const { refused } = settings.waiting.dataset
    if (refused !== undefined) settings.onRefusal(JSON.parse(refused) as Refusal)
  }
  return { editor, begin, show, setAttributes: attributes => editor.view.setProps({ attributes: withLooks(attributes) }) }
}

const withLooks = (attributes: Attributes) => ({ ...attributes, class: 'rich-text rich-text-area', spellcheck: 'true' })
