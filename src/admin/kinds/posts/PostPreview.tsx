import { useState } from 'react'
import type { PostView as SavedPost } from '../../../../server/posts/post.schemas.ts'
import { localize } from '../../../i18n/localized.ts'
import { PostView } from '../../../features/news/PostView.tsx'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { draftText } from '../../preview/draft-text.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The post as its page shows it. */
export function PostPreview({ draft, locale, item }: PreviewProps<SavedPost>) {
  const [now] = useState(() => new Date().toISOString())
  const { picture, missing } = usePreviewPicture(draft.image)
  const body = localize(draftText(draft, 'body'), locale)
  const post = { id: item?.id ?? 0, title: draftText(draft, 'header'), publishedAt: item?.date ?? now }
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <PostView {...{ locale, post, picture }} lang={body.lang}>
        <RichTextNodes html={body.text} />
      </PostView>
    </PreviewFrame>
  )
}
