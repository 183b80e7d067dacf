/**
 * Remembers for this browser tab how a list was left (specification §3), as the address that shows it so. Pages below the
 * list lead back to it (src/inline/way-back.js); a list that is opened plainly is forgotten (src/inline/list.js). Storage
 * may be closed to the page.
 */
export function rememberList(key: string, address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // The address bar says it too.
  }
}
