import { type ComponentType, useState } from 'react'
import type { ServiceType } from '#common/service-types.ts'
import { ownLanguage } from '../../language/own-language.ts'
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

export type Arranging = ReturnType<typeof useArranging>

/**
 * Opens and closes the panel with the order of a slider. The first press downloads its scripts. The panel closes with the
 * session, unless it holds an unsaved order: then it stays until the save.
 */
export function useArranging(isLoggedIn: boolean) {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  const [isDirty, setDirty] = useState(false)
  if (!isLoggedIn && !isDirty && panel !== null) setPanel(null)

  const close = ({ waits = false } = {}) => {
    setPanel(waits && panel ? { ...panel, isHidden: true } : null)
    setDirty(false)
    panel?.page.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  }
  const reopen = () => setPanel(open => open && { ...open, isHidden: false })
  /** Closes a hidden panel whose order visitors see now. */
  const endWait = () => setPanel(open => (open?.isHidden ? null : open))
  /** Handles a press on the button: opens the panel, closes it, or leads to an unsaved order. */
  const press = async (page: HTMLElement, type: ServiceType) => {
    if (isDirty) return goToArrangeTitle()
    if (panel) return panel.isHidden ? reopen() : close()
    try {
      const { ArrangeSection } = await import('./ArrangeSection.tsx')
      setPanel({ page, type, Section: ArrangeSection, isHidden: false })
    } catch {
      showOwnToast(inPlaceMessages(ownLanguage()).arrangeFailed, 'error')
    }
  }
  return { panel, press, close, reopen, endWait, setDirty }
}

/** Draws the open panel above its slider. */
export function ArrangePlace({ arranging }: { readonly arranging: Arranging }) {
  const { panel, setDirty, close, reopen, endWait } = arranging
  if (panel === null) return null
  const { Section, ...open } = panel
  return (
    <InPage at={place => open.page.querySelector('[data-carousel]')?.before(place)}>
      <Section {...open} onDirty={setDirty} onClose={close} onPublishFailed={reopen} onShown={endWait} />
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
