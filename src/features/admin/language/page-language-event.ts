/** Scripts of one page come in separate files; this event is how they learn that the page changed its language. */
const EVENT = 'aroomikoda:language'

export function announcePageLanguage(): void {
  document.dispatchEvent(new Event(EVENT))
}

export function onPageLanguageChange(listener: () => void): void {
  document.addEventListener(EVENT, listener)
}
