import type { ReactNode } from 'react'
import type { InfoTextName } from '#common/admin-addresses.ts'
import { BODY } from '#common/localized-fields.ts'
import type { TextView } from '#server/texts/text.schemas.ts'
import { ServiceIntro } from '../../../features/services/ServiceIntro.tsx'
import { ServiceTab } from '../../../features/services/ServiceTab.tsx'
import { NoseTraining } from '../../../features/text/NoseTraining.tsx'
import { TextArticle } from '../../../features/text/TextArticle.tsx'
import { localize } from '../../../i18n/localized.ts'
import type { PassedText } from '../../../ui/RichText.tsx'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'
import { headingOf } from './info-text-heading.ts'

type Preview = (props: PreviewProps<TextView>) => ReactNode

/** Makes the preview of a text: the part of a page that shows it. */
export function infoTextPreview(name: InfoTextName): Preview {
  return function InfoTextPreview({ typed, locale }) {
    const { text, lang } = localize(BODY.byLocale(typed), locale)
    return (
      <PreviewFrame locale={locale}>
        <InfoTextInPage name={name} locale={locale} lang={lang}>
          <RichTextNodes html={text} />
        </InfoTextInPage>
      </PreviewFrame>
    )
  }
}

function InfoTextInPage({ name, locale, lang, children }: PassedText & { readonly name: InfoTextName }) {
  const shown = { locale, lang, children }
  switch (name) {
    case 'asutajast':
    case 'kaubamark':
    case 'tooteinfo':
      return <TextArticle name={name} {...shown} />
    case 'eraklient':
    case 'ariklient':
      return (
        <div className="shell">
          <ServiceTab tab={name} {...shown} />
        </div>
      )
    case 'ninatrenninfo':
      return <NoseTraining locale={locale} panelLang={lang} panel={children} />
    case 'ninatrenn':
      return <NoseTraining {...shown} />
    default:
      return <ServiceIntro type={name} title={headingOf(name, locale)} {...shown} />
  }
}
