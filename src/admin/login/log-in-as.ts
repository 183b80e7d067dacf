/** Where the tab's own storage has the e-mail address of a new account, for the log-in that follows. */
const STORAGE_KEY = 'logInAs'

/** Keeps the e-mail address of a new account for the log-in page. */
export function keepNewAccountEmail(email: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, email)
  } catch {
    // Storage is closed to this page: the administrator types the address once more.
  }
}

/** What this page has taken from storage; null before. */
let taken: string | null = null

/** Takes the kept address out of storage, for the first page that calls this; empty without one. */
export function takeNewAccountEmail(): string {
  taken ??= takeStored()
  return taken
}

function takeStored(): string {
  try {
    const email = sessionStorage.getItem(STORAGE_KEY) ?? ''
    sessionStorage.removeItem(STORAGE_KEY)
    return email
  } catch {
    return ''
  }
}
