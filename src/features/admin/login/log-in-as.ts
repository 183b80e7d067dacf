/** In the tab's own storage: the address of an account that was just made, for the log-in that follows. */
const KEPT = 'logInAs'

export function keepLogInAs(email: string): void {
  try {
    sessionStorage.setItem(KEPT, email)
  } catch {
    // Storage is closed to this page: the address is typed once more.
  }
}

/** @returns the address, once; empty when there is none */
export function takeLogInAs(): string {
  try {
    const email = sessionStorage.getItem(KEPT) ?? ''
    sessionStorage.removeItem(KEPT)
    return email
  } catch {
    return ''
  }
}
