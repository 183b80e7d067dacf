import { adminPaths } from '#common/admin-paths.ts'
import { LOCALES, type Locale } from '#common/locales.ts'
import { FORM_PATHS } from '#common/message-rules.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import { PAGES } from '#src/i18n/page-names.i18n.ts'

/** A kind of page with one page of that kind, without a language prefix. */
export type PageTemplate = {
  readonly name: string
  readonly path: SitePath
  /** Public, but useful to administrators alone. */
  readonly isForAdministrators?: true
}

type Product = { id: number; category_id: number }
type Category = { id: number; name: string }

/** Every kind of page that visitors see, of a running product with the demo company. */
export async function pageTemplates(origin: string): Promise<PageTemplate[]> {
  const read = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T[]
  const [products, categories, posts] = await Promise.all([
    read<Product>('/api/products'),
    read<Category>('/api/categories'),
    read<{ id: number }>('/api/posts'),
  ])
  // The demo company's: products that tests add have no pictures.
  const product = products[0] as Product
  const category = categories.find(({ id }) => id === product.category_id) as Category
  const segment = category.name.toLowerCase()
  return [
    { name: 'home', path: paths.home },
    { name: 'shop', path: paths.shop },
    { name: 'category', path: paths.category(segment) },
    { name: 'product', path: paths.product(segment, product.id) },
    { name: 'cart', path: paths.cart },
    { name: 'news', path: paths.news },
    { name: 'post', path: paths.post(posts[0]?.id ?? 0) },
    { name: 'services', path: PAGES.services.path },
    { name: 'scent-solutions', path: PAGES.scentSolutions.path },
    { name: 'team-trainings', path: PAGES.teamTrainings.path },
    { name: 'events', path: PAGES.events.path },
    { name: 'hobby-groups', path: PAGES.hobbyGroups.path },
    { name: 'nose-training', path: PAGES.noseTraining.path },
    { name: 'gift-cards', path: PAGES.giftCards.path },
    { name: 'founder', path: PAGES.founder.path },
    { name: 'brand', path: PAGES.brand.path },
    { name: 'product-info', path: paths.productInfo },
    { name: 'contact', path: paths.contact },
    { name: 'enquiry', path: FORM_PATHS.enquiry },
    { name: 'offer', path: FORM_PATHS.offer },
    { name: 'scent-offer', path: FORM_PATHS['scent-offer'] },
    { name: 'booking', path: FORM_PATHS.booking },
    { name: 'privacy', path: paths.privacy },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'login', path: adminPaths.login, isForAdministrators: true },
  ]
}

/** The address of a template's page in each language. */
export function inEachLanguage(template: PageTemplate): { locale: Locale; path: SitePath }[] {
  return LOCALES.map(locale => ({ locale, path: localizedPath(locale, template.path) }))
}
