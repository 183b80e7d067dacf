import type { ReactNode } from 'react'
import type { TextView } from '../../../../server/texts/text.schemas.ts'
import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { SERVICE_INTRO, SERVICE_INTRO_TEXT } from '../../services/service-looks.ts'
import { NOSE_TRAINING, NOSE_TRAINING_PANEL, TEXT_PICTURE, textPage, textPageBody } from '../../text/text-looks.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { shownText } from '../preview/shown-text.ts'
import { headingOf } from './info-text-heading.ts'
import { INFO_TEXTS } from './info-texts.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'

type Preview = (props: PreviewProps<TextView>) => ReactNode

/** The part of a page that shows a text, with the looks of that page. */
export function infoTextPreview(name: InfoTextName): Preview {
  return function InfoTextPreview({ draft, locale }) {
    return (
      <PreviewFrame locale={locale}>
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
    <header className="page-heading max-w-224 pt-heading pb-heading-end">
      <h1>{heading}</h1>
    </header>
  )
  const body = (className: string) => <RichTextPreview html={text} lang={lang} className={className} />
  switch (look) {
    case 'page':
      return (
        <article className={textPage(picture !== undefined)}>
          {title}
          {picture ? <img className={`picture ${TEXT_PICTURE}`} src={picture} alt="" width="800" height="1000" /> : null}
          {body(textPageBody(picture !== undefined))}
        </article>
      )
    case 'intro':
      return (
        <section className={SERVICE_INTRO}>
          <div>
            {title}
            {picture ? <img className="picture mb-8" src={picture} alt="" width="1200" height="800" /> : null}
          </div>
          {body(SERVICE_INTRO_TEXT)}
        </section>
      )
    case 'tab':
      return (
        <div className="shell">
          <section className="[&_h2]:mb-5">
            <h2>{heading}</h2>
            {body('')}
          </section>
        </div>
      )
    default:
      return (
        <article className={NOSE_TRAINING}>
          {title}
          {body(look === 'panel' ? NOSE_TRAINING_PANEL : '')}
        </article>
      )
  }
}
