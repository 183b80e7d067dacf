/**
 * The link of a password reset brings its token in the fragment, which browsers send to no server.
 * @returns it; empty when there is none
 */
export function resetToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}

/** A token that was used or refused is of no use in the address any more. */
export function dropResetToken(): void {
  history.replaceState(null, '', location.pathname)
  keepTokenInOtherLanguages()
}

/** The language switcher of the page leads to the same step. */
export function keepTokenInOtherLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = location.hash
}
