import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import type { FetchedAhead } from './fetched-ahead.ts'

type AheadProps<Component> = {
  readonly of: FetchedAhead<Component>
  /** The script did not come, which was said: nothing opens. */
  readonly onMissing: () => void
  readonly children: (component: Component) => ReactNode
}

/** Shows what was fetched ahead: at once when it is there, else when it comes. */
export function Ahead<Component>({ of, onMissing, children }: AheadProps<Component>) {
  const component = useStore(of.$component)
  const t = useTexts(loadingMessages)
  const giveUp = useEffectEvent((error: unknown) => {
    reportError(error)
    showToast(t.partMissing, 'error')
    onMissing()
  })
  useEffect(() => {
    let isCurrent = true
    of.fetch().catch((error: unknown) => isCurrent && giveUp(error))
    return () => {
      isCurrent = false
    }
  }, [of])
  return component === null ? null : children(component)
}
