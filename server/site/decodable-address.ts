import type { IncomingMessage } from 'node:http'

/**
 * The address for the router, which would refuse one that it cannot decode: old mail programs write `õ` as `%F5`. Outside the
 * API such an address is that of an unknown page, and gets what specification §2.1 says of those: its `%` are encoded once more,
 * so that the router can decode it.
 */
export function decodableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1)
  if (/^\/(?:api|auth)(?:\/|$)/.test(path)) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
