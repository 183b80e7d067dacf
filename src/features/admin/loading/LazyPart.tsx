import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loadingMessages } from './loading.messages.ts'
import { PartBoundary } from './PartBoundary.tsx'

type LazyPartProps = {
  /** What stands there until the script comes. */
  readonly waiting?: ReactNode
  /** What stands there where it does not come; a word about that and a button to load the page again when it is left out. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** A part of the page (lazy-part.ts) that comes after the rest. */
export function LazyPart({ waiting = null, instead, children }: LazyPartProps) {
  const t = useTexts(loadingMessages)
  const reload = <LoadFailed text={t.partMissing} action={t.reload} onRetry={() => location.reload()} isAside />
  return (
    <PartBoundary instead={instead === undefined ? reload : instead}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}
