import type { Authentication } from '#server/auth/auth.schemas.ts'
import { callBody } from './api-client.ts'

/** Asks the server whether this browser has a session, and of which account. @throws ApiProblem, NoAnswer */
export const readSession = (options: { readonly signal?: AbortSignal } = {}): Promise<Authentication> =>
  callBody('/auth/authenticate', options)

/** Ends the session; by GET, as specification §7 says. @throws ApiProblem, NoAnswer */
export const logOut = (): Promise<void> => callBody('/auth/logout')
