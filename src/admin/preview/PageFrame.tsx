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
 * It has no scripts. React draws its content, sanitised as everywhere (RichTextNodes.tsx), and the editor's content security
 * policy keeps scripts out. A sandbox would not do: in one without scripts WebKit calls no listener, so that React would not hear
 * of a missing picture (https://bugs.webkit.org/show_bug.cgi?id=218086), and one that allows scripts of this origin holds nothing
 * back.
 */
export function PageFrame({ title, lang, width, height, children }: PageFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(width)
  const watch = useCallback((element: HTMLElement | null) => (element ? watchWidth(element, setRoom) : undefined), [])
  // A link of the page would leave the editor: it opens a new tab. The keyboard scrolls the focused frame.
  const [blank] = useState(
    `<!doctype html><html lang="${lang}"><title></title><base target="_blank"><body><div tabindex="0"></div>`,
  )

  const scale = Math.min(1, room / width)
  return (
    <div ref={watch}>
      <div
        className="page-frame mx-auto overflow-clip rounded-medium bg-paper [box-shadow:0_0_0_1px_var(--color-rule)] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary"
        style={{ width: width * scale, height: height * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the content security policy keeps scripts out, and in a sandbox WebKit calls no listener of React's (see above) */}
        <iframe
          className="block max-w-none origin-top-left"
          title={title}
          srcDoc={blank}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={event => setPage(copyStyleSheets(event.currentTarget))}
        />
      </div>
      {/* In a section, because a heading's `<header>` right below a body would be the banner of a second page. */}
      {page === null ? null : createPortal(<section lang={lang}>{children}</section>, page)}
    </div>
  )
}

/** Copies this page's style sheets into a frame's document. @returns the element for the content */
function copyStyleSheets(frame: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument, contentWindow } = frame
  if (contentDocument === null || contentWindow === null) return null
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
  const own = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent)
  contentDocument.adoptedStyleSheets = own.map(css => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  })
  return contentDocument.body.querySelector('div')
}

/** Reports the width of an element in pixels, now and after each change. @returns a function that stops */
function watchWidth(element: HTMLElement, report: (pixels: number) => void): () => void {
  // At once: an observer would report only after the browser painted the frame in its full width.
  report(element.clientWidth)
  const observer = new ResizeObserver(() => report(element.clientWidth))
  observer.observe(element)
  return () => observer.disconnect()
}
