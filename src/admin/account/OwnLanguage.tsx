import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { keepToast } from '../../ui/toast.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON } from '../ui/looks.ts'
import { ACCOUNT_FORM, AccountSection } from './AccountSection.tsx'
import { LanguageField } from './LanguageField.tsx'
import { chooseLanguage } from './account.api.ts'
import { accountMessages, accountTexts } from './account.i18n.ts'
import { useAccountWrite } from './use-account.ts'

/** Chooses the language of the administrator's own pages, and of the tools on every page of the site. */
export function OwnLanguage() {
  const t = useTexts(accountTexts)
  const [locale, setLocale] = useState(useStore($pageLanguage))
  const { write, isBusy, logInAgain } = useAccountWrite(chooseLanguage, {
    onDone(_, chosen) {
      rememberOwnLanguage(chosen)
      keepToast(accountMessages(chosen).languageChosen, 'success', chosen)
      location.reload()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // After the first press the page loads anew.
    if (!isBusy) write(locale)
  }
  return (
    <AccountSection id="own-language" title={t.ownLanguage} lead={t.ownLanguageLead}>
      <form className={ACCOUNT_FORM} onSubmit={submit}>
        <LanguageField id="own-locale" label={t.ownLanguageLabel} value={locale} onChange={setLocale} />
        <Button look={`${BUTTON} justify-self-start`} type="submit" text={t.chooseLanguage} />
      </form>
      {logInAgain}
    </AccountSection>
  )
}
