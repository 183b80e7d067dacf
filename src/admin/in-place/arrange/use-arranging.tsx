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
  const [isDirty, setDirty] = useState(false)
  const [progress, setProgress] = useState<WriteState['kind']>('idle')
  if (!isLoggedIn && !isDirty && panel !== null) setPanel(null)

  const close = () => {
    // What a request has sent cannot be taken back.
    if (progress === 'saving') return
    setPanel(panel && ON_ITS_WAY.has(progress) ? { ...panel, isHidden: true } : null)
    setDirty(false)
    panel?.page.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  }
  const reopen = () => setPanel(open => open && { ...open, isHidden: false })
  const onProgress = (kind: WriteState['kind']) => {
    setProgress(kind)
    if (kind === 'publish-failed') reopen()
  }
  /** Closes a hidden panel whose order visitors see now. */
  const endWait = () => setPanel(open => (open?.isHidden ? null : open))
  /** Handles a press on the button: opens the panel, closes it, or leads to an unsaved order. */
  const press = async (page: HTMLElement, type: ServiceType) => {
    if (isDirty) return goToArrangeTitle()
    if (panel && !panel.isHidden) return close()
    if (panel) {
      flushSync(reopen)
      return goToArrangeTitle()
    }
    try {
      const { ArrangeSection } = await import('./ArrangeSection.tsx')
      setPanel({ page, type, Section: ArrangeSection, isHidden: false })
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
  const { Section, ...open } = panel
  return (
    <InPage at={place => open.page.querySelector('[data-carousel]')?.before(place)}>
      <Section {...open} onDirty={setDirty} onClose={close} onProgress={onProgress} onShown={endWait} />
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
