import { useStore } from '@nanostores/react'
import type { Locale } from '../../../i18n/locales.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import { UnkeptNotice } from '../drafts/UnkeptNotice.tsx'
import { SaveBar } from '../form/SaveBar.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import type { WriteState } from '../publications/write-state.ts'
import { EditorButtons } from './EditorButtons.tsx'
import type { WriteAction } from './editor-kind.ts'
import { Remedies } from './Remedies.tsx'

type EditorBarProps = {
  readonly state: WriteState
  readonly action: WriteAction
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** The browser keeps no draft of what is typed. */
  readonly isUnkept: boolean
  /** The item's page for visitors; null while there is no item. */
  readonly page: SitePath | null
  readonly deletion: ((locale: Locale) => { readonly question: string }) | undefined
  readonly onDelete: () => void
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** Opens the dialog about what stands in the way. */
  readonly onTrouble: () => void
}

/** Where the last write stands, what can be done about it, and the buttons. */
export function EditorBar({
  state,
  action,
  isDirty,
  isBusy,
  isUnkept,
  page,
  deletion,
  onDelete,
  onTrouble,
  ...remedies
}: EditorBarProps) {
  const locale = useStore($pageLanguage)
  return (
    <SaveBar
      status={
        <>
          <PublishStatus {...{ state, isDirty, action }} />
          <UnkeptNotice isUnkept={isUnkept} />
        </>
      }
      remedies={
        <Remedies
          {...remedies}
          state={state}
          page={action === 'delete' ? null : page}
          onCompare={onTrouble}
          onLogIn={onTrouble}
        />
      }
    >
      <EditorButtons
        isNew={page === null}
        isBusy={isBusy}
        deleteQuestion={deletion?.(locale).question ?? null}
        onDelete={onDelete}
      />
    </SaveBar>
  )
}
