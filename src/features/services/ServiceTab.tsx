import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { RichText } from '../../ui/RichText.tsx'
import { servicesMessages } from './services.messages.ts'

type ServiceTabProps = {
  readonly locale: Locale
  readonly tab: keyof typeof SHOWN
  /** The language of the text. */
  readonly lang: Locale
  /** The text. */
  readonly children?: ReactNode
}

const SHOWN = {
  eraklient: 'group-[:not(:has([value=eraklient]:checked))]/tabs:hidden',
  ariklient: 'group-[:not(:has([value=ariklient]:checked))]/tabs:hidden',
} as const

/** What a tab of the services tells private or business customers: among the tabs, and in the preview of the text's editor. */
export function ServiceTab({ locale, tab, lang, children }: ServiceTabProps) {
  const t = servicesMessages(locale)
  return (
    <section className={`${SHOWN[tab]} print:block! [&_h2]:mb-5`}>
      <h2>{tab === 'eraklient' ? t.privateTitle : t.businessTitle}</h2>
      <RichText {...{ locale, lang }} edit={`text/${tab}`}>
        {children}
      </RichText>
    </section>
  )
}
