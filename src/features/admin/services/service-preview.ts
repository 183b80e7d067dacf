import type { ServiceView } from '../../../../server/services/service.schemas.ts'
import carousel from '../../../ui/carousel.css?inline'
import services from '../../services/services.css?inline'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { ServiceField } from './service-fields.ts'
import { ServicePreview } from './ServicePreview.tsx'

export const servicePreview: KindPreview<ServiceField, ServiceView, null> = {
  Preview: ServicePreview,
  sheets: [carousel, services],
}
