import type { Locale } from '../../../i18n/locales.ts'
import type { SessionAnswer } from '../api/auth.api.ts'
import { logInWithRecoveryCode } from '../api/passkey-log-in.api.ts'
import { InputField } from '../form/InputField.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import type { FormPlace } from './form-place.ts'
import { recoveryCodeFailureText } from './passkey-failure.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { passkeyMessages } from './passkey.messages.ts'
import { useCredentials } from './use-credentials.ts'

type SecondStepProps = {
  readonly locale: Locale
  readonly place: FormPlace
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
}

/** After the password, where that is not enough: a passkey or a recovery code. */
export function SecondStep({ locale, place, onLoggedIn }: SecondStepProps) {
  const t = passkeyMessages(locale)
  const form = useCredentials({
    locale,
    place,
    check: ({ code }) => ({ code: code === '' ? t.codeMissing : null }),
    async submit({ code }) {
      await onLoggedIn(await logInWithRecoveryCode(code))
      return true
    },
    explain(refusal) {
      const text = recoveryCodeFailureText(refusal, t)
      return text === null ? null : { field: 'code', text }
    },
  })
  return (
    <>
      <p>{t.secondStepLead}</p>
      <PasskeyButton
        locale={locale}
        step="after-password"
        text={t.usePasskey}
        autoFocus={place.isInDialog}
        onLoggedIn={onLoggedIn}
        onFailure={place.onFailure}
      />
      <CredentialsForm
        form={form}
        place={place}
        submitText={t.useRecoveryCode}
        waitingText={t.checking}
        isQuiet={!place.isInDialog}
      >
        <InputField
          {...form.field('code')}
          label={t.recoveryCode}
          hint={t.recoveryCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </CredentialsForm>
    </>
  )
}
