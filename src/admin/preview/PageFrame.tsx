import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

type PageFrameProps = {
  readonly title: string
  readonly lang: string
  /** In CSS pixels, as the page's style sheets see it. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/**
 * Draws a page inside the editor's page, with the same style sheets, but laid out as in a window of the given width. In less
 * room it gets smaller, not narrower.
 *
 * No script runs in the frame: React draws its content, which is sanitised (RichTextNodes.tsx), and the editor's content security
 * policy, which the frame inherits, allows none. A sandbox would not help. In one without scripts WebKit calls no listeners, so
 * that React would miss the error of a missing picture (https://bugs.webkit.org/show_bug.cgi?id=218086). One that allows
 * scripts of this origin protects nothing.
 */
export function PageFrame({ title, lang, width, height, children }: PageFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(width)
  const watch = useCallback((element: HTMLElement | null) => (element ? watchWidth(element, setRoom) : undefined), [])
  // Made once, because another `srcDoc` would load the frame again. A link of the page would leave the editor: `base` opens it in
  // a new tab. The `<div>` takes the focus, so that the keyboard scrolls the page.
  const [emptyPage] = useState(
    `<!doctype html><html lang="${lang}"><title></title><base target="_blank"><body><div tabindex="0"></div>`,
  )

  const scale = Math.min(1, room / width)
  return (
    <div ref={watch}>
      <div
        className="page-frame mx-auto overflow-clip rounded-medium bg-paper [box-shadow:0_0_0_1px_var(--color-rule)] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary"
        style={{ width: width * scale, height: height * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- no script runs in it, and a sandbox would harm: see above */}
        <iframe
          className="block max-w-none origin-top-left"
          title={title}
          srcDoc={emptyPage}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={event => setPage(copyStyleSheets(event.currentTarget))}
        />
      </div>
      {/* Outside a section, screen readers would take the content's `<header>` for the banner of a second page. */}
      {page === null ? null : createPortal(<section lang={lang}>{children}</section>, page)}
    </div>
  )
}

/** Copies this page's style sheets, which are all `<style>` elements, into a frame. @returns the element for the content */
function copyStyleSheets(frame: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument, contentWindow } = frame
  if (contentDocument === null || contentWindow === null) return null
  // A document adopts only sheets that its own window made.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
  const own = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent)
  contentDocument.adoptedStyleSheets = own.map(css => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  })
  return contentDocument.body.querySelector('div')
}

/** Reports the width of an element in pixels, now and after each change. @returns a function that stops this */
function watchWidth(element: HTMLElement, report: (pixels: number) => void): () => void {
  // At once: React could draw the observer's first report only after the browser painted the frame in its full width.
  report(element.clientWidth)
  const observer = new ResizeObserver(() => report(element.clientWidth))
  observer.observe(element)
  return () => observer.disconnect()
}
