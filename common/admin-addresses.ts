import type { ServiceType } from './service-types.ts'

/** The texts of the specification's info editors (§2.10). They have names of their own, because two pairs share a text block. */
export type InfoTextName =
  | 'tooteinfo'
  | 'asutajast'
  | 'kaubamark'
  | 'eraklient'
  | 'ariklient'
  | 'ninatrenninfo'
  | 'ninatrenn'
  | Exclude<ServiceType, 'huviringid'>

/** A service type's page, and the word in the addresses of its editors. */
export const SERVICE_LISTS = {
  lohnastused: { page: '/teenused/lohnastuslahendused', word: 'lohnastus' },
  meeskonnad: { page: '/teenused/meeskonnakoolitused', word: 'meeskond' },
  uritused: { page: '/teenused/uritused', word: 'uritus' },
  huviringid: { page: '/teenused/huviringid', word: 'huviring' },
  kinkekaardid: { page: '/kinkekaardid', word: 'kinkekaart' },
} as const satisfies Readonly<Record<ServiceType, { readonly page: string; readonly word: string }>>

/** The editors of texts, as the specification spells their addresses (§2.1). */
export const INFO_TEXT_ADDRESSES = {
  tooteinfo: '/tooteinfo/editinfo/',
  asutajast: '/asutajast/editfounder/',
  kaubamark: '/kaubamark/editabout/',
  eraklient: '/teenused/editeraklient',
  ariklient: '/teenused/editariklient',
  ninatrenninfo: '/ninatrenn/editninatrenninfo',
  ninatrenn: '/ninatrenn/editninatrenn',
  uritused: '/teenused/uritused/editinfo',
  meeskonnad: '/teenused/meeskonnakoolitused/editmeeskondinfo',
  lohnastused: '/teenused/lohnastuslahendused/editlohnastusinfo',
  kinkekaardid: '/kinkekaardid/editkinkekaartinfo',
} as const satisfies Readonly<Record<InfoTextName, string>>
