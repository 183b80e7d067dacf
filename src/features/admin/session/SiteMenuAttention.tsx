import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { AttentionCount } from './AttentionCount.tsx'
import { waitingWords } from './attention-words.ts'

/** What waits, on the button of the page that opens the menu of narrow windows: in the page's language, as the button is. */
export function SiteMenuAttention({ attention }: { readonly attention: Attention | null }) {
  const words = waitingWords(attention, documentLocale())
  useEffect(() => addToName(words), [words])
  const opener = siteMenuOpener()
  return opener && createPortal(<AttentionCount attention={attention} />, opener)
}

function siteMenuOpener(): HTMLElement | null {
  return document.querySelector('[data-site-header] [commandfor=menu]')
}

/** @returns takes the words away again, unless the page has given its button another name meanwhile */
function addToName(words: string): () => void {
  const opener = siteMenuOpener()
  if (opener && words !== '') opener.ariaLabel = `${opener.ariaLabel}${words}`
  return () => {
    if (opener?.ariaLabel?.endsWith(words)) opener.ariaLabel = opener.ariaLabel.slice(0, opener.ariaLabel.length - words.length)
  }
}
