import { type ReactNode, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { Ahead } from './Ahead.tsx'
import type { FetchedAhead } from './fetched-ahead.ts'

type PartAheadProps<Part> = {
  readonly of: FetchedAhead<Part>
  /** What stands there until it comes. */
  readonly waiting?: ReactNode
  readonly children: (part: Part) => ReactNode
}

/** A part of the page that comes after the rest; where it does not come, a word about that and a button to try again. */
export function PartAhead<Part>({ of, waiting, children }: PartAheadProps<Part>) {
  const t = useTexts(loadingMessages)
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <LoadFailed text={t.partMissing} onRetry={() => setMissing(false)} isAside />
  return (
    <Ahead of={of} onMissing={() => setMissing(true)} waiting={waiting}>
      {children}
    </Ahead>
  )
}
