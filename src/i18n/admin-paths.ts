import type { ServiceType } from '../../server/services/service.schemas.ts'
import { paths, type SitePath } from './paths.ts'

/** The texts of the specification's info editors (§2.10), each by its own name: two pairs share a text block. */
export type InfoTextName =
  | 'tooteinfo'
  | 'asutajast'
  | 'kaubamark'
  | 'eraklient'
  | 'ariklient'
  | 'ninatrenninfo'
  | 'ninatrenn'
  | Exclude<ServiceType, 'huviringid'>

/** A service type's page, and the word for it in the addresses of its editors. */
const SERVICES: Readonly<Record<ServiceType, { readonly page: SitePath; readonly word: string }>> = {
  lohnastused: { page: paths.scentSolutions, word: 'lohnastus' },
  meeskonnad: { page: paths.teamTrainings, word: 'meeskond' },
  uritused: { page: paths.events, word: 'uritus' },
  huviringid: { page: paths.hobbyGroups, word: 'huviring' },
  kinkekaardid: { page: paths.giftCards, word: 'kinkekaart' },
}

const INFO_TEXTS: Readonly<Record<InfoTextName, SitePath>> = {
  tooteinfo: `${paths.productInfo}/editinfo/`,
  asutajast: `${paths.founder}/editfounder/`,
  kaubamark: `${paths.brand}/editabout/`,
  eraklient: `${paths.services}/editeraklient`,
  ariklient: `${paths.services}/editariklient`,
  ninatrenninfo: `${paths.noseTraining}/editninatrenninfo`,
  ninatrenn: `${paths.noseTraining}/editninatrenn`,
  uritused: `${paths.events}/editinfo`,
  meeskonnad: `${paths.teamTrainings}/editmeeskondinfo`,
  lohnastused: `${paths.scentSolutions}/editlohnastusinfo`,
  kinkekaardid: `${paths.giftCards}/editkinkekaartinfo`,
}

/**
 * The addresses that only administrators use (specification §2.1). In a file of their own: paths.ts is in visitors' scripts.
 * `segment` is a category's decoded segment, as there.
 */
export const adminPaths = {
  login: '/admin' as SitePath,
  passwordReset: '/admin/parool' as SitePath,
  signup: '/signup' as SitePath,
  inbox: '/admin/messages' as SitePath,
  publications: '/admin/publications' as SitePath,
  pictures: '/admin/pictures' as SitePath,
  alarms: '/admin/haired' as SitePath,
  auditLog: '/admin/logi' as SitePath,
  personalData: '/admin/isikuandmed' as SitePath,
  account: '/admin/account' as SitePath,
  newProduct: '/addproduct' as SitePath,
  editProduct: (segment: string, id: number): SitePath => `${paths.category(segment)}/editproduct/${id}`,
  newPost: `${paths.news}/addpost` as SitePath,
  editPost: (id: number): SitePath => `${paths.news}/editpost/${id}`,
  categories: `${paths.shop}/addeditcategory` as SitePath,
  editCategory: (id: number): SitePath => `${paths.shop}/addeditcategory/${id}`,
  addFeedback: '/addfeedback' as SitePath,
  editFeedback: (id: number): SitePath => `/editfeedback/${id}`,
  /** The page with a service type's items. */
  servicePage: (type: ServiceType): SitePath => SERVICES[type].page,
  addService: (type: ServiceType): SitePath => `${SERVICES[type].page}/add${SERVICES[type].word}`,
  editService: (type: ServiceType, id: number): SitePath => `${SERVICES[type].page}/edit${SERVICES[type].word}/${id}`,
  editInfoText: (name: InfoTextName): SitePath => INFO_TEXTS[name],
} as const
