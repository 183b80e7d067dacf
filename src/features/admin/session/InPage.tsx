import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type InPageProps = {
  /** Puts the place into the page, where its content belongs. */
  readonly at: (place: HTMLElement) => void
  readonly children: ReactNode
}

/** The attribute of every place that administrators' tools have in a page. */
const PLACE = 'data-tool-place'

/**
 * Draws something beside what the page itself consists of. The place is an element of its own, without a box, so that
 * nothing else that changes the page takes away what React holds on to.
 */
export function InPage({ at, children }: InPageProps) {
  const [place] = useState(createPlace)
  useLayoutEffect(() => {
    at(place)
    return () => place.remove()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where a thing is on the page does not change; another has another key
  }, [place])
  return createPortal(children, place)
}

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'contents'
  place.setAttribute(PLACE, '')
  return place
}
