import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { productOnPage } from '../../content/product.ts'
import { langAttribute, type Localized, localize } from '../../i18n/localized.ts'
import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { EYEBROW } from '../../ui/looks.ts'
import type { ShownPicture } from '../../ui/shown-picture.ts'
import { ASKED_PRODUCT, CONTACT_FORM } from '../contact/contact-form.ts'
import { Price } from './Price.tsx'
import { shopMessages } from './shop.i18n.ts'

type ProductCategory = { readonly name: Localized; readonly segment: string }

/** The passed text is the description. */
type ProductDetailsProps = PassedText & {
  /** In an editor, price and category may still be missing. */
  readonly product: ReturnType<typeof productOnPage<number | null>> & {
    readonly category: ProductCategory | null
  }
  readonly picture: ShownPicture
  /** The control that adds the product to the cart. */
  readonly cart?: ReactNode
}

/** A product with its description, on its page and in the preview of its editor. */
export function ProductDetails({ locale, product, picture, lang, cart, children }: ProductDetailsProps) {
  const t = shopMessages(locale)
  const title = localize(product.title, locale)
  const { priceCents, newPriceCents } = product
  return (
    <article
      className="product shell grid gap-x-columns gap-y-8 pt-tabs tablet:grid-cols-2 tablet:items-start print:grid-cols-[2fr_3fr] print:pt-6"
      data-product={product.id}
    >
      <SlotPicture
        className="wide:sticky wide:top-22 wide:max-h-[calc(100vh-7rem)] print:static print:max-h-none"
        {...picture}
        width={800}
        height={1000}
        sizes="(min-width: 82rem) 37rem, (min-width: 48rem) 44vw, 88vw"
        urgency="first"
      />
      <div className="min-w-0">
        {product.category && <CategoryLink locale={locale} {...product.category} />}
        {title.text !== '' && (
          <h1
            className="mt-3 text-[clamp(2.125rem,1.6rem+2.2vw,3.5rem)] leading-[1.08] print:text-name"
            lang={langAttribute(title, locale)}
          >
            {title.text}
          </h1>
        )}
        {priceCents !== null && (
          <Price className="mt-5 text-sum print:mb-6" locale={locale} priceCents={priceCents} newPriceCents={newPriceCents} />
        )}
        <div className="mt-7 mb-10 flex flex-wrap gap-4 max-tablet:contents print:hidden">
          {cart}
          <a
            className="inline-block min-h-6 max-tablet:mt-3 max-tablet:mb-8"
            href={`${localizedPath(locale, paths.contact)}?${ASKED_PRODUCT}=${product.id}#${CONTACT_FORM}`}
          >
            {t.ask}
          </a>
        </div>
        {localize(product.descriptionHtml, locale).text !== '' && <h2 className="sr-only">{t.about}</h2>}
        <RichText locale={locale} lang={lang}>
          {children}
        </RichText>
      </div>
    </article>
  )
}

type CategoryLinkProps = ProductCategory & { readonly locale: Locale }

/** The link to the product's category, above its title. */
function CategoryLink({ locale, name, segment }: CategoryLinkProps) {
  const shown = localize(name, locale)
  return (
    <p className={EYEBROW}>
      <a
        className="inline-block min-h-6 wrap-anywhere"
        href={localizedPath(locale, paths.category(segment))}
        lang={langAttribute(shown, locale)}
      >
        {shown.text}
      </a>
    </p>
  )
}
