/** Tells the other scripts of this page that messages were read or handled, or their mails tried again. */
const EVENT = 'aroomikoda:messages-changed'

export function announceMessagesChanged(): void {
  document.dispatchEvent(new Event(EVENT))
}

/** @returns stops listening */
export function onMessagesChanged(listener: () => void): () => void {
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
