import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { servicesMessages } from './services.i18n.ts'

/** Hides the text of a tab that is not chosen (ServiceTabs.astro). */
const SHOWN_WHEN_CHOSEN = {
  eraklient: 'group-[:not(:has([value=eraklient]:checked))]/tabs:hidden',
  ariklient: 'group-[:not(:has([value=ariklient]:checked))]/tabs:hidden',
} as const

/** The text of the services page for private or business customers, in its tab and in the preview of the text's editor. */
export function ServiceTab({ locale, tab, lang, children }: PassedText & { readonly tab: keyof typeof SHOWN_WHEN_CHOSEN }) {
  const t = servicesMessages(locale)
  return (
    <section className={`${SHOWN_WHEN_CHOSEN[tab]} print:block! [&_h2]:mb-5`}>
      <h2>{tab === 'eraklient' ? t.privateTitle : t.businessTitle}</h2>
      <RichText locale={locale} lang={lang} edit={`text/${tab}`}>
        {children}
      </RichText>
    </section>
  )
}
