import { useState } from 'react'
import { BODY, HEADER } from '#common/localized-fields.ts'
import type { PostView } from '#server/posts/post.schemas.ts'
import { PostDetails } from '../../../features/news/PostDetails.tsx'
import { localize } from '../../../i18n/localized.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The post as its page shows it. */
export function PostPreview({ typed, locale, item }: PreviewProps<PostView>) {
  const [now] = useState(() => new Date().toISOString())
  const { picture, missing } = usePreviewPicture(typed.image)
  const body = localize(BODY.byLocale(typed), locale)
  const post = { id: item?.id ?? 0, title: HEADER.byLocale(typed), publishedAt: item?.date ?? now }
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <PostDetails locale={locale} post={post} picture={picture} lang={body.lang}>
        <RichTextNodes html={body.text} />
      </PostDetails>
    </PreviewFrame>
  )
}
