import { ADMIN_PAGES, type AdminPage } from '#common/admin-pages.ts'
import type { SitePath } from '#common/paths.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** Whose first item a page of this name edits. */
const ITEMS: Readonly<Record<string, (world: World) => number | undefined>> = {
  editproduct: ({ products }) => products[0]?.id,
  editpost: ({ posts }) => posts[0]?.id,
  editcategory: ({ categories }) => categories[0]?.id,
  editfeedback: ({ feedback }) => feedback,
  editlohnastus: ({ services }) => services.lohnastused,
  editmeeskond: ({ services }) => services.meeskonnad,
  edituritus: ({ services }) => services.uritused,
  edithuviring: ({ services }) => services.huviringid,
  editkinkekaart: ({ services }) => services.kinkekaardid,
}

function addressOf({ route, name }: AdminPage, world: World): SitePath {
  const id = ITEMS[name]?.(world)
  if (route.includes(':id') && id === undefined)
    throw new Error(`${route} edits something that states/admin-pages.ts does not know`)
  return route.replace(':category', '_').replace(':id', String(id)) as SitePath
}

/** Public pages that show tools beside what can be edited. */
const WITH_TOOLS: readonly SitePath[] = [
  ...(['/', '/tooted', '/uudised', '/uudised/1', '/teenused', '/teenused/uritused', '/kinkekaardid'] as const),
  ...(['/ninatrenn', '/kaubamark', '/asutajast', '/tooteinfo', '/admin'] as const),
]

/** Every page of the administrators, by the product's own table, and the public ones with their tools. */
export const adminPages: readonly State[] = [
  ...ADMIN_PAGES.map((page): State => ({
    name: `admin-${page.name}`,
    path: world => addressOf(page, world),
    who: 'administrator',
    isWholePage: true,
  })),
  ...WITH_TOOLS.map((path): State => ({
    name: `tools${path === '/' ? '-home' : path.replaceAll('/', '-')}`,
    path,
    who: 'administrator',
  })),
]
