import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

type PageFrameProps = {
  readonly title: string
  readonly lang: string
  /** In CSS pixels: what the page's style sheets see. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/**
 * A page of its own inside the editor's, with its style sheets, but another size, so that it is laid
 * out as in a window of that width. Where there is less room it is shown smaller, not narrower. It has no scripts: what is
 * drawn in it is React's, sanitised as it is everywhere (RichTextNodes.tsx), and the editor's content security policy holds
 * in it too. That, and no sandbox, is what keeps scripts out: in a sandbox without scripts WebKit calls no listener, so
 * that React would not hear of a picture that is missing (https://bugs.webkit.org/show_bug.cgi?id=218086), and one that
 * allows scripts of this origin holds nothing back.
 */
export function PageFrame({ title, lang, width, height, children }: PageFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(width)
  const place = useCallback((element: HTMLElement | null) => (element ? watchWidth(element, setRoom) : undefined), [])
  // A link of the page would leave the editor: it opens beside it. The keyboard scrolls what has the focus.
  const [blank] = useState(
    `<!doctype html><html lang="${lang}"><title></title><base target="_blank"><body><div tabindex="0"></div>`,
  )

  const scale = Math.min(1, room / width)
  return (
    <div ref={place}>
      <div className="page-frame" style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the content security policy keeps scripts out, and in a sandbox WebKit calls no listener of React's (see above) */}
        <iframe
          title={title}
          srcDoc={blank}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={event => setPage(dressed(event.currentTarget))}
        />
      </div>
      {/* In a section, because a heading's `<header>` right below a body would be the banner of a second page. */}
      {page === null ? null : createPortal(<section lang={lang}>{children}</section>, page)}
    </div>
  )
}

/** Gives a frame's document the style sheets of this page. @returns the element that takes the content */
function dressed(frame: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument, contentWindow } = frame
  if (contentDocument === null || contentWindow === null) return null
  // Which font body text has is an attribute of the page (src/inline/body-font.js).
  Object.assign(contentDocument.documentElement.dataset, document.documentElement.dataset)
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
  const own = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent)
  contentDocument.adoptedStyleSheets = own.map(css => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  })
  return contentDocument.body.querySelector('div')
}

function watchWidth(element: HTMLElement, report: (pixels: number) => void): () => void {
  // At once: an observer would tell after the frame was painted in its full width.
  report(element.clientWidth)
  const observer = new ResizeObserver(() => report(element.clientWidth))
  observer.observe(element)
  return () => observer.disconnect()
}
