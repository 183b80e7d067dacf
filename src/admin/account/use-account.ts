import { useStore } from '@nanostores/react'
import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { ApiProblem, isAnswerLost, isLoggedOut, isProblem } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { explainFailure } from '../login/credential-errors.ts'
import { passkeyMessages } from '../login/passkey.i18n.ts'
import { passkeyFailureText } from '../login/passkeys.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { showOwnToast } from '../ui/own-toast.ts'
import { readAccount } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { passkeysMessages } from './passkeys.i18n.ts'

const ACCOUNT_KEY = ['account'] as const

/** Reads what the account page shows. Old data stay until the new have arrived. */
export function useAccount() {
  const { data, error, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: readAccount })
  return { account: data ?? null, error, reload: refetch }
}

type WriteOptions<Input, Result> = {
  /** Called when the server has made the change, and the page has read its data again or could not. */
  readonly onDone?: (result: Result, input: Input) => void
  /** @returns whether the caller has shown the failure itself, at a field */
  readonly onRefused?: (error: Error) => boolean
  /** What a toast says when the answer is lost, so that the server may have made the change. By default it tells the failure. */
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
  const locale = useStore($pageLanguage)
  const queries = useQueryClient()
  /** Resolves when the page has the new data, or could not read them. */
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
      const unanswered = isAnswerLost(error) ? noAnswerText : undefined
      showOwnToast(unanswered ?? failureText(error, locale), 'error')
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

/** Why a change of the account failed, in words. */
function failureText(error: unknown, locale: Locale): string {
  const ofPasskeys = passkeyWriteFailure(error, locale)
  if (ofPasskeys !== null) return ofPasskeys
  const t = accountTexts(locale)
  if (isProblem(error, 'LOGIN_NOT_RECENT')) return t.notConfirmed
  if (isLoggedOut(error)) return t.loggedOut
  if (isProblem(error, 404)) return t.gone
  if (isProblem(error, 'LAST_ADMINISTRATOR')) return t.lastAdministrator
  return explainFailure(error, t).text
}

type PasskeyFailure = 'known' | 'tooMany' | 'notMade' | 'noCodesLeft'

const FAILURE_OF_CODE: Readonly<Record<string, PasskeyFailure>> = {
  PASSKEY_KNOWN: 'known',
  TOO_MANY_PASSKEYS: 'tooMany',
  CHALLENGE_EXPIRED: 'notMade',
  VALIDATION_FAILED: 'notMade',
  NO_RECOVERY_CODES: 'noCodesLeft',
}
/** The browser's errors (WebAuthn §5.1.3) that have texts of their own here. */
const FAILURE_OF_ERROR_NAME: Readonly<Record<string, PasskeyFailure>> = {
  InvalidStateError: 'known',
  NotAllowedError: 'notMade',
  AbortError: 'notMade',
}

/** Why a change of passkeys failed, in words; null for reasons of other kinds. */
function passkeyWriteFailure(error: unknown, locale: Locale): string | null {
  let failure: PasskeyFailure | undefined
  if (error instanceof ApiProblem) failure = FAILURE_OF_CODE[error.problem.code]
  else if (error instanceof Error) failure = FAILURE_OF_ERROR_NAME[error.name]
  return failure ? passkeysMessages(locale)[failure] : passkeyFailureText(error, passkeyMessages(locale))
}
