/**
 * A page for administrators. Like every page it is rendered ahead in each language, for no item in particular: its islands
 * read the address and ask the API. Only a request with a session gets it.
 */
export type AdminPage = {
  /** Fastify's pattern, without a language prefix. */
  readonly route: string
  /** An address of that pattern, with which the page is rendered. */
  readonly shell: string
  /** The prebuilt file's name, without a language. */
  readonly name: string
  /** What its islands ask the API first, `:id` as in the route: browsers are told of it with the page. */
  readonly reads?: readonly string[]
}

/** The specification's admin routes (§2.1), and one for each category: its form is not that of a new one. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    route: '/tooted/:category/editproduct/:id',
    shell: '/tooted/_/editproduct/0',
    name: 'editproduct',
    reads: ['/api/products/:id', '/api/categories'],
  },
  { route: '/addproduct', shell: '/addproduct', name: 'addproduct', reads: ['/api/categories'] },
  { route: '/uudised/addpost', shell: '/uudised/addpost', name: 'addpost' },
  { route: '/uudised/editpost/:id', shell: '/uudised/editpost/0', name: 'editpost', reads: ['/api/posts/:id'] },
  { route: '/tooted/addeditcategory', shell: '/tooted/addeditcategory', name: 'addeditcategory', reads: ['/api/categories'] },
  {
    route: '/tooted/addeditcategory/:id',
    shell: '/tooted/addeditcategory/0',
    name: 'editcategory',
    reads: ['/api/categories/:id', '/api/categories'],
  },
  { route: '/addfeedback', shell: '/addfeedback', name: 'addfeedback' },
  { route: '/editfeedback/:id', shell: '/editfeedback/0', name: 'editfeedback', reads: ['/api/feedbacks/:id'] },
  ...servicePages('/teenused/lohnastuslahendused', 'lohnastus', 'lohnastused'),
  ...servicePages('/teenused/meeskonnakoolitused', 'meeskond', 'meeskonnad'),
  ...servicePages('/teenused/uritused', 'uritus', 'uritused'),
  ...servicePages('/teenused/huviringid', 'huviring', 'huviringid'),
  ...servicePages('/kinkekaardid', 'kinkekaart', 'kinkekaardid'),
  textPage('/tooteinfo/editinfo', 1),
  textPage('/asutajast/editfounder', 2),
  textPage('/kaubamark/editabout', 3),
  textPage('/teenused/editeraklient', 4),
  textPage('/teenused/editariklient', 5),
  textPage('/teenused/lohnastuslahendused/editlohnastusinfo', 9),
  textPage('/teenused/meeskonnakoolitused/editmeeskondinfo', 5),
  textPage('/teenused/uritused/editinfo', 4),
  textPage('/ninatrenn/editninatrenn', 7),
  textPage('/ninatrenn/editninatrenninfo', 6),
  textPage('/kinkekaardid/editkinkekaartinfo', 8),
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
function servicePages(list: string, word: string, type: string): readonly AdminPage[] {
  return [
    { route: `${list}/add${word}`, shell: `${list}/add${word}`, name: `add${word}` },
    {
      route: `${list}/edit${word}/:id`,
      shell: `${list}/edit${word}/0`,
      name: `edit${word}`,
      reads: [`/api/services/${type}/:id`],
    },
  ]
}

/**
 * The page that edits one text; named by its whole address, because two of them end in `editinfo`.
 * @param id of the text (specification §3)
 */
function textPage(route: string, id: number): AdminPage {
  return { route, shell: route, name: route.slice(1).replaceAll('/', '-'), reads: [`/api/texts/${id}`] }
}
