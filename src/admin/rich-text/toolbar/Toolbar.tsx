import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { LineIcon } from '../../../ui/LineIcon.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { richTextMessages } from '../rich-text-editor.i18n.ts'
import { INSERT_DIALOGS, TOOLBAR_GROUPS, TOOLBAR_ICONS, type ToolbarButtonId, type ToolbarState } from './toolbar-buttons.ts'

/** The state and the effects of the buttons once the editor works. */
export type ToolbarControl = {
  readonly state: ToolbarState
  /** Keys as `aria-keyshortcuts` names them, and as people know them; null for a button without. */
  readonly keysOf: (id: ToolbarButtonId) => { readonly aria: string; readonly shown: string } | null
  readonly onPress: (id: ToolbarButtonId) => void
  /** Moves the focus back to the text. */
  readonly onLeave: () => void
}

type ToolbarProps = {
  /** Null until the editor works: the buttons have their places from the beginning. */
  readonly control: ToolbarControl | null
  /** Whether the editor's script is still loading. */
  readonly isComing: boolean
  /** The id of the toolbar's text. */
  readonly controls: string
}

const BUTTONS = TOOLBAR_GROUPS.flat()

/**
 * The toolbar sticks below the site's header, whose lower row sticks in wide windows. On a phone in landscape it scrolls away,
 * because the text needs the height.
 */
const TOOLBAR =
  'sticky top-0 z-5 flex flex-wrap gap-x-2 rounded-t-small border-b border-rule bg-paper-light p-1 wide:top-14 max-phone:justify-center max-phone:gap-x-0 [@media(height<26rem)]:static'
/** It takes back the page's scroll padding: in a toolbar that sticks, each focused button would scroll the text away. */
const BUTTON =
  '-scroll-mt-24 grid size-9 place-items-center rounded-small text-ink hover:bg-paper-deep focus-visible:-outline-offset-2 aria-pressed:bg-[#dbe5ee] aria-pressed:text-primary-deep aria-pressed:[box-shadow:inset_0_0_0_1px_var(--color-primary)] aria-pressed:forced-color-adjust-none aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-[#a2978a] pointer-coarse:size-11'

/** The buttons above a text. Alt+F10 in the text leads here, Escape leads back. */
export function Toolbar({ control, isComing, controls }: ToolbarProps) {
  const t = useTexts(richTextMessages)
  const roving = useRovingFocus()
  return (
    <div
      className={TOOLBAR}
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
        <div key={group[0]} className="flex max-phone:contents">
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

/** One button; without a control, or when its action is not possible, it does nothing. */
function ToolbarButton({ id, name, control, tabIndex }: ToolbarButtonProps) {
  const state = control?.state[id]
  const keys = control?.keysOf(id)
  const isOff = state?.isPossible !== true
  return (
    <button
      type="button"
      className={BUTTON}
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={state?.isPressed}
      aria-disabled={isOff}
      aria-haspopup={INSERT_DIALOGS.some(dialog => dialog === id) ? 'dialog' : undefined}
      aria-keyshortcuts={keys?.aria}
      title={control ? (keys ? `${name} (${keys.shown})` : name) : undefined}
      // The text keeps the focus and, on a phone, its keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={() => isOff || control?.onPress(id)}
    >
      <LineIcon shape={TOOLBAR_ICONS[id]} className="size-5" weight="stroke-[1.6]" />
    </button>
  )
}

/**
 * Makes one Tab stop of many buttons: the arrow keys, Home and End move among them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
function useRovingFocus() {
  const [current, setCurrent] = useState(0)
  return {
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = buttonsOf(event.currentTarget).indexOf(event.target)
      if (index !== -1) setCurrent(index)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const [after, before] = [current + 1, current - 1]
      const next = { ArrowRight: after, ArrowDown: after, ArrowLeft: before, ArrowUp: before, Home: 0, End: -1 }[event.key]
      if (next === undefined) return
      event.preventDefault()
      const buttons = buttonsOf(event.currentTarget)
      buttons.at(next % buttons.length)?.focus()
    },
  }
}

const buttonsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button')]
