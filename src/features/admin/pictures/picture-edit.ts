import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import type { WithLogIn } from '../login/use-log-in-again.tsx'
import { readPicture, updatePicture } from './pictures.api.ts'

export type EditedFields = Pick<PictureView, 'name' | 'alt' | 'alt_en' | 'alt_ru'>
export type EditState = 'unchanged' | 'typed' | 'saving' | 'saved' | 'stale' | 'failed'

/** The words that belong to a picture, as they are typed and saved: one save at a time, each from the version before. */
export class PictureEdit {
  readonly $edit
  #etag: Promise<string | null>
  #saving: Promise<void> | null = null
  #onSaved: (picture: PictureView) => void = () => {}
  #picture: PictureView

  constructor(picture: PictureView) {
    const { id, name, alt, alt_en, alt_ru } = picture
    this.$edit = atom<{ fields: EditedFields; state: EditState }>({ fields: { name, alt, alt_en, alt_ru }, state: 'unchanged' })
    this.#picture = picture
    // The version that is edited here. Without it the server compares nothing, and saves.
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
   * Saves what was typed; nothing happens when nothing was.
   * @param withLogIn for a save that an administrator asked for; one that happens by itself asks for no log-in
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
      const isStale = error instanceof ApiProblem && error.problem.code === 'STALE_VERSION'
      // A second save, after this was said, is meant.
      if (isStale) this.#etag = Promise.resolve(null)
      this.#settle(fields, isStale ? 'stale' : 'failed')
    }
  }

  /** What was typed while it was being saved is still to be saved. */
  #settle(sent: EditedFields, state: EditState): void {
    const { fields } = this.$edit.get()
    this.$edit.set({ fields, state: fields === sent ? state : 'typed' })
  }
}

/**
 * The words of a picture under edit. Leaving the page before they are saved is asked about.
 * @param onSaved hears of the picture as it is then
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
