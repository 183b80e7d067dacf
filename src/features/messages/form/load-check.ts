import type { checkMessage } from './check-message.ts'

/** Where check-script.ts leaves what it brings. */
export const CHECK = Symbol.for('aroomikoda:check-message')
export type CheckHost = { [CHECK]?: typeof checkMessage }

/**
 * The check of a form, not before it is used: zod weighs more than all the rest. The form knows where the script is.
 * @throws when it cannot be fetched
 */
export async function loadCheck(form: HTMLFormElement): Promise<typeof checkMessage> {
  const host = window as Window & CheckHost
  if (!host[CHECK]) await import(/* @vite-ignore */ form.dataset['check'] ?? '')
  if (!host[CHECK]) throw new Error('The script brought no check')
  return host[CHECK]
}
