import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ServiceType } from '#common/service-types.ts'
import { ownLanguage } from '../../language/own-language.ts'
import type { WriteState } from '../../publications/write-state.ts'
import { InPage } from '../../ui/InPage.tsx'
import { showOwnToast } from '../../ui/own-toast.ts'
import { inPlaceMessages } from '../in-place.i18n.ts'
import type { ArrangeSectionProps } from './ArrangeSection.tsx'

/** An open panel with the order of a page's slider. */
type OpenPanel = {
  readonly page: HTMLElement
  readonly type: ServiceType
  readonly Section: ComponentType<ArrangeSectionProps>
  /** Whether the administrator closed it while a saved order was on its way: hidden, it waits to show that order on the page. */
  readonly isHidden: boolean
  /** Whether closing the panel would lose an order. */
  readonly isDirty: boolean
  /** How far the save of the panel's order is. */
  readonly progress: WriteState['kind']
}

/** The states of an order that is saved, and that visitors do not see yet. */
const ON_ITS_WAY: ReadonlySet<WriteState['kind']> = new Set(['saved', 'publishing', 'delivering'])

export type Arranging = ReturnType<typeof useArranging>

/**
 * Opens and closes the panel with the order of a slider. The first press downloads its scripts. The panel closes with the
 * session, unless it holds an unsaved order: then it stays until the save.
 */
export function useArranging(isLoggedIn: boolean) {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  if (!isLoggedIn && panel !== null && !panel.isDirty) setPanel(null)

  const close = () => {
    // While a request is under way, its order cannot be taken back.
    if (panel?.progress === 'saving') return
    setPanel(panel && ON_ITS_WAY.has(panel.progress) ? { ...panel, isHidden: true, isDirty: false } : null)
    panel?.page.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  }
  const reopen = () => setPanel(open => open && { ...open, isHidden: false })
  const setDirty = (isDirty: boolean) => setPanel(open => open && { ...open, isDirty })
  const onProgress = (progress: WriteState['kind']) => {
    setPanel(open => open && { ...open, progress })
    if (progress === 'publish-failed') reopen()
  }
  /** Closes a hidden panel whose order visitors see now. */
  const endWait = () => setPanel(open => (open?.isHidden ? null : open))
  /** Handles a press on the button: opens the panel, closes it, or leads to an unsaved order. */
  const press = async (page: HTMLElement, type: ServiceType) => {
    if (panel?.isDirty) return goToArrangeTitle()
    if (panel && !panel.isHidden) return close()
    if (panel) {
      flushSync(reopen)
      return goToArrangeTitle()
    }
    try {
      const { ArrangeSection } = await import('./ArrangeSection.tsx')
      setPanel({ page, type, Section: ArrangeSection, isHidden: false, isDirty: false, progress: 'idle' })
    } catch {
      showOwnToast(inPlaceMessages(ownLanguage()).arrangeFailed, 'error')
    }
  }
  return { panel, press, close, onProgress, endWait, setDirty }
}

/** Draws the open panel above its slider. */
export function ArrangePlace({ arranging }: { readonly arranging: Arranging }) {
  const { panel, setDirty, close, onProgress, endWait } = arranging
  if (panel === null) return null
  const { Section, page, type, isHidden } = panel
  const on = { onDirty: setDirty, onClose: close, onProgress, onLive: endWait }
  return (
    <InPage at={place => page.querySelector('[data-carousel]')?.before(place)}>
      <Section page={page} type={type} isHidden={isHidden} {...on} />
    </InPage>
  )
}

/** The id of the panel's heading. */
export const ARRANGE_TITLE_ID = 'arrange-title'

/** Focuses the open panel's heading and scrolls to it. */
export function goToArrangeTitle(): void {
  const heading = document.getElementById(ARRANGE_TITLE_ID)
  heading?.focus({ preventScroll: true })
  heading?.closest('section')?.scrollIntoView()
}
