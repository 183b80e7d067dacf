import { INFO_TEXT_ADDRESSES, type InfoTextName, SERVICE_LISTS } from '../../common/admin-addresses.ts'
import type { ServiceType } from '../../common/service-types.ts'
import { paths, type SitePath } from './paths.ts'

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
  /** Where a service type's items are shown. */
  servicePage: (type: ServiceType): SitePath => SERVICE_LISTS[type].page,
  addService: (type: ServiceType): SitePath => `${SERVICE_LISTS[type].page}/add${SERVICE_LISTS[type].word}`,
  editService: (type: ServiceType, id: number): SitePath => `${SERVICE_LISTS[type].page}/edit${SERVICE_LISTS[type].word}/${id}`,
  editInfoText: (name: InfoTextName): SitePath => INFO_TEXT_ADDRESSES[name],
} as const
