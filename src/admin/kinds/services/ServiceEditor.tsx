import { useState } from 'react'
import { SERVICE_LISTS } from '#common/admin-addresses.ts'
import { adminPaths } from '#common/admin-paths.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { ContentEditor, itemInAddress } from '../../editor/ContentEditor.tsx'
import type { EditorKind, PreviewProps } from '../../editor/model/editor-kind.ts'
import { serviceFields } from '../../fields/text-fields.ts'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { giftCardEditorMessages, serviceEditorMessages } from './service-editor.i18n.ts'

/** How an item of one slider is edited. */
function serviceKind(type: ServiceType): EditorKind<ServiceView> {
  const page = SERVICE_LISTS[type].page
  const isGiftCard = type === 'kinkekaardid'
  const texts = isGiftCard ? giftCardEditorMessages : serviceEditorMessages
  return {
    entity: 'service',
    path: `/api/services/${type}`,
    fields: serviceFields({ isGiftCard }),
    // Specification §7: only this form sends it.
    ...(type === 'lohnastused' && { atCreation: { service_type: type } }),
    texts,
    deletion: texts,
    listPage: page,
    publicPage: () => page,
    editPage: ({ id }) => adminPaths.editService(type, id),
    pageAfter: () => page,
    preview: lazyPart(async () => {
      const { ServicePreview } = await import('./ServicePreview.tsx')
      return (props: PreviewProps<ServiceView>) => <ServicePreview {...props} type={type} />
    }),
  }
}

type ServiceEditorProps = { readonly type: ServiceType; readonly isNew: boolean }

/** The island of the pages that add and edit an item of a service type. */
export function ServiceEditor({ type, isNew }: ServiceEditorProps) {
  const [kind] = useState(() => serviceKind(type))
  return <ContentEditor kind={kind} target={isNew ? 'new' : itemInAddress(editSegment(type))} />
}

/** The segment before the id in an editor's address: `edituritus` of `/teenused/uritused/edituritus/12`. */
function editSegment(type: ServiceType): string {
  return adminPaths.editService(type, 0).split('/').at(-2) ?? ''
}
