import type { DraftStore } from '../form/draft-store.ts'
import { LazyDialog, LogInDialog } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { EditorKind, Item } from './editor-kind.ts'
import type { Current, useContentWrites } from './use-content-writes.ts'

const ConflictDialog = lazyPart(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog)

type EditorTroubleProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly extra: Extra
  readonly store: DraftStore<Name>
  readonly writes: Pick<ReturnType<typeof useContentWrites>, 'state' | 'action' | 'resume'> & {
    readonly item: Row | null
    readonly takeTheirs: (current: Current<Row>) => void
    readonly keepMine: (current: Current<Row>) => Promise<void>
  }
  readonly onDismiss: () => void
}

/** The dialog about what stands in the way of a write: an ended session, or somebody else's version. */
export function EditorTrouble<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  extra,
  store,
  writes,
  onDismiss,
}: EditorTroubleProps<Row, Name, Extra>) {
  const { state, item } = writes
  if (state.kind === 'logged-out') {
    return (
      <LazyDialog onMissing={onDismiss}>
        <LogInDialog onClose={onDismiss} onLoggedIn={() => void writes.resume()} />
      </LazyDialog>
    )
  }
  if (state.kind !== 'stale' || item === null) return null
  const { saved: base, draft: mine } = store.$state.get()
  return (
    <LazyDialog onMissing={onDismiss}>
      <ConflictDialog
        {...{ kind, extra, base, mine, id: item.id }}
        isDelete={writes.action === 'delete'}
        onTakeTheirs={writes.takeTheirs}
        onKeepMine={current => void writes.keepMine(current)}
        onClose={onDismiss}
      />
    </LazyDialog>
  )
}
