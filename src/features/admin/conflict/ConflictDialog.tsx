import { Modal } from '../form/Dialogs.tsx'
import { useStore } from '@nanostores/react'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { formatMoment } from '../../../i18n/format.ts'
import { draftOf } from '../editor/field-values.ts'
import type { EditorKind, Item } from '../editor/editor-kind.ts'
import type { Current } from '../editor/use-content-writes.ts'
import type { Draft } from '../form/draft.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { conflictMessages } from './conflict.messages.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { type CurrentVersion, loadCurrent } from './load-current.ts'
import css from './conflict.css?inline'
import { ANSWERS, BUTTON, BUTTON_DANGER, BUTTON_QUIET, BUTTON_SMALL } from '../ui/looks.ts'

adoptSheet(featureSheet(css))

type ConflictProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly extra: Extra
  readonly id: number
  /** What the item was when it was loaded here, and what it is in the fields. */
  readonly base: Draft<Name>
  readonly mine: Draft<Name>
  readonly isDelete: boolean
  readonly onTakeTheirs: (current: Current<Row>) => void
  readonly onKeepMine: (current: Current<Row>) => void
  readonly onClose: () => void
}

/** Somebody else saved the same item: who, when, what differs, and which version is to stay. */
export function ConflictDialog<Row extends Item, Name extends string & keyof Row, Extra>(props: ConflictProps<Row, Name, Extra>) {
  const t = useTexts(conflictMessages)
  return (
    <Modal title={t.title} onClose={props.onClose} className="conflict-panel">
      <Conflict {...props} />
    </Modal>
  )
}

function Conflict<Row extends Item, Name extends string & keyof Row, Extra>(props: ConflictProps<Row, Name, Extra>) {
  const loaded = useLoaded(() => loadCurrent<Row>(props.kind, props.id))
  const t = useTexts(conflictMessages)
  const { loading, tryAgain } = useTexts(loadingMessages)
  if (loaded.state === 'waiting') return <output className="conflict-lead">{loading}</output>
  if (loaded.state === 'failed') {
    return (
      <div role="alert">
        <p className="conflict-lead">{t.loadFailed}</p>
        <div className={ANSWERS}>
          <Later onClick={props.onClose} />
          <button className={BUTTON} type="button" autoFocus onClick={loaded.retry}>
            {tryAgain}
          </button>
        </div>
      </div>
    )
  }
  return loaded.value === null ? <Gone onClose={props.onClose} /> : <Choice {...props} current={loaded.value} />
}

function Choice<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  extra,
  base,
  mine,
  isDelete,
  current,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: ConflictProps<Row, Name, Extra> & { readonly current: CurrentVersion<Row> }) {
  const t = useTexts(conflictMessages)
  const locale = useStore($pageLanguage)
  const theirs = draftOf(kind.fields, current.row, locale)
  return (
    <>
      <p className="conflict-lead">{t.by(current.by ?? t.somebody, current.at === null ? '…' : formatMoment(current.at))}</p>
      <DifferenceTable fields={kind.fields} extra={extra} versions={{ base, mine, theirs }} />
      <div className={ANSWERS}>
        <Later onClick={onClose} />
        <button className={BUTTON_QUIET} type="button" onClick={() => onTakeTheirs(current)}>
          {t.takeTheirs}
        </button>
        <button className={isDelete ? BUTTON_DANGER : BUTTON_SMALL} type="button" onClick={() => onKeepMine(current)}>
          {isDelete ? t.deleteAnyway : t.keepMine}
        </button>
      </div>
    </>
  )
}

function Gone({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(publicationMessages)
  return (
    <>
      <p className="conflict-lead">{t.gone}</p>
      <div className={ANSWERS}>
        <Later onClick={onClose} />
      </div>
    </>
  )
}

function Later({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts(conflictMessages)
  return (
    <button className={BUTTON_QUIET} type="button" autoFocus onClick={onClick}>
      {t.later}
    </button>
  )
}
