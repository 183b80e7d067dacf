/** No answer came: no connection, a connection that broke, or a server that took too long. A write may have been done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export type ApiCall = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** Refuses the write when the row is no longer in this version. */
  readonly ifMatch?: string | null
}

/** What came, read to its end. */
export type RawAnswer = { readonly response: Response; readonly text: string }

const TIMEOUT_MS = 20_000

/** Where the API is: an origin, or nothing when it is the page's own. */
export function apiUrl(path: `/${string}`): string {
  return `${document.documentElement.dataset['apiUrl'] ?? ''}${path}`
}

/**
 * Sends a request with the session's cookie.
 * @throws NoAnswer
 */
export async function requestApi(path: `/${string}`, { method = 'GET', body, ifMatch }: ApiCall = {}): Promise<RawAnswer> {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (ifMatch) headers.set('if-match', ifMatch)
  try {
    const response = await fetch(apiUrl(path), {
      method,
      headers,
      credentials: 'include',
      cache: method === 'GET' ? 'no-cache' : 'default',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { response, text: await response.text() }
  } catch (error) {
    throw new NoAnswer(path, { cause: error })
  }
}
