import { isSitePath } from '#common/address.ts'

/** The path of an address on this site; null for any other. `https://own//host` would lead to another host. */
export function ownPath(address: string): string | null {
  const path = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : ''
  return isSitePath(path) ? path : null
}
