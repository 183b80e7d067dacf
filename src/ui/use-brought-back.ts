import { useEffect, useEffectEvent } from 'react'

/** Calls `act` whenever the browser brings the page back as the visitor left it, perhaps hours ago. */
export function useBroughtBack(act: () => void): void {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  })
  useEffect(() => {
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
