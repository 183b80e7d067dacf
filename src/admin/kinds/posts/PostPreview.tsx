import { useState } from 'react'
import { BODY, HEADER } from '#common/localized-fields.ts'
import type { PostView as SavedPost } from '#server/posts/post.schemas.ts'
import { PostView } from '../../../features/news/PostView.tsx'
import { localize } from '../../../i18n/localized.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The post as its page shows it. */
export function PostPreview({ typed, locale, item }: PreviewProps<SavedPost>) {
  const [now] = useState(() => new Date().toISOString())
  const { picture, missing } = usePreviewPicture(typed.image)
  const body = localize(BODY.byLocale(typed), locale)
  const post = { id: item?.id ?? 0, title: HEADER.byLocale(typed), publishedAt: item?.date ?? now }
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <PostView locale={locale} post={post} picture={picture} lang={body.lang}>
        <RichTextNodes html={body.text} />
      </PostView>
    </PreviewFrame>
  )
}
