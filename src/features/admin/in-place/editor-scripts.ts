import { whenIdle } from '../ahead/when-idle.ts'

/** Once in a tab: the browser keeps them from then on. */
const FETCHED = 'editor-scripts'

/**
 * Has the browser fetch what the editors run on while it is idle, so that a pressed gear opens a form and not a download.
 * Which scripts these are, the page behind a gear tells.
 */
export function fetchEditorScripts(): void {
  const editor = document.querySelector<HTMLAnchorElement>('main :is(a.gear, a.edit-tool)')
  if (editor === null || isFetched() || isSavingData()) return
  // What does not come now, because the page is left or the network is gone, the editor asks for itself.
  whenIdle(() => void prefetchScriptsOf(editor.href).catch(() => null))
}

async function prefetchScriptsOf(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok || answer.redirected) return
  // Not parsed: the policy of this page would refuse the style sheets of that one, and say so.
  const scripts = [...(await answer.text()).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  for (const [, href] of scripts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', href })
    document.head.append(link)
  }
  if (scripts.length > 0) remember()
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}

function isFetched(): boolean {
  try {
    return sessionStorage.getItem(FETCHED) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(FETCHED, 'true')
  } catch {
    // A browser that keeps nothing fetches the page again, and finds the scripts in its cache.
  }
}
