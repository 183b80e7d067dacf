import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Says when an element is first about to be seen: not while it is in a hidden tab or far below. */
export function useSight(element: RefObject<Element | null>, onSight: () => void): void {
  const seen = useEffectEvent(onSight)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        seen()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
