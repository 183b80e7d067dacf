import type { TextId } from '../../content/content-reader.ts'
import type { ServiceType } from '../../../server/services/service.schemas.ts'

/** A kind of service with a page below /teenused: the type of its items, and the text block above them. */
export const SERVICE_KINDS = {
  scentSolutions: { type: 'lohnastused', intro: 9 },
  teamTrainings: { type: 'meeskonnad', intro: 5 },
  events: { type: 'uritused', intro: 4 },
  hobbyGroups: { type: 'huviringid' },
} as const satisfies Readonly<Record<string, { readonly type: ServiceType; readonly intro?: TextId }>>

export type ServiceKind = keyof typeof SERVICE_KINDS
