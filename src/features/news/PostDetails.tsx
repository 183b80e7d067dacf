import { localizedPath, paths } from '#common/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import { langAttribute, type Localized, localize } from '../../i18n/localized.ts'
import { PREVIOUS, LineIcon } from '../../ui/LineIcon.tsx'
import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { BACK_LINK, EYEBROW } from '../../ui/looks.ts'
import type { ShownPicture } from '../../ui/shown-picture.ts'
import { newsMessages } from './news.i18n.ts'

/** The passed text is the body. */
type PostDetailsProps = PassedText & {
  /** `publishedAt` is an ISO 8601 instant. In an editor the title may still be empty. */
  readonly post: { readonly id: number; readonly title: Localized; readonly publishedAt: string }
  readonly picture: ShownPicture
}

/** The column of the text and of what is below it. */
const TEXT_COLUMN = 'mx-auto mt-body w-full max-w-prose'

/** A post with its body, on its page and in the preview of its editor. */
export function PostDetails({ locale, post, picture, lang, children }: PostDetailsProps) {
  const title = localize(post.title, locale)
  return (
    <article className="post shell grid grid-cols-1" data-post={post.id}>
      <header className="page-heading mx-auto w-full max-w-256 pt-heading pb-heading-end print:py-6">
        <p className={`${EYEBROW} mb-4`}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
        </p>
        {title.text !== '' && (
          <h1
            className="text-[clamp(2.25rem,1.6rem+2.8vw,4rem)] leading-[1.06] print:text-name"
            lang={langAttribute(title, locale)}
          >
            {title.text}
          </h1>
        )}
      </header>
      <SlotPicture
        className="mx-auto aspect-3/2 max-w-256"
        {...picture}
        width={1200}
        height={800}
        sizes="(min-width: 70rem) 64rem, 88vw"
        urgency="first"
      />
      <RichText className={TEXT_COLUMN} locale={locale} lang={lang}>
        {children}
      </RichText>
      <p className={TEXT_COLUMN}>
        {/* src/inline/way-back.js leads it to the list as the visitor left it. */}
        <a className={`${BACK_LINK} print:hidden`} href={localizedPath(locale, paths.news)} data-way-back="">
          <LineIcon shape={PREVIOUS} />
          {newsMessages(locale).allNews}
        </a>
      </p>
    </article>
  )
}
