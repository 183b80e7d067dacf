import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { ALT } from '#common/localized-fields.ts'
import type { LocalizedName } from '#common/localized-names.ts'
import { visibleLine } from '#common/visible-line.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { type ApiAnswer, isLoggedOut, isProblem } from '../api/api-client.ts'
import type { WithLogIn } from '../login/use-log-in-again.tsx'
import { useLeaveWarning } from '../session/leaving.ts'
import { readPicture, updatePicture } from './pictures.api.ts'

/** The words of a picture that administrators edit. */
export type EditedFields = Pick<PictureView, 'name' | LocalizedName<'alt'>>
/**
 * `stale`: another administrator has changed the words since. `logged-out`: the save waits for a log-in. `unasked`: another account
 * has logged in then, whose administrator did not ask for the save.
 */
export type EditState = 'unchanged' | 'typed' | 'saving' | 'saved' | 'stale' | 'failed' | 'logged-out' | 'unasked'

/** Edits the words of a picture. It saves one version at a time, each on top of the one before. */
export class PictureEdit {
  readonly $edit
  readonly #id: number
  /** The server's version under the typed words. It is read at first, because the list that has the picture may be old. */
  #version: Promise<ApiAnswer<PictureView>>
  #typed: Partial<EditedFields> = {}
  #saving: Promise<void> | null = null
  #onSaved: (picture: PictureView) => void = () => {}

  constructor(picture: PictureView) {
    this.#id = picture.id
    this.$edit = atom<{ fields: EditedFields; state: EditState }>({ fields: wordsOf(picture), state: 'unchanged' })
    this.#version = this.#read()
  }

  /** @param listener called with the picture after each save; replaces the listener before */
  listen(listener: (picture: PictureView) => void): void {
    this.#onSaved = listener
  }

  get isUnsaved(): boolean {
    return !['unchanged', 'saved'].includes(this.$edit.get().state)
  }

  /** Takes over typed words. */
  change(part: Partial<EditedFields>): void {
    const { fields, state } = this.$edit.get()
    this.#typed = { ...this.#typed, ...part }
    this.$edit.set({ fields: { ...fields, ...part }, state: state === 'stale' ? 'stale' : 'typed' })
  }

  /** Saves what was typed. Does nothing without a change, over another administrator's words, or for another account. */
  async saveTyped(withLogIn: WithLogIn = write => write()): Promise<void> {
    if (!['stale', 'unasked'].includes(this.$edit.get().state)) await this.save(withLogIn)
  }

  /**
   * Saves the typed words, also over another administrator's: the words that were not typed here stay theirs.
   * @param withLogIn for a save that an administrator started; an automatic one asks for no log-in
   */
  async save(withLogIn: WithLogIn = write => write()): Promise<void> {
    while (this.#saving) {
      await this.#saving
      // When this save was asked for, the page did not yet say that another administrator has changed the words.
      if (this.$edit.get().state === 'stale') return
    }
    if (!this.isUnsaved) return
    this.#saving = this.#send(withLogIn)
    await this.#saving
    this.#saving = null
  }

  /** After another account's log-in: from now on only a press saves the words, or more typing. */
  giveUp(): void {
    this.$edit.set({ ...this.$edit.get(), state: 'unasked' })
  }

  async #send(withLogIn: WithLogIn): Promise<void> {
    const typed = this.#typed
    this.$edit.set({ ...this.$edit.get(), state: 'saving' })
    try {
      const saved = await withLogIn(async () => {
        // When the last reading of the version failed, it is read again.
        const { body, etag } = await this.#version.catch(() => (this.#version = this.#read()))
        return updatePicture(this.#id, { ...wordsOf(body), ...typed }, etag)
      })
      this.#version = Promise.resolve(saved)
      this.#settle(typed, 'saved')
      this.#onSaved(saved.body)
    } catch (error) {
      const isStale = isProblem(error, 'STALE_VERSION')
      if (isStale) this.#version = this.#read()
      const present = isStale ? await this.#version.catch(() => null) : null
      // The version is newer because the server did an earlier save of these words, whose answer was lost.
      if (present && hasWords(present.body, typed)) {
        this.#settle(typed, 'saved')
        return this.#onSaved(present.body)
      }
      this.#settle(typed, isStale ? 'stale' : isLoggedOut(error) ? 'logged-out' : 'failed')
    }
  }

  /**
   * Ends a save. Where more was typed during the save, the words are unsaved again. A conflict stays even so: no save may begin
   * by itself over another administrator's words.
   */
  #settle(sent: Partial<EditedFields>, state: EditState): void {
    const { fields } = this.$edit.get()
    if (state === 'saved' && this.#typed === sent) this.#typed = {}
    const isSettled = state === 'stale' || this.#typed === sent || Object.keys(this.#typed).length === 0
    this.$edit.set({ fields, state: isSettled ? state : 'typed' })
  }

  /** Reads the picture, and shows its words where none are typed. */
  #read(): Promise<ApiAnswer<PictureView>> {
    const version = readPicture(this.#id)
    void version.then(
      ({ body }) => this.$edit.set({ ...this.$edit.get(), fields: { ...wordsOf(body), ...this.#typed } }),
      () => {}, // The next save asks again, and reports a failure.
    )
    return version
  }
}

/** Whether a picture has these words as the server keeps them. */
function hasWords(picture: PictureView, words: Partial<EditedFields>): boolean {
  const present = wordsOf(picture)
  return Object.entries(words).every(([name, text]) => (present[name as keyof EditedFields] ?? '') === visibleLine(text ?? ''))
}

function wordsOf(picture: PictureView): EditedFields {
  return { name: picture.name, ...ALT.pick(picture) }
}

/**
 * Edits the words of a picture in a component. The browser asks before the administrator leaves unsaved ones.
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
