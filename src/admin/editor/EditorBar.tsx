import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Locale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { LackingTranslation } from '../fields/editor-field.ts'
import { formMessages } from '../form/form.i18n.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { ConfirmDialog, LazyDialog } from '../loading/lazy-parts.tsx'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import type { WriteAction, WriteState } from '../publications/write-state.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER_QUIET, BUTTON_SMALL } from '../ui/looks.ts'
import { Remedies, SAVE_ID } from './Remedies.tsx'
import { editorMessages } from './editor.i18n.ts'

type EditorBarProps<Name extends string> = {
  readonly state: WriteState
  readonly action: WriteAction
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** The browser keeps no draft of the text. */
  readonly isUnkept: boolean
  /** A new item cannot be deleted. */
  readonly isNew: boolean
  /** The item's page for visitors; null without one, or when its address is unknown. */
  readonly page: SitePath | null
  /** Missing for a kind without deletion. */
  readonly deletion: ((locale: Locale) => { readonly confirmDelete: string }) | undefined
  /** The item's name; empty for one without. */
  readonly name: string
  readonly onDelete: () => void
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** The missing translations that stop the save, and the Estonian words for them. */
  readonly lacking: readonly LackingTranslation<Name>[]
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
  /** Opens the dialog about what stops the save. */
  readonly onTrouble: () => void
}

/**
 * The bar at the lower edge: the progress of the last write, its remedies, and the buttons. It stays in sight, except in a window
 * so low that it would cover the fields.
 */
export function EditorBar<Name extends string>(props: EditorBarProps<Name>) {
  const { state, action, isBusy, isNew, deletion } = props
  const locale = useStore($pageLanguage)
  const t = useTexts(editorMessages)
  const isDelete = action === 'delete'
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule bg-paper px-gutter py-3.5 [@media(height<26rem)]:static">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-y-2 text-note leading-normal">
        <PublishStatus state={state} isDirty={props.isDirty} action={action} />
        {/* Screen readers read it when its text appears. */}
        <output className="font-medium text-error not-empty:flex-[1_0_100%]">{props.isUnkept ? t.unkept : ''}</output>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {state.kind === 'invalid' ? (
            <TakeOverOffer lacking={props.lacking} onTakeOver={props.onTakeOver} />
          ) : (
            <Remedies
              state={state}
              page={isDelete ? null : props.page}
              focusId={isDelete ? DELETE_ID : SAVE_ID}
              onRepeat={props.onRepeat}
              onPublish={props.onPublish}
              onCompare={props.onTrouble}
              onLogIn={props.onTrouble}
            />
          )}
        </div>
      </div>
      <div className="flex gap-3 max-phone:flex-[1_0_100%] max-phone:*:flex-1">
        {isNew || !deletion ? null : (
          <DeleteButton question={deletion(locale).confirmDelete} name={props.name} isBusy={isBusy} onDelete={props.onDelete} />
        )}
        {/* Stays focusable while busy, so that it keeps the focus. */}
        <Button
          id={SAVE_ID}
          look={BUTTON_SMALL}
          type="submit"
          aria-disabled={isBusy}
          text={formMessages(locale)[isNew ? 'create' : 'update']}
        />
      </div>
    </div>
  )
}

/** The id of the delete button: what repeats a deletion passes its focus there, away from a save. */
const DELETE_ID = 'delete'

type DeleteButtonProps = {
  readonly question: string
  /** The name of the item to delete. */
  readonly name: string
  readonly isBusy: boolean
  /** Called when the answer is yes. */
  readonly onDelete: () => void
}

/** The button that deletes the item, after a question. */
function DeleteButton({ question, name, isBusy, onDelete }: DeleteButtonProps) {
  const { remove } = useTexts(formMessages)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        id={DELETE_ID}
        look={BUTTON_DANGER_QUIET}
        aria-disabled={isBusy}
        onClick={() => isBusy || setAsking(true)}
        text={remove}
      />
      {isAsking ? (
        <LazyDialog onMissing={close}>
          <ConfirmDialog question={question} {...(name && { subject: name })} isOpen onClose={close} onYes={onDelete} />
        </LazyDialog>
      ) : null}
    </>
  )
}

/** The id of the button that copies the Estonian words: the remedy for a form that lacks nothing else. */
export const TAKE_OVER_ID = 'take-over'

type TakeOverOfferProps<Name extends string> = {
  readonly lacking: readonly LackingTranslation<Name>[]
  /** Copies the Estonian words and continues the save. */
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
}

/** Says which titles stop the save of an item (specification §5), and copies the Estonian one with one press. */
function TakeOverOffer<Name extends string>({ lacking, onTakeOver }: TakeOverOfferProps<Name>) {
  const t = useTexts(editorMessages)
  const { takeEstonianTitle } = useTexts(formMessages)
  if (lacking.length === 0) return null
  const isOne = lacking.length === 1
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="basis-full" id={`${TAKE_OVER_ID}-reason`}>
        {t.lack(lacking.map(({ language }) => language))}
      </p>
      <Button
        id={TAKE_OVER_ID}
        look={BUTTON_SMALL}
        aria-describedby={`${TAKE_OVER_ID}-reason`}
        onClick={() => onTakeOver(lacking)}
        text={isOne ? takeEstonianTitle : t.takeForAll(lacking.length)}
      />
      {isOne
        ? null
        : lacking.map(one => <Button key={one.name} onClick={() => onTakeOver([one])} text={t.onlyFor(one.language)} />)}
    </div>
  )
}
