import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import type { MediaDialog } from '../dialogs/media-dialog.ts'
import { richTextMessages } from '../rich-text-editor.messages.ts'
import { ariaKeys, shownKeys } from './key-names.ts'
import { TOOLBAR, type ToolbarAction } from './toolbar-actions.ts'
import { TOOLBAR_ICONS } from './toolbar-icons.ts'
import { useRovingFocus } from './use-roving-focus.ts'

type ToolbarProps = {
  /** Null until the editor is there: the buttons have their places from the beginning. */
  readonly editor: Editor | null
  /** The editor's script is on its way. */
  readonly isComing: boolean
  /** The id of the text it belongs to. */
  readonly controls: string
  readonly onDialog: (dialog: MediaDialog) => void
}

const ACTIONS = TOOLBAR.flat()

/** The buttons over a text. Alt+F10 in the text leads here, Escape leads back. */
export function Toolbar({ editor, isComing, controls, onDialog }: ToolbarProps) {
  const t = useTexts(richTextMessages)
  useEditorState(editor)
  const roving = useRovingFocus(ACTIONS.length)
  return (
    <div
      className="rich-text-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t.toolbar}
      aria-controls={controls}
      aria-busy={isComing || undefined}
      onFocus={roving.onFocus}
      onKeyDown={event => {
        if (event.key === 'Escape') editor?.commands.focus()
        else roving.onKeyDown(event)
      }}
    >
      {TOOLBAR.map(group => (
        <div key={group[0]?.id} className="rich-text-toolbar-group">
          {group.map(action => (
            <ToolbarButton
              key={action.id}
              {...{ action, editor, name: t[action.id], tabIndex: roving.tabIndexOf(ACTIONS.indexOf(action)) }}
              onPress={() => editor && action.run(editor, onDialog)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type ToolbarButtonProps = {
  readonly action: ToolbarAction
  readonly editor: Editor | null
  readonly name: string
  readonly tabIndex: number
  readonly onPress: () => void
}

function ToolbarButton({
  action: { id, keys, isPressed, isPossible, opensDialog },
  editor,
  name,
  tabIndex,
  onPress,
}: ToolbarButtonProps) {
  const isOff = editor === null || isPossible?.(editor) === false
  return (
    <button
      type="button"
      className="rich-text-button"
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={isPressed && (editor ? isPressed(editor) : false)}
      aria-disabled={isOff}
      aria-haspopup={opensDialog && 'dialog'}
      // Keys do nothing before the editor is there, and their names make a page heavy that comes with this toolbar.
      aria-keyshortcuts={editor && keys ? ariaKeys(keys) : undefined}
      title={editor ? (keys ? `${name} (${shownKeys(keys)})` : name) : undefined}
      // The text keeps the focus and, on a phone, its keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={() => isOff || onPress()}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={TOOLBAR_ICONS[id]} />
      </svg>
    </button>
  )
}

/** Draws anew with each change of the text or of the selection. */
function useEditorState(editor: Editor | null): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener)
      return () => void editor?.off('transaction', listener)
    },
    [editor],
  )
  useSyncExternalStore(
    subscribe,
    () => editor?.state ?? null,
    () => null,
  )
}
