import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Locale } from '../../../../common/locales.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import { formMessages } from '../form/form.i18n.ts'
import { SaveBar } from '../form/SaveBar.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { ConfirmDialog } from '../loading/LazyDialog.tsx'
import { LazyDialog } from '../loading/LazyDialog.tsx'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import type { WriteState } from '../publications/write-state.ts'
import { BUTTON_DANGER_QUIET, BUTTON_QUIET, BUTTON_SMALL } from '../ui/looks.ts'
import type { LackingTranslation } from './editor-field.ts'
import type { WriteAction } from './editor-kind.ts'
import { editorMessages } from './editor.i18n.ts'
import { Remedies } from './Remedies.tsx'

type EditorBarProps<Name extends string> = {
  readonly state: WriteState
  readonly action: WriteAction
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** The browser keeps no draft of what is typed. */
  readonly isUnkept: boolean
  /** There is nothing to delete yet. */
  readonly isNew: boolean
  /** The item's page for visitors; null while there is none, or its address is not known. */
  readonly page: SitePath | null
  /** Missing for a kind whose items are not deleted. */
  readonly deletion: ((locale: Locale) => { readonly question: string }) | undefined
  /** What the item is called; empty for one without a name. */
  readonly name: string
  readonly onDelete: () => void
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** Translations that keep it from being saved and can be taken over from Estonian. */
  readonly lacking: readonly LackingTranslation<Name>[]
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
  /** Opens the dialog about what keeps it from being saved. */
  readonly onTrouble: () => void
}

/** How far the last write is, what can be done about it, and the buttons. */
export function EditorBar<Name extends string>(props: EditorBarProps<Name>) {
  const { state, action, isBusy, isNew, deletion } = props
  const locale = useStore($pageLanguage)
  const t = useTexts(editorMessages)
  return (
    <SaveBar
      status={
        <>
          <PublishStatus state={state} isDirty={props.isDirty} action={action} />
          {/* Read out when it is filled. */}
          <output className="font-medium text-error not-empty:flex-[1_0_100%]">{props.isUnkept ? t.unkept : ''}</output>
        </>
      }
      remedies={
        state.kind === 'invalid' ? (
          <TakeOverOffer lacking={props.lacking} onTakeOver={props.onTakeOver} />
        ) : (
          <Remedies
            state={state}
            page={action === 'delete' ? null : props.page}
            onRepeat={props.onRepeat}
            onPublish={props.onPublish}
            onCompare={props.onTrouble}
            onLogIn={props.onTrouble}
          />
        )
      }
    >
      {isNew || !deletion ? null : (
        <DeleteButton question={deletion(locale).question} name={props.name} isBusy={isBusy} onDelete={props.onDelete} />
      )}
      {/* It stays focusable while busy, so that the focus is not lost. */}
      <button className={BUTTON_SMALL} type="submit" aria-disabled={isBusy}>
        {isNew ? formMessages(locale).create : formMessages(locale).update}
      </button>
    </SaveBar>
  )
}

type DeleteButtonProps = {
  readonly question: string
  /** Of what would be deleted. */
  readonly name: string
  readonly isBusy: boolean
  /** Called when the answer is yes. */
  readonly onDelete: () => void
}

/** Asks before it deletes. */
function DeleteButton({ question, name, isBusy, onDelete }: DeleteButtonProps) {
  const { remove } = useTexts(formMessages)
  const [isAsking, setAsking] = useState(false)
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) onDelete()
  }
  return (
    <>
      <button className={BUTTON_DANGER_QUIET} type="button" aria-disabled={isBusy} onClick={() => isBusy || setAsking(true)}>
        {remove}
      </button>
      {isAsking ? (
        <LazyDialog onMissing={() => answer(false)}>
          <ConfirmDialog question={question} {...(name && { subject: name })} isOpen onAnswer={answer} />
        </LazyDialog>
      ) : null}
    </>
  )
}

/** The id of the button that takes the Estonian words over: it is what mends a form that lacks nothing else. */
export const TAKE_OVER = 'take-over'

type TakeOverOfferProps<Name extends string> = {
  readonly lacking: readonly LackingTranslation<Name>[]
  /** Takes the Estonian words over and goes on saving. */
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
}

/** Says which titles keep an item from being saved (specification §5), and takes the Estonian one over with one press. */
function TakeOverOffer<Name extends string>({ lacking, onTakeOver }: TakeOverOfferProps<Name>) {
  const t = useTexts(editorMessages)
  const { takeEstonian } = useTexts(formMessages)
  const [first, ...others] = lacking
  if (!first) return null
  const isOne = others.length === 0
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="basis-full" id={`${TAKE_OVER}-reason`}>
        {isOne ? t.oneLacks(first.language) : t.bothLack}
      </p>
      <button
        id={TAKE_OVER}
        className={BUTTON_SMALL}
        type="button"
        aria-describedby={`${TAKE_OVER}-reason`}
        onClick={() => onTakeOver(lacking)}
      >
        {isOne ? takeEstonian : t.takeForBoth}
      </button>
      {isOne
        ? null
        : lacking.map(one => (
            <button key={one.name} className={BUTTON_QUIET} type="button" onClick={() => onTakeOver([one])}>
              {t.onlyFor(one.language)}
            </button>
          ))}
    </div>
  )
}
