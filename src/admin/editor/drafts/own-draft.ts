import { rememberedUsername } from '../../session/login-flag.ts'
import { draftPlace, forgetDraft, type StoredDraft, writeDraft } from './stored-draft.ts'

/**
 * The draft that one opening of an editor keeps in this browser: two tabs do not overwrite each other's, and neither do two
 * administrators who type into one form after each other.
 */
export class OwnDraft {
  /** The account that typed the kept text, also after its log-out; empty where the browser knew none. */
  #user = rememberedUsername()
  /** The instant by which the draft's key differs from those of other openings. */
  #opened = new Date().toISOString()
  /** The storage key of the kept draft; null while none is kept. */
  #key: string | null = null
  /** The changes in the kept draft, as JSON. */
  #changes = ''

  /**
   * Keeps the draft in place of the kept one. When another account has logged in meanwhile, the kept one stays as it is, for the
   * account that typed it. The new account gets a draft of its own with its first change.
   * @param path the item's, as for {@link draftPlace}
   * @returns false when the browser refuses it
   */
  keep(path: string, draft: StoredDraft): boolean {
    const user = rememberedUsername() || this.#user
    const changes = JSON.stringify(draft.changes)
    const isOtherAccounts = this.#key !== null && this.#user !== '' && this.#user !== user
    if (isOtherAccounts && changes === this.#changes) return true
    if (isOtherAccounts) this.#opened = draft.at
    const key = `${draftPlace(path, user)} ${this.#opened}`
    // The first save of a new item gives it an id, and so its draft another key.
    if (!isOtherAccounts && key !== this.#key) this.forget()
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
