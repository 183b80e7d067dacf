import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { createElement } from '../../ui/create-element.ts'
import { keepToast, showToast } from '../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { ownLanguage } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { sessionMessages } from '../session/session.i18n.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { takeNotice } from './keep-notice.ts'
import { readPublication } from './publication.api.ts'
import { undoPublication } from './undo.api.ts'

/** How long the page waits for an undo to be live. */
const MAX_WAIT_MS = 5000
const POLL_MS = 100

/** Shows the notice that the page before has kept, with its link and its undo button. */
export function showKeptNotice(): void {
  const notice = takeNotice()
  if (notice === null) return
  const { text, link, undo, lang } = notice
  const links = link === undefined ? [] : [createElement('a', { href: link.href, textContent: link.text })]
  const buttons = undo === undefined ? [] : [undoButton(undo, lang)]
  showToast(text, 'success', { lang, actions: [...links, ...buttons] })
}

function undoButton(publicationId: number, lang: Locale): HTMLButtonElement {
  const button = createElement('button', { type: 'button', textContent: sessionMessages(lang).undo })
  const undoOnce = async () => {
    button.disabled = true
    button.disabled = await undo(publicationId)
  }
  button.addEventListener('click', () => void undoOnce())
  return button
}

/** Undoes a publication and then loads the page again. @returns whether it is undone */
async function undo(publicationId: number): Promise<boolean> {
  try {
    const undoing = await undoingOf(publicationId)
    // The publication is undone, also when its progress cannot be read.
    keepOutcome(await outcomeOf(undoing).catch(() => 'unknown' as const))
    location.reload()
    return true
  } catch (error) {
    const [t, loading] = [sessionMessages(ownLanguage()), loadingMessages(ownLanguage())]
    const [text, page, name] = isLoggedOut(error)
      ? [loading.loggedOut, adminPaths.login, loading.logIn]
      : [t.undoFailed, adminPaths.publications, t.publications]
    showOwnToast(text, 'error', { actions: [createElement('a', { href: inSiteLanguage(page), textContent: name })] })
    return false
  }
}

/** Undoes a publication. @returns the id of the publication that undoes it, also when an earlier try did it without an answer */
async function undoingOf(publicationId: number): Promise<number> {
  try {
    return (await undoPublication(publicationId)).body.id
  } catch (error) {
    const known = isLoggedOut(error) ? null : await readPublication(publicationId).catch(() => null)
    if (!known?.undone_by) throw error
    return known.undone_by
  }
}

/**
 * How far an undo came: visitors see it, or all of it but `held` pages, its publication failed, the page did not wait longer, or
 * could not look.
 */
type Outcome = 'live' | 'held' | 'failed' | 'slow' | 'unknown'

/** Waits until visitors see a publication or it failed, for some seconds at most. @throws ApiProblem, NoAnswer */
async function outcomeOf(publicationId: number): Promise<Outcome> {
  const deadline = performance.now() + MAX_WAIT_MS
  while (performance.now() < deadline) {
    const { state, delivery, error } = await readPublication(publicationId)
    if (state === 'failed') return error?.code === 'RENDER_FAILED' ? 'held' : 'failed'
    if (state === 'live' && delivery !== 'waiting') return 'live'
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  return 'slow'
}

/** Keeps the words about an undo for the page that is loaded next. */
function keepOutcome(outcome: Outcome): void {
  const t = sessionMessages(ownLanguage())
  const text = {
    live: t.undone,
    held: t.undoneNotOnPages,
    failed: t.undonePublishFailed,
    slow: t.undoneNotLive,
    unknown: t.undone,
  }[outcome]
  keepToast(text, outcome === 'failed' || outcome === 'held' ? 'error' : 'success', ownLanguage())
}
