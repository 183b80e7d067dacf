/**
 * Remembers a list's state for this browser tab (specification §3). Storage may be closed to the page, and may hold
 * what somebody else wrote.
 */
export function rememberList(key: string, state: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state))
  } catch {
    // The state stands in the address too.
  }
}

/** The remembered state, or null when there is none. */
export function recallList(key: string): Record<string, unknown> | null {
  try {
    const state: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whether the page was opened by a link or an address: going back and reloading show what the address says. */
export function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
