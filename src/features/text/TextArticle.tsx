import { pageNames } from '../../i18n/page-names.i18n.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { OPENING } from './text-looks.ts'
import { textMessages } from './text.i18n.ts'

/** The page of each text that is a whole page, by the text's name. */
export const TEXT_PAGES = { asutajast: 'founder', kaubamark: 'brand', tooteinfo: 'productInfo' } as const

const PICTURES = { founder: '/pildid/asutaja.svg', brand: '/pildid/kaubamark.svg', productInfo: null } as const

const ARTICLE = 'shell grid gap-x-columns *:min-w-0 wide:items-start'
/** In wide windows the picture is beside heading and text. */
const WITH_PICTURE = `${ARTICLE} wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`
/** In wide windows the heading is beside the text. */
const WITHOUT_PICTURE = `${ARTICLE} wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:[&_h1]:text-column`

/** The text of a page with one edited text, on the page and in the preview of the text's editor. */
export function TextArticle({ locale, name, lang, children }: PassedText & { readonly name: keyof typeof TEXT_PAGES }) {
  const page = TEXT_PAGES[name]
  const picture = PICTURES[page]
  const t = textMessages(locale)
  return (
    <article className={picture ? WITH_PICTURE : WITHOUT_PICTURE}>
      <PageHeading title={pageNames(locale)[page]} />
      {picture && (
        <SlotPicture
          className="mb-10 wide:sticky wide:top-22 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:mt-heading wide:mb-0"
          image={picture}
          picture={null}
          alt={page === 'founder' ? t.founderPicture : t.brandPicture}
          width={800}
          height={1000}
          urgency="first"
        />
      )}
      <RichText className={picture ? OPENING : `${OPENING} wide:pt-heading`} locale={locale} lang={lang} edit={`text/${name}`}>
        {children}
      </RichText>
    </article>
  )
}
