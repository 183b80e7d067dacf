import { draftKey, mergeDrafts, readDraft, writeDraft } from '../drafts/stored-draft.ts'
import { rememberedUsername } from '../session/login-flag.ts'
import { typedIn } from './find-first-form.ts'

/**
 * Whoever leaves the page before its editor came finds what was typed as a draft, as if it had been typed in the editor.
 * @param itemNow the item as the API has it; null as long as it is not known, and for a new one
 */
export function keepTyped(form: HTMLFormElement, path: string, itemNow: () => Readonly<Record<string, unknown>> | null): void {
  addEventListener('pagehide', () => {
    const changes = typedIn(form)
    const names = Object.keys(changes)
    if (!form.isConnected || names.length === 0) return
    const key = draftKey(path, rememberedUsername())
    const base = Object.fromEntries(names.map(name => [name, itemNow()?.[name] ?? null]))
    writeDraft(key, mergeDrafts(readDraft(key), { at: new Date().toISOString(), changes, base }))
  })
}
