import { rememberedUsername } from '../../session/login-flag.ts'
import { draftPlace, forgetDraft, type StoredDraft, writeDraft } from './stored-draft.ts'

/**
 * The draft that one opening of an editor keeps in this browser: two tabs do not overwrite each other's, and neither do two
 * administrators who type into one form after each other.
 */
export class OwnDraft {
  /** The account that typed; after a log-out the one before. */
  #user = rememberedUsername()
  /** Tells it from the drafts of other openings. */
  #opened = new Date().toISOString()
  /** Null while none is kept. */
  #key: string | null = null
  /** The changes as last kept. */
  #changes = ''

  /**
   * Keeps the draft in place of the one before. When another account has logged in meanwhile, the one before stays: the new one
   * begins with what is typed from then on.
   * @param path the item's, as for {@link draftPlace}
   * @returns false when the browser refuses it
   */
  keep(path: string, draft: StoredDraft): boolean {
    const user = rememberedUsername() || this.#user
    const changes = JSON.stringify(draft.changes)
    const isOthers = this.#key !== null && this.#user !== '' && this.#user !== user
    if (isOthers && changes === this.#changes) return true
    if (isOthers) this.#opened = draft.at
    const key = `${draftPlace(path, user)} ${this.#opened}`
    // A new item got its id with its first save, and its draft a new key.
    if (!isOthers && key !== this.#key) this.forget()
    this.#user = user
    this.#changes = changes
    this.#key = key
    return writeDraft(key, draft)
  }

  /** Removes it from this browser, if one is kept. */
  forget(): void {
    if (this.#key !== null) forgetDraft(this.#key)
    this.#key = null
  }
}
