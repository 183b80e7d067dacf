import type { ServiceType } from '../../../../../server/services/service.schemas.ts'
import { createElement } from '../../../../ui/create-element.ts'
import { showToast } from '../../../../ui/toast.ts'
import { ownLang } from '../../language/own-language.ts'
import type { InPlaceTexts } from '../in-place.messages.ts'
import type { MountedPanel } from './mount-arrange-panel.tsx'

let panel: MountedPanel | null = null

/** The button that opens the order of a page's slider; what the panel needs is downloaded with the first press. */
export function arrangeButton(page: HTMLElement, type: ServiceType, t: InPlaceTexts): HTMLButtonElement {
  const button = createElement('button', {
    type: 'button',
    className: 'edit-tool',
    textContent: t.arrange,
    ariaExpanded: 'false',
  })
  const close = () => {
    panel?.remove()
    panel = null
    button.ariaExpanded = 'false'
    // After a new login the buttons are new ones.
    const opener = button.isConnected ? button : page.querySelector<HTMLElement>('button.edit-tool')
    opener?.focus()
  }
  button.addEventListener('click', async () => {
    if (panel?.isDirty()) return panel.focus()
    if (panel) return close()
    try {
      const { mountArrangePanel } = await import('./mount-arrange-panel.tsx')
      panel ??= mountArrangePanel(page, type, close)
      button.ariaExpanded = 'true'
    } catch {
      showToast(t.arrangeFailed, 'error', ownLang())
    }
  })
  return button
}

/** Takes the panel away, unless it holds an order that is not saved: that stays until it is. */
export function closeArrangePanel(): void {
  if (panel === null || panel.isDirty()) return
  panel.remove()
  panel = null
}
