import { type APIRequestContext, expect, request } from '@playwright/test'
import { TEST_ADMIN } from './product-process.ts'

type Login = { readonly api: APIRequestContext; readonly loggedInAt: number }

/** The logins of this worker, by the origin of the product. */
const logins = new Map<string, Login>()

/** What asks for a recent log-in takes one of the last 15 minutes; the longest test takes less than ten. */
const FRESH_MS = 5 * 60_000

/**
 * The administrator's login. Logging in is slow, so the tests share one. A new one is made once a test has ended it, or when it
 * is older than {@link FRESH_MS}.
 */
export async function administratorLogin(origin: string): Promise<APIRequestContext> {
  const kept = logins.get(origin)
  if (kept && Date.now() - kept.loggedInAt < FRESH_MS && (await isLoggedIn(kept.api))) return kept.api
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await expect(await api.post('/auth/login', { data: TEST_ADMIN })).toBeOK()
  logins.set(origin, { api, loggedInAt: Date.now() })
  return api
}

async function isLoggedIn(api: APIRequestContext): Promise<boolean> {
  return ((await (await api.get('/auth/authenticate')).json()) as { authenticated: boolean }).authenticated
}
