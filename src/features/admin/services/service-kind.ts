import type { ServiceType, ServiceView } from '../../../../server/services/service.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { serviceEditorMessages } from './service-editor.messages.ts'
import { type ServiceField, serviceFields } from './service-fields.ts'

const preview = lazyPart(async () => (await import('./ServicePreview.tsx')).ServicePreview)

/** The items of one slider. */
export function serviceKind(type: ServiceType): EditorKind<ServiceView, ServiceField> {
  const page = adminPaths.servicePage(type)
  const isGiftCard = type === 'kinkekaardid'
  return {
    entity: 'service',
    path: `/api/services/${type}`,
    fields: serviceFields(type),
    // Specification §7: only this form sends it.
    ...(type === 'lohnastused' && { atCreation: { service_type: type } }),
    loadExtra: async () => null,
    texts: serviceEditorMessages,
    deletion(locale) {
      const { confirmDelete, confirmDeleteGiftCard, deleted } = serviceEditorMessages(locale)
      return { question: isGiftCard ? confirmDeleteGiftCard : confirmDelete, done: deleted }
    },
    listPage: page,
    publicPage: () => page,
    editPage: ({ id }) => adminPaths.editService(type, id),
    pageAfter: () => page,
    preview,
  }
}
