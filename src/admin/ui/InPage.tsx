import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type InPageProps = {
  /** Puts the place into the page, where its content belongs. */
  readonly at: (place: HTMLElement) => void
  readonly children: ReactNode
}

/** The attribute of every place of administrators' tools in a page. */
const PLACE = 'data-tool-place'

/**
 * Draws a tool inside the page's own markup. Its place is an element of its own, without a box, so that
 * no other change of the page removes the nodes that React holds on to.
 */
export function InPage({ at, children }: InPageProps) {
  const [place] = useState(createPlace)
  useLayoutEffect(() => {
    at(place)
    return () => place.remove()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a thing keeps its place on the page; another one has another key
  }, [place])
  return createPortal(children, place)
}

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'contents'
  place.setAttribute(PLACE, '')
  return place
}
