/**
 * A page for administrators. Like every page it is prerendered in each language, for no item in particular: its islands
 * read the address and ask the API. Only a request with a session gets it.
 */
export type AdminPage = {
  /** Fastify's pattern, without a language prefix. */
  readonly route: string
  /** An address of that pattern, for rendering the page. */
  readonly shell: string
  /** The prebuilt file's name, without a language. */
  readonly name: string
}

/** The specification's admin routes (§2.1), and one for each category: its form differs from that of a new one. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { route: '/tooted/:category/editproduct/:id', shell: '/tooted/_/editproduct/0', name: 'editproduct' },
  { route: '/addproduct', shell: '/addproduct', name: 'addproduct' },
  { route: '/uudised/addpost', shell: '/uudised/addpost', name: 'addpost' },
  { route: '/uudised/editpost/:id', shell: '/uudised/editpost/0', name: 'editpost' },
  { route: '/tooted/addeditcategory', shell: '/tooted/addeditcategory', name: 'addeditcategory' },
  { route: '/tooted/addeditcategory/:id', shell: '/tooted/addeditcategory/0', name: 'editcategory' },
  { route: '/addfeedback', shell: '/addfeedback', name: 'addfeedback' },
  { route: '/editfeedback/:id', shell: '/editfeedback/0', name: 'editfeedback' },
  ...servicePages('/teenused/lohnastuslahendused', 'lohnastus'),
  ...servicePages('/teenused/meeskonnakoolitused', 'meeskond'),
  ...servicePages('/teenused/uritused', 'uritus'),
  ...servicePages('/teenused/huviringid', 'huviring'),
  ...servicePages('/kinkekaardid', 'kinkekaart'),
  textPage('/tooteinfo/editinfo'),
  textPage('/asutajast/editfounder'),
  textPage('/kaubamark/editabout'),
  textPage('/teenused/editeraklient'),
  textPage('/teenused/editariklient'),
  textPage('/teenused/lohnastuslahendused/editlohnastusinfo'),
  textPage('/teenused/meeskonnakoolitused/editmeeskondinfo'),
  textPage('/teenused/uritused/editinfo'),
  textPage('/ninatrenn/editninatrenn'),
  textPage('/ninatrenn/editninatrenninfo'),
  textPage('/kinkekaardid/editkinkekaartinfo'),
  { route: '/admin/messages', shell: '/admin/messages', name: 'messages' },
  { route: '/admin/account', shell: '/admin/account', name: 'account' },
  { route: '/admin/publications', shell: '/admin/publications', name: 'publications' },
  { route: '/admin/haired', shell: '/admin/haired', name: 'haired' },
  { route: '/admin/logi', shell: '/admin/logi', name: 'logi' },
  { route: '/admin/isikuandmed', shell: '/admin/isikuandmed', name: 'isikuandmed' },
  { route: '/admin/pictures', shell: '/admin/pictures', name: 'pictures' },
]

/** The prebuilt file of a page in a language, relative to the folder of admin pages. */
export function adminPageFile(locale: string, page: AdminPage): string {
  return `${locale}/${page.name}.html`
}

/** The pages that add and edit an item of a service type: `…/adduritus` and `…/edituritus/12`. */
function servicePages(list: string, word: string): readonly AdminPage[] {
  return [
    { route: `${list}/add${word}`, shell: `${list}/add${word}`, name: `add${word}` },
    { route: `${list}/edit${word}/:id`, shell: `${list}/edit${word}/0`, name: `edit${word}` },
  ]
}

/** The page that edits one text; named by its whole address, because two of them end in `editinfo`. */
function textPage(route: string): AdminPage {
  return { route, shell: route, name: route.slice(1).replaceAll('/', '-') }
}
