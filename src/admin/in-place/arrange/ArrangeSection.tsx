import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ServiceType } from '#common/service-types.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { readServices } from '../../api/content.api.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import type { WriteState } from '../../publications/write-state.ts'
import { Button } from '../../ui/Button.tsx'
import { showOwnToast } from '../../ui/own-toast.ts'
import { TROUBLE } from './ArrangeBar.tsx'
import { ArrangePanel, type ArrangePanelProps } from './ArrangePanel.tsx'
import { arrangeMessages } from './arrange.i18n.ts'
import { ARRANGE_TITLE_ID, goToArrangeTitle } from './use-arranging.tsx'

export type ArrangeSectionProps = {
  readonly page: HTMLElement
  readonly type: ServiceType
  readonly isHidden: boolean
  /** Called with whether closing the panel would lose an order. */
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
  /** Called with each state of the order's save. */
  readonly onProgress: (kind: WriteState['kind']) => void
  /** Called when visitors see the saved order. */
  readonly onLive: () => void
}

/** The panel with the order of a page's slider. It takes the focus on opening. */
export function ArrangeSection({ page, type, isHidden, onLive, ...panel }: ArrangeSectionProps) {
  const t = useTexts(arrangeMessages)
  const locale = useStore($pageLanguage)
  useEffect(goToArrangeTitle, [])
  const showOrder = () => {
    void showPublishedSlides(page, type).catch(() => showOwnToast(t.showFailed, 'error'))
    onLive()
  }
  return (
    <div className="mb-body shell print:hidden" hidden={isHidden} lang={locale === documentLocale() ? undefined : locale}>
      <section
        className="grid max-w-208 gap-5 rounded-medium border border-primary bg-paper-light p-[clamp(1.25rem,3vw,2.25rem)]"
        aria-labelledby={ARRANGE_TITLE_ID}
      >
        <h2 className="text-title outline-none" id={ARRANGE_TITLE_ID} tabIndex={-1}>
          {t.title}
        </h2>
        <p className="text-note leading-normal text-ink-soft">{t.hint}</p>
        <div>
          <ArrangeList {...panel} type={type} onLive={showOrder} />
        </div>
      </section>
    </div>
  )
}

/** The list to arrange, or in its place that it loads or could not be loaded. */
function ArrangeList(props: ArrangePanelProps) {
  const t = useTexts(arrangeMessages)
  const waiting = useTexts(loadingMessages)
  const { type } = props
  const { data, error, refetch } = useQuery({ queryKey: ['services', type], queryFn: () => readServices(type) })
  if (data) return <ArrangePanel {...props} loaded={data} />
  if (error === null) return <output>{waiting.loading}</output>
  // The pressed button disappears: the title takes its focus.
  const retry = () => {
    goToArrangeTitle()
    void refetch()
  }
  return (
    <div className={TROUBLE} role="alert">
      <p>{t.loadFailed}</p>
      <Button onClick={retry} text={waiting.tryAgain} />
    </div>
  )
}

/**
 * Shows the published slides in the page's slider. Its elements stay and get new content, because carousel.ts observes them. When
 * the number of slides differs, this loads the page again.
 * @throws Error when the server does not send the page
 */
async function showPublishedSlides(page: HTMLElement, type: ServiceType): Promise<void> {
  const response = await fetch(location.pathname, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${location.pathname}: ${response.status}`)
  const selector = `[data-edit^='${type}/']`
  const published = new DOMParser().parseFromString(await response.text(), 'text/html').querySelectorAll(selector)
  const slides = [...page.querySelectorAll(selector)]
  if (slides.length !== published.length) return location.reload()
  for (const [index, next] of published.entries()) {
    const slide = slides[index]
    if (slide) replaceContent(slide, document.importNode(next, true))
  }
}

/** Gives a slide the content and the attributes of its published version, and keeps the administrators' tools in it. */
function replaceContent(slide: Element, published: Element): void {
  for (const { name, value } of published.attributes) slide.setAttribute(name, value)
  for (const image of published.querySelectorAll('img')) image.loading = 'lazy'
  // The published slide has no tools: those of this page stay.
  slide.replaceChildren(...published.childNodes, ...slide.querySelectorAll(':scope > [data-tool-place]'))
}
