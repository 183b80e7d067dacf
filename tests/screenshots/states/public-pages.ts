import type { SitePath } from '#common/paths.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

const template = (name: string) => (world: World) => {
  const found = world.templates.find(each => each.name === name)
  if (!found) throw new Error(`There is no kind of page called ${name}`)
  return found.path
}

/** By the names of tests/support/page-templates.ts. */
const TEMPLATES = [
  'home',
  'shop',
  'category',
  'product',
  'cart',
  'news',
  'post',
  'services',
  'scent-solutions',
  'team-trainings',
  'events',
  'hobby-groups',
  'nose-training',
  'gift-cards',
  'founder',
  'brand',
  'product-info',
  'contact',
  'enquiry',
  'offer',
  'scent-offer',
  'booking',
  'privacy',
  'not-found',
  'login',
]

const OTHERS: readonly (readonly [string, SitePath])[] = [
  ['shop-page-2', '/tooted/leht/2'],
  ['news-page-2', '/uudised/leht/2'],
  ['sent', '/kontakt/saadetud'],
  ['not-sent', '/kontakt/saatmata'],
  ['password-reset', '/admin/parool'],
  ['signup', '/signup'],
]

/** Every kind of page that visitors see. */
export const publicPages: readonly State[] = [
  ...TEMPLATES.map(name => ({ name, path: template(name), isWholePage: true as const })),
  ...OTHERS.map(([name, path]) => ({ name, path, isWholePage: true as const })),
]
