import { INFO_TEXT_ADDRESSES, type InfoTextName, SERVICE_LISTS } from './admin-addresses.ts'
import { adminPaths } from './admin-paths.ts'
import { splitLocale } from './locales.ts'
import type { SitePath } from './paths.ts'
import { SERVICE_TYPES, type ServiceType } from './service-types.ts'

/** What an editor's page edits. With `isNew` it adds an item, else it changes an existing one. */
export type Editor =
  | { readonly kind: 'product' | 'post' | 'category' | 'feedback'; readonly isNew: boolean }
  | { readonly kind: 'service'; readonly type: ServiceType; readonly isNew: boolean }
  | { readonly kind: 'text'; readonly name: InfoTextName; readonly isNew: false }

/**
 * A page for administrators. Like every page it is rendered ahead in each language, for no item in particular: its islands
 * read the address and ask the API. Only a request with a session gets it.
 */
export type AdminPage = {
  /** Fastify's pattern, without a language prefix. */
  readonly route: SitePath
  /** An address of that pattern, with which the page is rendered. */
  readonly shell: SitePath
  /** The prebuilt file's name, without a language. */
  readonly name: string
}

/** A page of which Astro has no file of its own: `src/layouts/EditorPage.astro` prints all of them. */
export type EditorPage = AdminPage & { readonly editor: Editor }

/**
 * The editors of specification §2.1. `/tooted/addeditcategory` is two of them: without an id it adds a category, with one it
 * edits one.
 */
export const EDITOR_PAGES: readonly EditorPage[] = [
  editorPage('/tooted/:category/editproduct/:id', 'editproduct', { kind: 'product', isNew: false }),
  editorPage('/addproduct', 'addproduct', { kind: 'product', isNew: true }),
  editorPage('/uudised/addpost', 'addpost', { kind: 'post', isNew: true }),
  editorPage('/uudised/editpost/:id', 'editpost', { kind: 'post', isNew: false }),
  editorPage('/tooted/addeditcategory', 'addeditcategory', { kind: 'category', isNew: true }),
  editorPage('/tooted/addeditcategory/:id', 'editcategory', { kind: 'category', isNew: false }),
  editorPage('/addfeedback', 'addfeedback', { kind: 'feedback', isNew: true }),
  editorPage('/editfeedback/:id', 'editfeedback', { kind: 'feedback', isNew: false }),
  ...SERVICE_TYPES.flatMap(type => {
    const { page, word } = SERVICE_LISTS[type]
    return [
      editorPage(`${page}/add${word}`, `add${word}`, { kind: 'service', type, isNew: true }),
      editorPage(`${page}/edit${word}/:id`, `edit${word}`, { kind: 'service', type, isNew: false }),
    ]
  }),
  // The whole address is the name, because two addresses end in `editinfo`. `Object.entries` loses the type of the keys.
  ...Object.entries(INFO_TEXT_ADDRESSES).map(([name, address]) => {
    const route = address.replace(/\/$/, '') as SitePath
    return editorPage(route, route.slice(1).replaceAll('/', '-'), { kind: 'text', name: name as InfoTextName, isNew: false })
  }),
]

/** Every page that needs a session. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  ...EDITOR_PAGES,
  ...[
    adminPaths.inbox,
    adminPaths.account,
    adminPaths.publications,
    adminPaths.alarms,
    adminPaths.auditLog,
    adminPaths.personalData,
    adminPaths.pictures,
  ].map((route): AdminPage => ({ route, shell: route, name: route.replace('/admin/', '') })),
]

/** The prebuilt file of a page in a language, relative to the folder of admin pages. */
export function adminPageFile(locale: string, page: AdminPage): string {
  return `${locale}/${page.name}.html`
}

/** A page's route as Astro writes patterns, such as `/tooted/[category]/editproduct/[id]`. */
export function astroPattern({ route }: AdminPage): string {
  return route.replaceAll(/:(\w+)/g, '[$1]')
}

/**
 * Finds the editor's page that Astro's pattern names, with or without a language's prefix.
 * @throws Error when no editor has that pattern
 */
export function editorPageOf(pattern: string): EditorPage {
  const page = EDITOR_PAGES.find(each => splitLocale(pattern).rest === astroPattern(each))
  if (!page) throw new Error(`No editor has the address ${pattern}`)
  return page
}

/** Describes an editor's page. Its shell has placeholders for the parts of the route that differ between items. */
function editorPage(route: SitePath, name: string, editor: Editor): EditorPage {
  return { route, shell: route.replace(':category', '_').replace(':id', '0') as SitePath, name, editor }
}
