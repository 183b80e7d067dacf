import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { BODY, TITLE } from '#common/localized-fields.ts'
import type { ContentKind, Scope } from '../content/content-kind.ts'
import { estonianHtml, ownImage, translatedHtml } from '../content/rich-text-values.ts'
import { invalidFields } from '../core/validation.ts'
import { Service } from './service.entity.ts'
import { CreateServiceBody, type ServiceInput, ServiceType, ServiceView, UpdateServiceBody } from './service.schemas.ts'

/** Services as content: how they are checked, stored and shown. */
export const services: ContentKind<Service, ServiceInput, ServiceView> = {
  entity: 'service',
  plural: 'services',
  Row: Service,
  pictureFields: { image: 'image', texts: BODY.names },
  path: '/api/services/:type',
  ListParams: z.object({ type: ServiceType }),
  View: ServiceView,
  CreateBody: CreateServiceBody,
  UpdateBody: UpdateServiceBody,
  order: { position: 'asc', id: 'asc' },
  toView: service => ({
    id: service.id,
    type: service.type,
    position: service.position,
    image: service.image ?? null,
    ...TITLE.pick(service),
    ...BODY.pick(service),
  }),
  toValues: input => ({
    image: ownImage(input.image),
    ...TITLE.pick(input),
    ...BODY.map(input, estonianHtml, translatedHtml),
  }),
  checkCreation: refuseMisplacedServiceType,
  valuesAtCreation: async (em, scope) => ({ position: await nextPosition(em, scope) }),
  valuesOfView: ({ type, position }) => ({ type, position }),
  label: service => service.title,
}

/**
 * Refuses `service_type` in every list but that of scent solutions, whose form sends it (specification §3). It is not stored:
 * the address says the type already.
 * @throws AppError VALIDATION_FAILED
 */
function refuseMisplacedServiceType(input: ServiceInput, { type }: Scope): void {
  if (input.service_type === undefined || type === 'lohnastused') return
  throw invalidFields([{ path: 'service_type', code: 'UNKNOWN_FIELD', message: 'Only scent solutions have this field.' }])
}

/** The position after the last item of the list, for a new one. */
async function nextPosition(em: EntityManager, scope: Scope): Promise<number> {
  // `Scope` has no types; `ListParams` has checked this value.
  const last = await em.findOne(Service, { type: scope['type'] as ServiceType }, { orderBy: { position: 'desc' } })
  return last ? last.position + 1 : 0
}
