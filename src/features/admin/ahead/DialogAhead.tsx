import type { ReactNode } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { Ahead } from './Ahead.tsx'
import type { FetchedAhead } from './fetched-ahead.ts'

type DialogAheadProps<Component> = {
  readonly of: FetchedAhead<Component>
  /** The dialog's script did not come, which was said: nothing opens. */
  readonly onMissing: () => void
  readonly children: (component: Component) => ReactNode
}

/** An open dialog whose script was fetched ahead. */
export function DialogAhead<Component>({ of, onMissing, children }: DialogAheadProps<Component>) {
  const t = useTexts(loadingMessages)
  const giveUp = () => {
    showToast(t.partMissing, 'error')
    onMissing()
  }
  return (
    <Ahead of={of} onMissing={giveUp}>
      {children}
    </Ahead>
  )
}
