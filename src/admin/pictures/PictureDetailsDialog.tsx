import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import type { PictureUse, PictureView } from '#server/pictures/picture.schemas.ts'
import { isProblem } from '../api/api-client.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { useLogInAgain, type WithLogIn } from '../login/use-log-in-again.tsx'
import { queryClient } from '../server-state/ServerState.tsx'
import { Button } from '../ui/Button.tsx'
import { BUTTON, BUTTON_DANGER_QUIET, FIELD_ERROR, FIELD_FAILURE, FIELD_HINT } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { BUTTONS } from './DropZone.tsx'
import { editStateText, PictureAlts } from './PictureAlts.tsx'
import { PicturePanel } from './PictureDialog.tsx'
import { PictureFacts } from './PictureFacts.tsx'
import { pictureAltsMessages } from './picture-alts.i18n.ts'
import { type EditedFields, type EditState, type PictureEdit, usePictureEdit } from './picture-edit.ts'
import { pictureLibraryMessages } from './picture-library.i18n.ts'
import { deletePicture } from './pictures.api.ts'
import { useRetryAfter } from './use-retry-after.ts'

type PictureDetailsDialogProps = {
  readonly picture: PictureView
  /** Called with the saved picture, or with null after its deletion. */
  readonly onChange: (picture: PictureView | null) => void
  readonly onClose: () => void
}

/** One picture of the library: its words, its uses, and its deletion. */
export function PictureDetailsDialog({ picture, onChange, onClose }: PictureDetailsDialogProps) {
  const t = useTexts(pictureLibraryMessages)
  /** Whether the administrator is asked whether to delete the picture. */
  const [isAsked, setAsked] = useState(false)
  const { edit, fields, state } = usePictureEdit(picture, onChange)
  useRetryAfter(
    state === 'logged-out' ? 'log-in' : null,
    () => void edit.saveTyped(),
    () => edit.giveUp(),
  )
  const { withLogIn, logInAgain } = useLogInAgain()
  const removal = useRemoval(picture.id, withLogIn, () => {
    flushSync(onClose)
    showOwnToast(t.removed)
    // Only now: the dialog gives the focus back to the picture, and the library passes it on from there.
    setTimeout(() => onChange(null))
  })
  // Closing saves the typed words, so that no way out loses them. When the save fails, the dialog stays open
  // until it has said so.
  const close = async () => {
    // An emptied name is no name.
    if (fields.name.trim() === '') edit.change({ name: picture.name })
    const isFailureShown = ['failed', 'stale', 'logged-out', 'unasked'].includes(state)
    await edit.saveTyped(withLogIn)
    if (isFailureShown || !edit.isUnsaved) onClose()
  }
  return (
    <PicturePanel title={picture.name} onClose={() => void close()}>
      <img
        className="h-auto max-h-[45vh] w-auto max-w-full justify-self-center object-contain"
        src={picture.url}
        alt={picture.alt ?? ''}
        width={picture.width}
        height={picture.height}
      />
      <PictureFacts picture={picture} inUse={removal.inUse} />
      <PictureWords
        edit={edit}
        fields={fields}
        state={state}
        onSave={() => void edit.save(withLogIn)}
        hasRemovalFailed={removal.hasFailed}
        onRemove={() => setAsked(true)}
      />
      <ConfirmDialog question={t.confirmRemove} isOpen={isAsked} onClose={() => setAsked(false)} onYes={removal.remove} />
      {logInAgain}
    </PicturePanel>
  )
}

type PictureWordsProps = {
  readonly edit: PictureEdit
  readonly fields: EditedFields
  readonly state: EditState
  readonly hasRemovalFailed: boolean
  readonly onSave: () => void
  readonly onRemove: () => void
}

/** The name and the descriptions of a picture, and the buttons that save them and delete it. */
function PictureWords({ edit, fields, state, hasRemovalFailed, onSave, onRemove }: PictureWordsProps) {
  const t = useTexts(pictureAltsMessages)
  const library = useTexts(pictureLibraryMessages)
  const id = useId()
  return (
    <form
      className="grid min-w-0 gap-4"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      <InputField
        label={library.name}
        error=""
        required
        maxLength={PICTURE_NAME_MAX_LENGTH}
        value={fields.name}
        onChange={event => edit.change({ name: event.target.value })}
      />
      <PictureAlts id={id} alts={fields} onChange={(field, text) => edit.change({ [field]: text })} />
      <output className={`${state === 'saved' ? FIELD_HINT : FIELD_FAILURE} empty:sr-only`}>
        {state === 'saved' ? library.saved : editStateText(t, state)}
      </output>
      <div className={BUTTONS}>
        <Button look={BUTTON} type="submit" text={t.save} />
        <Button look={BUTTON_DANGER_QUIET} onClick={onRemove} text={library.remove} />
      </div>
      {hasRemovalFailed ? (
        <p className={FIELD_ERROR} role="alert">
          {library.removeFailed}
        </p>
      ) : null}
    </form>
  )
}

/** Deletes a picture, or finds out what uses it. One that is gone already counts as deleted. */
function useRemoval(id: number, withLogIn: WithLogIn, onRemoved: () => void) {
  const { mutate, error } = useMutation(
    {
      mutationFn: async () =>
        withLogIn(() => deletePicture(id)).catch((refusal: unknown) => {
          if (!isProblem(refusal, 'NOT_FOUND')) throw refusal
        }),
      onSuccess: onRemoved,
    },
    queryClient,
  )
  /** The picture's uses, when they stopped its deletion. */
  const inUse = isProblem(error, 'PICTURE_IN_USE') ? (error.problem['used_in'] as PictureUse[]) : null
  return { inUse, hasFailed: error !== null && inUse === null, remove: mutate }
}
