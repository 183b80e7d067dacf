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
import type { LackingTranslation } from './lacking-translations.ts'
import { Remedies } from './Remedies.tsx'
import { TakeOverOffer } from './TakeOverOffer.tsx'

type EditorBarProps<Name extends string> = {
  readonly state: WriteState
  readonly action: WriteAction
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** The browser keeps no draft of what is typed. */
  readonly isUnkept: boolean
  /** The item's page for visitors; null while there is no item. */
  readonly page: SitePath | null
  readonly deletion: ((locale: Locale) => { readonly question: string }) | undefined
  /** What the item is called; empty for one without a name. */
  readonly name: string
  readonly onDelete: () => void
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** Translations that keep it from being saved and can be taken over from Estonian. */
  readonly lacking: readonly LackingTranslation<Name>[]
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
  /** Opens the dialog about what stands in the way. */
  readonly onTrouble: () => void
}

/** Where the last write stands, what can be done about it, and the buttons. */
export function EditorBar<Name extends string>({
  state,
  action,
  isDirty,
  isBusy,
  isUnkept,
  page,
  deletion,
  name,
  onDelete,
  lacking,
  onTakeOver,
  onTrouble,
  ...remedies
}: EditorBarProps<Name>) {
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
        state.kind === 'invalid' ? (
          <TakeOverOffer {...{ lacking, onTakeOver }} />
        ) : (
          <Remedies
            {...remedies}
            state={state}
            page={action === 'delete' ? null : page}
            onCompare={onTrouble}
            onLogIn={onTrouble}
          />
        )
      }
    >
      <EditorButtons
        isNew={page === null}
        isBusy={isBusy}
        deleteQuestion={deletion?.(locale).question ?? null}
        name={name}
        onDelete={onDelete}
      />
    </SaveBar>
  )
}
