import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { FetchedAhead } from './fetched-ahead.ts'

type AheadProps<Part> = {
  readonly of: FetchedAhead<Part>
  /** The script did not come. */
  readonly onMissing: () => void
  /** What stands there until it comes. */
  readonly waiting?: ReactNode
  readonly children: (part: Part) => ReactNode
}

/** Shows what was fetched ahead: at once when it is there, else when it comes. */
export function Ahead<Part>({ of, onMissing, waiting = null, children }: AheadProps<Part>) {
  const part = useStore(of.$part)
  const giveUp = useEffectEvent((error: unknown) => {
    reportError(error)
    onMissing()
  })
  useEffect(() => {
    let isCurrent = true
    of.fetch().catch((error: unknown) => isCurrent && giveUp(error))
    return () => {
      isCurrent = false
    }
  }, [of])
  return part === null ? waiting : children(part)
}
