import { useState } from 'react'
import type { PostView } from '../../../../server/posts/post.schemas.ts'
import { formatDate } from '../../../i18n/format.ts'
import { EYEBROW } from '../../../ui/looks.ts'
import { POST, POST_BODY, POST_HEADING, POST_PICTURE, POST_TITLE } from '../../news/post-looks.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { PreviewPicture } from '../preview/PreviewPicture.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'

/** The post as its page shows it (features/news/PostView.astro). */
export function PostPreview({ draft, locale, item }: PreviewProps<PostView>) {
  const [today] = useState(() => new Date().toISOString())
  const title = shownText(draft, 'header', locale)
  const body = shownText(draft, 'body', locale)
  return (
    <PreviewFrame locale={locale}>
      <article className={POST}>
        <header className={POST_HEADING}>
          <p className={`${EYEBROW} mb-4`}>{formatDate(item?.date ?? today)}</p>
          {title.text === '' ? null : (
            <h1 className={POST_TITLE} lang={title.lang}>
              {title.text}
            </h1>
          )}
        </header>
        <PreviewPicture className={POST_PICTURE} address={draft.image} width={1200} height={800} />
        <div className={POST_BODY}>
          <RichTextPreview html={body.text} lang={body.lang} />
        </div>
      </article>
    </PreviewFrame>
  )
}
