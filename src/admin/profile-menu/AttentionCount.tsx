import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Attention } from '#server/inbox/inbox.schemas.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { waitingWords } from './use-attention.ts'

/** In a corner of the button, which is `relative`. */
const COUNT =
  'absolute top-0.5 right-0 min-w-5 rounded-round px-[0.3125rem] text-center text-tiny leading-5 font-semibold text-white'

/** Shows the number of unread messages on a menu's button, or a mark for other work. The button's name says it in words. */
export function AttentionCount({ attention }: { readonly attention: Attention | null }) {
  if (attention === null) return null
  const { unread, failing, failed, alarms } = attention
  const isTrouble = failing + failed + alarms > 0
  if (unread === 0 && !isTrouble) return null
  return <span className={`${COUNT} ${isTrouble ? 'bg-error' : 'bg-primary'}`}>{unread > 0 ? unread : '!'}</span>
}

/** Shows waiting work on the button that opens the menu of narrow windows, in the page's language like that button. */
export function SiteMenuAttention({ attention }: { readonly attention: Attention | null }) {
  const words = waitingWords(attention, documentLocale())
  // After each drawing: there is one when the page has taken other words, and the button's name is without these.
  useEffect(() => addToName(words))
  const opener = siteMenuOpener()
  return opener && createPortal(<AttentionCount attention={attention} />, opener)
}

const NAME_ATTRIBUTE = 'aria-label'

/** The button that opens the site's menu in narrow windows. */
function siteMenuOpener(): HTMLElement | null {
  return document.querySelector('[data-site-header] [commandfor=menu]')
}

/**
 * Adds words to the name of the menu's button.
 * @returns a function that removes the words again, unless the page has renamed its button meanwhile
 */
function addToName(words: string): () => void {
  const opener = siteMenuOpener()
  const name = () => opener?.getAttribute(NAME_ATTRIBUTE) ?? ''
  if (words !== '') opener?.setAttribute(NAME_ATTRIBUTE, name() + words)
  return () => {
    if (words !== '' && name().endsWith(words)) opener?.setAttribute(NAME_ATTRIBUTE, name().slice(0, -words.length))
  }
}
