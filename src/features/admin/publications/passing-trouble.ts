/** Codes with which the API refuses what it would do at another time. */
const TROUBLES: Readonly<Record<string, 'busy' | 'noSpace'>> = {
  UNAVAILABLE: 'busy',
  DATABASE_BUSY: 'busy',
  DATABASE_FULL: 'noSpace',
  DISK_FULL: 'noSpace',
}

/** What keeps the server from doing it for the moment; null when trying again would not help. */
export function passingTrouble(code: string): 'busy' | 'noSpace' | null {
  return TROUBLES[code] ?? null
}
