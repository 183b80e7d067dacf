import { useTexts } from '../../language/use-texts.ts'
import { richTextMessages } from '../rich-text-editor.messages.ts'
import { MEDIA_DIALOGS, TOOLBAR_GROUPS, TOOLBAR_ICONS, type ToolbarButtonId, type ToolbarState } from './toolbar-buttons.ts'
import { useRovingFocus } from './use-roving-focus.ts'

/** What the buttons do once the editor is there. */
export type ToolbarControl = {
  readonly state: ToolbarState
  /** Keys as `aria-keyshortcuts` names them, and as people know them; null for a button without. */
  readonly keysOf: (id: ToolbarButtonId) => { readonly aria: string; readonly shown: string } | null
  readonly onPress: (id: ToolbarButtonId) => void
  /** Goes back to the text. */
  readonly onLeave: () => void
}

type ToolbarProps = {
  /** Null until the editor is there: the buttons have their places from the beginning. */
  readonly control: ToolbarControl | null
  /** The editor's script is on its way. */
  readonly isComing: boolean
  /** The id of the text it belongs to. */
  readonly controls: string
}

const BUTTONS = TOOLBAR_GROUPS.flat()

/** The buttons over a text. Alt+F10 in the text leads here, Escape leads back. */
export function Toolbar({ control, isComing, controls }: ToolbarProps) {
  const t = useTexts(richTextMessages)
  const roving = useRovingFocus(BUTTONS.length)
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
        if (event.key === 'Escape') control?.onLeave()
        else roving.onKeyDown(event)
      }}
    >
      {TOOLBAR_GROUPS.map(group => (
        <div key={group[0]} className="rich-text-toolbar-group">
          {group.map(id => (
            <ToolbarButton key={id} id={id} name={t[id]} control={control} tabIndex={roving.tabIndexOf(BUTTONS.indexOf(id))} />
          ))}
        </div>
      ))}
    </div>
  )
}

type ToolbarButtonProps = {
  readonly id: ToolbarButtonId
  readonly name: string
  readonly control: ToolbarControl | null
  readonly tabIndex: number
}

function ToolbarButton({ id, name, control, tabIndex }: ToolbarButtonProps) {
  const state = control?.state[id]
  const keys = control?.keysOf(id)
  const isOff = state?.isPossible !== true
  return (
    <button
      type="button"
      className="rich-text-button"
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={state?.isPressed}
      aria-disabled={isOff}
      aria-haspopup={MEDIA_DIALOGS.some(dialog => dialog === id) ? 'dialog' : undefined}
      aria-keyshortcuts={keys?.aria}
      title={control ? (keys ? `${name} (${keys.shown})` : name) : undefined}
      // The text keeps the focus and, on a phone, its keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={() => isOff || control?.onPress(id)}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={TOOLBAR_ICONS[id]} />
      </svg>
    </button>
  )
}
