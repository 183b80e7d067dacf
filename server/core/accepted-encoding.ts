export type ContentEncoding = 'br' | 'gzip'

/**
 * The encoding for a client: Brotli rather than gzip, in whatever order the client names them.
 * @param acceptEncoding the request's header
 * @returns null when the client takes neither
 */
export function acceptedEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  const accepted = new Map<string, number>()
  for (const part of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    accepted.set(name, quality === undefined ? 1 : Number(quality))
  }
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
