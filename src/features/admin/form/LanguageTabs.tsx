import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'
import { type Locale, LOCALE_LABELS, LOCALES } from '../../../i18n/locales.ts'
import { switchPageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { formMessages } from './form.messages.ts'

type LanguageTabsProps = {
  readonly shown: Locale
  readonly onShow: (locale: Locale) => void
  /** Languages whose fields have an error. */
  readonly wrong: ReadonlySet<Locale>
  readonly children: (locale: Locale) => ReactNode
}

/**
 * The language tabs of an editor. Pressing one also switches the site's language (specification §2.10); showing one
 * because of an error in it does not. All panels stay in the page: nothing typed in them can get lost.
 */
export function LanguageTabs({ shown, onShow, wrong, children }: LanguageTabsProps) {
  const t = useTexts(formMessages)
  const press = (locale: Locale) => {
    onShow(locale)
    void switchPageLanguage(locale)
  }
  return (
    <TabGroup manual selectedIndex={LOCALES.indexOf(shown)}>
      <TabList className="language-tabs" aria-label={t.languages}>
        {LOCALES.map(locale => (
          <Tab key={locale} className="language-tab" onClick={() => press(locale)}>
            {LOCALE_LABELS[locale]}
            {wrong.has(locale) ? <span className="language-tab-wrong">{t.notComplete}</span> : null}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {LOCALES.map(locale => (
          <TabPanel key={locale} unmount={false} tabIndex={-1}>
            {children(locale)}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
