import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { keepToast } from '../../ui/toast.ts'
import { ApiProblem, isLoggedOut, isProblem, NoAnswer, withReadsHeld } from '../api/api-client.ts'
import { ownLanguage } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { explainFailure } from '../login/credential-errors.ts'
import { passkeyFailureText } from '../login/passkey-failure.ts'
import { passkeyMessages, type PasskeyTexts } from '../login/passkey.i18n.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { forgetLogin } from '../session/login-flag.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { readAccount } from './account.api.ts'
import { type AccountTexts, accountTexts } from './account.i18n.ts'
import { passkeysMessages, type PasskeysTexts } from './passkeys.i18n.ts'

const ACCOUNT_KEY = ['account'] as const

/** Reads what the account page shows. Old data stay until the new have arrived. */
export function useAccount() {
  const { data, error, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: readAccount })
  return { account: data ?? null, error, reload: refetch }
}

type WriteOptions<Input, Result> = {
  /** Called when the server has made the change and the page shows it. */
  readonly onDone?: (result: Result, input: Input) => void
  /** @returns whether the caller has shown the failure itself, at a field */
  readonly onRefused?: (error: Error) => boolean
  /** What a toast says when no answer came, so that the server may have made the change. By default it says so in general. */
  readonly noAnswerText?: string
}

/**
 * Makes changes of one kind to the account, one after the other. Where the session has ended, a change follows after a log-in
 * over the page. After a change the page reads its data again. A toast says why a change failed.
 */
export function useAccountWrite<Result, Input = void>(
  change: (input: Input) => Promise<Result>,
  { onDone, onRefused, noAnswerText }: WriteOptions<Input, Result> = {},
) {
  const t = useTexts(accountTexts)
  const [passkeys, login] = [useTexts(passkeysMessages), useTexts(passkeyMessages)]
  const queries = useQueryClient()
  /** Resolves when the page has the new data. */
  const readAnew = () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY })
  const { withLogIn, logInAgain } = useLogInAgain()
  const underWay = useRef(new Set<string>())
  const { mutate, isPending } = useMutation({
    scope: { id: useId() },
    mutationFn: (input: Input) => withLogIn(() => change(input)),
    async onSuccess(result, input) {
      await readAnew()
      onDone?.(result, input)
    },
    async onError(error) {
      if (onRefused?.(error)) return
      const unanswered = error instanceof NoAnswer ? noAnswerText : undefined
      showOwnToast(unanswered ?? passkeyWriteFailure(error, passkeys, login) ?? failureText(t, error), 'error')
      // An administrator who closed the log-in dialog still sees the typed values.
      if (isLoggedOut(error)) return
      const section = document.activeElement?.closest('section')
      await readAnew()
      // After React has drawn the new data, perhaps without what had the focus.
      notifyManager.schedule(() => {
        if (document.activeElement === document.body) section?.querySelector('h2')?.focus()
      })
    },
    onSettled(_result, _error, input) {
      underWay.current.delete(JSON.stringify(input))
    },
  })
  return {
    /** Does nothing while the same change is under way. */
    write(input: Input) {
      const key = JSON.stringify(input)
      if (underWay.current.has(key)) return
      underWay.current.add(key)
      mutate(input)
    },
    isBusy: isPending,
    /** Draw it in the section, outside any form. */
    logInAgain,
  }
}

/** Why a change failed, in words. */
function failureText(t: AccountTexts, error: unknown): string {
  if (isProblem(error, 'LOGIN_NOT_RECENT')) return t.notConfirmed
  if (isLoggedOut(error)) return t.loggedOut
  if (isProblem(error, 404)) return t.gone
  if (isProblem(error, 'LAST_ADMINISTRATOR')) return t.lastAdministrator
  return explainFailure(error, t).text
}

const FAILURE_OF_CODE: Readonly<Record<string, 'known' | 'tooMany' | 'notMade' | 'noCodesLeft'>> = {
  PASSKEY_KNOWN: 'known',
  TOO_MANY_PASSKEYS: 'tooMany',
  CHALLENGE_EXPIRED: 'notMade',
  VALIDATION_FAILED: 'notMade',
  NO_RECOVERY_CODES: 'noCodesLeft',
}

/** Why a change of passkeys failed, in words; null for reasons of other kinds. */
function passkeyWriteFailure(error: unknown, t: PasskeysTexts, login: PasskeyTexts): string | null {
  if (error instanceof ApiProblem) {
    const own = FAILURE_OF_CODE[error.problem.code]
    return own ? t[own] : passkeyFailureText(error, login)
  }
  // The browser's error for a device that has a passkey already (WebAuthn §5.1.3).
  if (error instanceof Error && error.name === 'InvalidStateError') return t.known
  // Their text "Or log in with your password" fits the log-in only.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return t.notMade
  return passkeyFailureText(error, login)
}

/** Ends this session too, and goes to the log-in page, which shows `text`. */
export async function leaveBy(end: () => Promise<void>, text: string): Promise<void> {
  await withReadsHeld(end)
  keepToast(text, 'success', ownLanguage())
  forgetLogin()
  location.assign(inSiteLanguage(adminPaths.login))
}
