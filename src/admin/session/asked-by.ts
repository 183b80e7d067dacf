import { rememberedUsername } from './login-flag.ts'

/**
 * Whether the account that is logged in now asked for a write that waited for a log-in.
 * @param username the account's address when it asked; null: none did; empty where the browser knew none: then any account may go on
 */
export function isAskedByPresentAccount(username: string | null): boolean {
  return username === '' || username === rememberedUsername()
}
