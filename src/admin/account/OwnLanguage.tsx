import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { isLocale, type Locale, LOCALES, OWN_NAMES } from '#common/locales.ts'
import { keepToast } from '../../ui/toast.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { BUTTON, FIELD, FIELD_LABEL, SELECT } from '../ui/looks.ts'
import { ACCOUNT_FORM, AccountSection } from './AccountSection.tsx'
import { chooseLanguage } from './account.api.ts'
import { accountMessages, accountTexts } from './account.i18n.ts'
import { useAccountWrite } from './use-account.ts'

/** The language of the administrator's own pages and of the tools on every page of the site. */
export function OwnLanguage() {
  const t = useTexts(accountTexts)
  const [locale, setLocale] = useState(useStore($pageLanguage))
  const { write, logInAgain } = useAccountWrite(chooseLanguage, {
    onDone(_, chosen) {
      rememberOwnLanguage(chosen)
      keepToast(accountMessages(chosen).languageChosen, 'success', chosen)
      location.reload()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    write(locale)
  }
  return (
    <AccountSection id="own-language" title={t.ownLanguage} lead={t.ownLanguageLead}>
      <form className={ACCOUNT_FORM} onSubmit={submit}>
        <LanguageField id="own-locale" label={t.ownLanguageLabel} value={locale} onChange={setLocale} />
        <button className={`${BUTTON} justify-self-start`} type="submit">
          {t.chooseLanguage}
        </button>
      </form>
      {logInAgain}
    </AccountSection>
  )
}

type LanguageFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
}

/** A choice among the site's languages. */
export function LanguageField({ id, label, value, onChange }: LanguageFieldProps) {
  return (
    <div className={FIELD}>
      <label className={FIELD_LABEL} htmlFor={id}>
        {label}
      </label>
      <select
        className={SELECT}
        id={id}
        value={value}
        onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
      >
        {LOCALES.map(one => (
          <option key={one} value={one} lang={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
