import { TEST_ADMIN } from './product-process.ts'

/** A logged-in administrator over HTTP, as a browser on the site would be. */
export class ApiClient {
  readonly origin: string
  #cookie = ''

  constructor(origin: string) {
    this.origin = origin
  }

  static async login(origin: string): Promise<ApiClient> {
    const client = new ApiClient(origin)
    const response = await client.request('POST', '/auth/login', TEST_ADMIN)
    client.#cookie = response.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
    return client
  }

  /**
   * Sends a request that has to succeed.
   * @param body a form with files, or what is sent as JSON
   * @throws Error with the answer when the status is not 2xx
   */
  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const isJson = body !== undefined && !(body instanceof FormData)
    const response = await fetch(this.origin + path, {
      method,
      headers: { origin: this.origin, cookie: this.#cookie, ...(isJson && { 'content-type': 'application/json' }) },
      body: isJson ? JSON.stringify(body) : (body ?? null),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.request(method, path, body)).json()) as T
  }
}
