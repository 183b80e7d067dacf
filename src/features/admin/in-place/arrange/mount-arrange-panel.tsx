import { createRoot } from 'react-dom/client'
import { createElement } from '../../../../ui/create-element.ts'
import { showToast } from '../../../../ui/toast.ts'
import { ownLang, ownLanguage } from '../../language/own-language.ts'
import fieldCss from '../../form/field.css?inline'
import statusCss from '../../publications/publish-status.css?inline'
import css from './arrange.css?inline'
import { arrangeMessages } from './arrange.messages.ts'
import { ArrangeList } from './ArrangeList.tsx'
import { showPublishedSlides } from './published-slides.ts'
import type { ServiceType } from '../../../../../server/services/service.schemas.ts'

export type MountedPanel = { readonly isDirty: () => boolean; readonly focus: () => void; readonly remove: () => void }

let hasStyles = false

/** Opens the panel above a page's slider and moves the focus to it. */
export function mountArrangePanel(page: HTMLElement, type: ServiceType, onClose: () => void): MountedPanel {
  adoptStyles()
  const locale = ownLanguage()
  const t = arrangeMessages(locale)
  const heading = createElement('h2', { id: 'arrange-title', tabIndex: -1, textContent: t.title })
  const place = createElement('div')
  const section = createElement('section', { className: 'arrange' }, heading, createElement('p', { textContent: t.hint }), place)
  section.setAttribute('aria-labelledby', heading.id)
  const shell = createElement('div', { className: 'arrange-place shell', ...ownLang() }, section)
  page.querySelector('[data-carousel]')?.before(shell)
  let isDirty = false
  const root = createRoot(place)
  root.render(
    <ArrangeList
      {...{ type, locale, onClose }}
      onDirty={value => (isDirty = value)}
      onLive={() => void showPublishedSlides(page).catch(() => showToast(t.showFailed, 'error', ownLang()))}
    />,
  )
  const focus = () => {
    heading.focus({ preventScroll: true })
    section.scrollIntoView()
  }
  focus()
  return {
    isDirty: () => isDirty,
    focus,
    remove() {
      root.unmount()
      shell.remove()
    },
  }
}

function adoptStyles(): void {
  if (hasStyles) return
  hasStyles = true
  for (const text of [statusCss, fieldCss, css]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}
