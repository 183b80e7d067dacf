import type { ReactNode } from 'react'
import type { TextView } from '../../../../server/texts/text.schemas.ts'
import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import services from '../../services/services.css?inline'
import textCss from '../../text/text.css?inline'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { shownText } from '../preview/shown-text.ts'
import type { InfoTextField } from './info-text-fields.ts'
import { headingOf } from './info-text-heading.ts'
import { INFO_TEXTS } from './info-texts.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'

type Preview = (props: PreviewProps<InfoTextField, TextView, null>) => ReactNode

/** The part of a page that shows a text, with the looks of that page. */
export function infoTextPreview(name: InfoTextName): Preview {
  const { look } = INFO_TEXTS[name]
  const sheets = [look === 'intro' || look === 'tab' ? services : textCss]
  return function InfoTextPreview({ draft, locale }) {
    return (
      <PreviewFrame locale={locale} sheets={sheets}>
        <InfoTextInPage name={name} locale={locale} {...shownText(draft, 'body', locale)} />
      </PreviewFrame>
    )
  }
}

type InfoTextInPageProps = {
  readonly name: InfoTextName
  readonly locale: Locale
  readonly text: string
  /** Of the text, which may lack a translation. */
  readonly lang: Locale
}

/** As the page has it: TextPage, ninatrenn, ServicePage or ServiceTabs.astro. */
function InfoTextInPage({ name, locale, text, lang }: InfoTextInPageProps) {
  const { look, picture } = INFO_TEXTS[name]
  const heading = headingOf(name, locale)
  // The heading stands in an article or a section: right below a body it would be the banner of a second page.
  const title = (
    <header className="page-heading">
      <h1>{heading}</h1>
    </header>
  )
  const body = (className: string) => <RichTextPreview html={text} lang={lang} className={className} />
  switch (look) {
    case 'page':
      return (
        <article className={`text-page shell ${picture ? 'text-page-pictured' : ''}`}>
          {title}
          {picture ? <img className="picture text-page-picture" src={picture} alt="" width="800" height="1000" /> : null}
          {body('text-page-body')}
        </article>
      )
    case 'intro':
      return (
        <section className="service-page-intro shell">
          <div>
            {title}
            {picture ? <img className="picture service-page-picture" src={picture} alt="" width="1200" height="800" /> : null}
          </div>
          {body('')}
        </section>
      )
    case 'tab':
      return (
        <div className="tabs shell">
          <section className="tab-panel">
            <h2>{heading}</h2>
            {body('')}
          </section>
        </div>
      )
    default:
      return (
        <article className="nose-training shell">
          {title}
          {body(look === 'panel' ? 'info-panel' : 'nose-training-body')}
        </article>
      )
  }
}
