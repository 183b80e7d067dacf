import type { MouseEvent, ReactNode } from 'react'
import { goTo, placeQuery, type PublicationsPlace } from './publications-address.ts'

type PlaceLinkProps = { readonly place: PublicationsPlace; readonly className?: string; readonly children: ReactNode }

/** Leads elsewhere on this page without loading it anew; with a modifier key the browser does what it always does. */
export function PlaceLink({ place, className = '', children }: PlaceLinkProps) {
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(place)
    scrollTo({ top: 0 })
  }
  return (
    <a className={className} href={location.pathname + placeQuery(place)} onClick={go}>
      {children}
    </a>
  )
}
