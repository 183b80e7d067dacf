import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { ALT } from '#common/localized-fields.ts'
import type { LocalizedName } from '#common/localized-names.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { isProblem } from '../api/api-client.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import type { WithLogIn } from '../login/use-log-in-again.tsx'
import { readPicture, updatePicture } from './pictures.api.ts'

export type EditedFields = Pick<PictureView, 'name' | LocalizedName<'alt'>>
export type EditState = 'unchanged' | 'typed' | 'saving' | 'saved' | 'stale' | 'failed'

/** The words of a picture, typed and saved: one save at a time, each on top of the version before. */
export class PictureEdit {
  readonly $edit
  #etag: Promise<string | null>
  #saving: Promise<void> | null = null
  #onSaved: (picture: PictureView) => void = () => {}
  #picture: PictureView

  constructor(picture: PictureView) {
    const { id, name } = picture
    const fields = { name, ...ALT.pick(picture) }
    this.$edit = atom<{ fields: EditedFields; state: EditState }>({ fields, state: 'unchanged' })
    this.#picture = picture
    // The edited version. Without it the server skips the check for conflicts, and saves.
    this.#etag = readPicture(id).then(
      ({ etag }) => etag,
      () => null,
    )
  }

  listen(listener: (picture: PictureView) => void): void {
    this.#onSaved = listener
  }

  get isUnsaved(): boolean {
    return !['unchanged', 'saved'].includes(this.$edit.get().state)
  }

  change(part: Partial<EditedFields>): void {
    this.$edit.set({ fields: { ...this.$edit.get().fields, ...part }, state: 'typed' })
  }

  /**
   * Saves the typed words; without a change it does nothing.
   * @param withLogIn for a save that an administrator started; an automatic one asks for no log-in
   */
  async save(withLogIn: WithLogIn = write => write()): Promise<void> {
    await this.#saving
    if (!this.isUnsaved) return
    this.#saving = this.#send(withLogIn)
    await this.#saving
    this.#saving = null
  }

  async #send(withLogIn: WithLogIn): Promise<void> {
    const { fields } = this.$edit.get()
    this.$edit.set({ fields, state: 'saving' })
    try {
      const { body, etag } = await withLogIn(async () => updatePicture({ ...this.#picture, ...fields }, await this.#etag))
      this.#etag = Promise.resolve(etag)
      this.#settle(fields, 'saved')
      this.#onSaved(body)
    } catch (error) {
      const isStale = isProblem(error, 'STALE_VERSION')
      // After this message, a second save is deliberate.
      if (isStale) this.#etag = Promise.resolve(null)
      this.#settle(fields, isStale ? 'stale' : 'failed')
    }
  }

  /** Words typed during a save still need a save. */
  #settle(sent: EditedFields, state: EditState): void {
    const { fields } = this.$edit.get()
    this.$edit.set({ fields, state: fields === sent ? state : 'typed' })
  }
}

/**
 * The words of a picture under edit. The browser asks before the administrator leaves unsaved ones.
 * @param onSaved called with the picture after each save
 */
export function usePictureEdit(
  picture: PictureView,
  onSaved: (picture: PictureView) => void,
): { readonly edit: PictureEdit; readonly fields: EditedFields; readonly state: EditState } {
  const [edit] = useState(() => new PictureEdit(picture))
  useEffect(() => edit.listen(onSaved), [edit, onSaved])
  useLeaveWarning(() => edit.isUnsaved)
  return { edit, ...useStore(edit.$edit) }
}
