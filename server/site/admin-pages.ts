/**
 * A page for administrators. Like every page it is rendered ahead, once a code build and language: its islands read
 * the address and ask the API. Only a request with a session gets it.
 */
export type AdminPage = {
  /** Fastify's pattern, without a language prefix. */
  readonly route: string
  /** An address of that pattern, with which the page is rendered. */
  readonly shell: string
  /** The prebuilt file's name, without a language. */
  readonly name: string
}

/** The specification's admin routes (§2.1). */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { route: '/tooted/:category/editproduct/:id', shell: '/tooted/_/editproduct/0', name: 'editproduct' },
  { route: '/addproduct', shell: '/addproduct', name: 'addproduct' },
  { route: '/uudised/addpost', shell: '/uudised/addpost', name: 'addpost' },
  { route: '/uudised/editpost/:id', shell: '/uudised/editpost/0', name: 'editpost' },
  { route: '/admin/messages', shell: '/admin/messages', name: 'messages' },
  { route: '/admin/publications', shell: '/admin/publications', name: 'publications' },
]

/** The prebuilt file of a page in a language, relative to the folder of admin pages. */
export function adminPageFile(locale: string, page: AdminPage): string {
  return `${locale}/${page.name}.html`
}
