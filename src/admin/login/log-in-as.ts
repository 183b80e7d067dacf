/** Key in the tab's own storage: the address of a new account, for the log-in that follows. */
const STORAGE_KEY = 'logInAs'

export function keepLogInAs(email: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, email)
  } catch {
    // Storage is closed to this page: the administrator types the address once more.
  }
}

let taken: string | null = null

/** @returns the address, to the first page that calls this; empty without one */
export function logInAs(): string {
  taken ??= take()
  return taken
}

function take(): string {
  try {
    const email = sessionStorage.getItem(STORAGE_KEY) ?? ''
    sessionStorage.removeItem(STORAGE_KEY)
    return email
  } catch {
    return ''
  }
}
