import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD'
export type Headers = Record<string, string>

/** Sends requests as a browser at the allowed origin would, with its cookie. */
export type ApiClient = {
  send(method: Method, url: string, options?: { body?: unknown; headers?: Headers }): Promise<LightMyRequestResponse>
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>
  put(url: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  /** A client like this one that sends this cookie. */
  withCookie(cookie: string): ApiClient
}

export function apiClient(app: FastifyInstance, origin: string, cookie?: string): ApiClient {
  const send: ApiClient['send'] = (method, url, { body, headers } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(method !== 'GET' && { origin }), ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    })
  return {
    send,
    get: (url, headers = {}) => send('GET', url, { headers }),
    post: (url, body, headers = {}) => send('POST', url, { body, headers }),
    put: (url, body, headers = {}) => send('PUT', url, { body, headers }),
    delete: (url, headers = {}) => send('DELETE', url, { headers }),
    withCookie: next => apiClient(app, origin, next),
  }
}

/** The status codes of answers to simultaneous requests, in ascending order. */
export function statusCodes(answers: readonly LightMyRequestResponse[]): number[] {
  return answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)
}

/** The id of the publication that a saved edit queued; NaN when it queued none. */
export function publicationOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): number {
  return Number(headers['publication-id'])
}

/** The session cookie that an answer sets, as a browser would send it back; null when it sets or keeps none. */
export function sessionCookie(answer: LightMyRequestResponse): string | null {
  const cookie = answer.cookies.find(({ name }) => /^(__Host-)?sid$/.test(name))
  return cookie?.value ? `${cookie.name}=${encodeURIComponent(cookie.value)}` : null
}

/** All cookies that an answer sets, as a browser would send them back; leaves out the deleted ones. */
export function allCookies(answer: LightMyRequestResponse): string {
  const kept = answer.cookies.filter(({ value }) => value !== '')
  return kept.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}
