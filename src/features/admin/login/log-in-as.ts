/** In the tab's own storage: the address of an account that was just made, for the log-in that follows. */
const KEPT = 'logInAs'

export function keepLogInAs(email: string): void {
  try {
    sessionStorage.setItem(KEPT, email)
  } catch {
    // Storage is closed to this page: the address is typed once more.
  }
}

let taken: string | null = null

/** @returns the address, on the first page that asks for it; empty when there is none */
export function logInAs(): string {
  taken ??= take()
  return taken
}

function take(): string {
  try {
    const email = sessionStorage.getItem(KEPT) ?? ''
    sessionStorage.removeItem(KEPT)
    return email
  } catch {
    return ''
  }
}
