import { useState } from 'react'
import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { type ApiAnswer, isAnswerLost, isProblem } from '../../api/api-client.ts'
import { readServices, replaceServices } from '../../api/content.api.ts'
import { readPublications } from '../../publications/publication.api.ts'
import { usePublishedWrite } from '../../publications/use-published-write.ts'
import { stateOfFailure } from '../../publications/write-state.ts'
import { inOrderOf, isSameOrder, moved } from './arranged-items.ts'

/** The items as shown and as saved, and the version for the next save. */
type ArrangedList = {
  readonly items: readonly ServiceView[]
  readonly saved: readonly ServiceView[]
  readonly etag: string | null
  /** Whether the answer to a save was lost, so that the server may have saved the order, whatever became of later tries. */
  readonly isUncertain: boolean
}
export type LoadedServices = ApiAnswer<readonly ServiceView[]>

const asRead = ({ body, etag }: LoadedServices): ArrangedList => ({ items: body, saved: body, etag, isUncertain: false })

/** Reads the newest publication that changed one of these items; null when it is not among the last hundred. */
async function readNewest(items: readonly ServiceView[]) {
  const ids = new Set(items.map(({ id }) => id))
  const publications = await readPublications({ entity: 'service', limit: 100 })
  return publications.find(({ changes }) => changes.some(({ entity, id }) => entity === 'service' && ids.has(id))) ?? null
}

/** Keeps the order of a slider's items, from the first move to the live page. */
export function useArrangedList(type: ServiceType, loaded: LoadedServices, onLive: () => void) {
  const writing = usePublishedWrite()
  const [list, setList] = useState(() => asRead(loaded))
  /** The order that the server refused because the list had changed elsewhere; else null. */
  const [refused, setRefused] = useState<readonly ServiceView[] | null>(null)

  const save = async ({ items, etag }: ArrangedList = list) => {
    setRefused(null)
    await writing.run({
      send: () => replaceServices(type, items, etag),
      newest: () => readNewest(items),
      onSaved: answer => setList(({ items: shown }) => ({ ...asRead(answer), items: inOrderOf(answer.body, shown) })),
      onLive,
      // The panel stays open and shows the publication's progress.
      onSlow: () => {},
      onRefused(error) {
        if (isAnswerLost(error)) setList(current => ({ ...current, isUncertain: true }))
        if (isProblem(error, 'LIST_CHANGED') || isProblem(error, 'STALE_VERSION')) void loadCurrent(items)
      },
    })
  }

  /**
   * Shows the list as the server has it.
   * @param wanted the refused order; null when the order is given up
   * @returns false when there is a saved order to follow, or no answer
   */
  const loadCurrent = async (wanted: readonly ServiceView[] | null): Promise<boolean> => {
    writing.setState({ kind: 'saving' })
    try {
      const current = asRead(await readServices(type))
      const isSaved = wanted ? isSameOrder(current.items, wanted) : !isSameOrder(current.items, list.saved)
      if (!wanted || !isSaved) setList(current)
      writing.setState({ kind: 'idle' })
      // An earlier try succeeded without an answer: saving again finds out whether it is live.
      if (isSaved) await save(current)
      else setRefused(wanted)
      return !isSaved
    } catch (error) {
      writing.setState(stateOfFailure(error))
      return false
    }
  }

  return {
    items: list.items,
    // What the server has is perhaps another order, even where this one is as it was.
    isDirty: list.isUncertain || !isSameOrder(list.items, list.saved),
    isRefused: refused !== null,
    isUncertain: list.isUncertain,
    state: writing.state,
    publishAgain: writing.publishAgain,
    save: () => save(),
    resume: () => writing.resume(() => save()),
    /** Another account has logged in: its administrator did not ask for the write, and sees the order unsaved. */
    giveUp() {
      writing.forget()
      writing.setState({ kind: 'idle' })
    },
    move(from: number, to: number) {
      writing.prepare()
      setList(current => ({ ...current, items: moved(current.items, from, to) }))
    },
    /** Puts the items into the saved order again. */
    discard: () => setList(current => ({ ...current, items: current.saved })),
    /** After a lost answer: reads what the server has saved. @returns whether the order can be discarded */
    reread: () => loadCurrent(null),
    /** Puts the items into the refused order again. */
    restore() {
      setList(current => ({ ...current, items: inOrderOf(current.items, refused ?? []) }))
      setRefused(null)
    },
  }
}
