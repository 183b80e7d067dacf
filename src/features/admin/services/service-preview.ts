import type { ServiceView } from '../../../../server/services/service.schemas.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { ServiceField } from './service-fields.ts'
import { ServicePreview } from './ServicePreview.tsx'

export const servicePreview: KindPreview<ServiceField, ServiceView, null> = {
  Preview: ServicePreview,
}
