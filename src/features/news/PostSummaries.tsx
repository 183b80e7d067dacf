import type { Locale } from '../../i18n/locales.ts'
import type { ListedPost } from './listed-post.ts'
import { PostSummary } from './PostSummary.tsx'

type PostSummariesProps = {
  readonly locale: Locale
  readonly posts: readonly ListedPost[]
  /** Whether the first post's picture is the first one of the page, in sight when it opens. */
  readonly beginsPage?: boolean
}

/** Posts in a list: printed with a page, or drawn by its list (NewsList.tsx). */
export function PostSummaries({ locale, posts, beginsPage = false }: PostSummariesProps) {
  return (
    <ul className="grid gap-[clamp(3rem,5vw,4.5rem)]">
      {posts.map((post, index) => (
        <PostSummary key={post.id} locale={locale} post={post} priority={beginsPage && index === 0} />
      ))}
    </ul>
  )
}
