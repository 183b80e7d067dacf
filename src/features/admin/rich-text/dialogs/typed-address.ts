import { isLinkAddress } from '../../../../../server/core/address.schemas.ts'

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/
const PHONE = /^\+?[\d\s()-]{7,}$/
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#:].*)?$/u

/**
 * The address that somebody meant: `example.ee` is a page on the web, `info@example.ee` a mail, `+372 5555 5555` a call.
 * @returns null when it leads nowhere that a text may link to
 */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  const address = completed(text).replaceAll(' ', '%20')
  return isLinkAddress(address) ? address : null
}

function completed(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return HOST.test(text) ? `https://${text}` : text
}
