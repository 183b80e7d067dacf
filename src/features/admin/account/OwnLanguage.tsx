import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { isLocale, LOCALES } from '../../../i18n/locales.ts'
import { keepToast } from '../../../ui/toast.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { chooseLanguage } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { accountTexts } from './account-texts.ts'
import { AccountSection } from './AccountSection.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON, FIELD } from '../ui/looks.ts'

/** The language of the administrator's own pages and tools, on whatever page of the site they are. */
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
      <form className="account-form" onSubmit={submit}>
        <div className={FIELD}>
          <label htmlFor="own-locale">{t.ownLanguageLabel}</label>
          <select
            id="own-locale"
            value={locale}
            onChange={({ target }) => setLocale(before => (isLocale(target.value) ? target.value : before))}
          >
            {LOCALES.map(one => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </div>
        <button className={BUTTON} type="submit">
          {t.chooseLanguage}
        </button>
      </form>
      {logInAgain}
    </AccountSection>
  )
}
