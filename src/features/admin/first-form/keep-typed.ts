import { draftKey, forgetDraft, mergeDrafts, readDraft, type StoredDraft, writeDraft } from '../drafts/stored-draft.ts'
import { rememberedUsername } from '../session/login-flag.ts'
import { typedIn } from './find-first-form.ts'

/**
 * Whoever leaves the page before its editor came finds what was typed as a draft, as if it had been typed in the editor. So
 * does who only looked elsewhere: a phone may close a page in the background without another word.
 * @param itemNow the item as the API has it; null as long as it is not known, and for a new one
 */
export function keepTyped(form: HTMLFormElement, path: string, itemNow: () => Readonly<Record<string, unknown>> | null): void {
  const key = draftKey(path, rememberedUsername())
  /** What there was before; undefined as long as somebody is here. */
  let before: StoredDraft | null | undefined
  const keep = () => {
    const changes = typedIn(form)
    const names = Object.keys(changes)
    if (before !== undefined || !form.isConnected || names.length === 0) return
    before = readDraft(key)
    const base = Object.fromEntries(names.map(name => [name, itemNow()?.[name] ?? null]))
    writeDraft(key, mergeDrafts(before, { at: new Date().toISOString(), changes, base }))
  }
  /** Who is back types on: the editor would offer what was kept as another draft. */
  const takeBack = () => {
    if (before === undefined || !form.isConnected) return
    if (before) writeDraft(key, before)
    else forgetDraft(key)
    before = undefined
  }
  addEventListener('pagehide', keep)
  addEventListener('pageshow', takeBack)
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? keep() : takeBack()))
}
