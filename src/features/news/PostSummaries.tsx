import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import { langAttribute } from '../../i18n/localized.ts'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { EYEBROW, TITLE_LINK } from '../../ui/looks.ts'
import type { ListedPost } from './listed-post.ts'
import { newsMessages } from './news.i18n.ts'

type PostSummariesProps = {
  readonly locale: Locale
  readonly posts: readonly ListedPost[]
  /** Whether the first post has the first picture of the page, visible when it opens. */
  readonly beginsPage?: boolean
}

/** Posts in a list. The publisher prints them into a page, and NewsList.tsx draws others in the browser. */
export function PostSummaries({ locale, posts, beginsPage = false }: PostSummariesProps) {
  return (
    <ul className="grid gap-[clamp(3rem,5vw,4.5rem)]">
      {posts.map((post, index) => (
        <PostSummary key={post.id} locale={locale} post={post} isFirst={beginsPage && index === 0} />
      ))}
    </ul>
  )
}

type PostSummaryProps = {
  readonly locale: Locale
  readonly post: ListedPost
  /** Whether its picture is the first of the page. */
  readonly isFirst: boolean
}

/** A post in the list: picture, date, title and the beginning of its body. */
function PostSummary({ locale, post, isFirst }: PostSummaryProps) {
  const { title, picture } = post
  const href = localizedPath(locale, paths.post(post.id))
  const titleLang = langAttribute(title, locale)
  return (
    <li
      className="post-summary grid gap-x-words gap-y-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:items-start print:break-inside-avoid"
      data-post={post.id}
    >
      <div className="relative">
        <SlotPicture
          className="aspect-3/2"
          image={post.image}
          picture={picture}
          alt={picture?.alt?.text ?? ''}
          lang={picture?.alt ? langAttribute(picture.alt, locale) : undefined}
          width={1200}
          height={800}
          sizes="(min-width: 82rem) 32rem, (min-width: 48rem) 38vw, 88vw"
          urgency={isFirst ? 'first' : undefined}
        />
        {/* This second link is for the pointer alone: keyboards and screen readers have that of the title. */}
        <a className="absolute inset-0" href={href} tabIndex={-1} aria-hidden="true" />
      </div>
      <article className="min-w-0">
        <p className={EYEBROW}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
        </p>
        <h2 className="mt-2 mb-4 wrap-anywhere" lang={titleLang}>
          <a className={TITLE_LINK} href={href}>
            {title.text}
          </a>
        </h2>
        <div
          className="rich-text"
          lang={langAttribute({ lang: post.bodyLang }, locale)}
          dangerouslySetInnerHTML={{ __html: post.beginningHtml }}
        />
        {post.goesOn && (
          <a className="mt-4 inline-block min-h-6" href={href}>
            {`${newsMessages(locale).readMore} `}
            <span className="sr-only" lang={titleLang}>
              {title.text}
            </span>
          </a>
        )}
      </article>
    </li>
  )
}
