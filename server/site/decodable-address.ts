import type { IncomingMessage } from 'node:http'

/**
 * The address for the router, which refuses what it cannot decode. Outside the API such an address is an unknown page:
 * encoded once more, it gets what specification §2.1 says of those. Old mail programs write `õ` as `%F5`.
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
