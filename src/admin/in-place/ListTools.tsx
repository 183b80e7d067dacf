import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { isServiceType, type ServiceType } from '#common/service-types.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { GEAR } from '../ui/icon-shapes.ts'
import type { Arranging } from './arrange/use-arranging.tsx'
import type { InPlaceTexts } from './in-place.i18n.ts'

/** The name of a list in its `data-edit-list`. */
type ListName = 'products' | 'posts' | 'feedbacks' | ServiceType

type ListOfPage = { readonly host: HTMLElement; readonly name: ListName }

/** Finds the page's lists that can grow. The pages themselves write the names into their markup. */
export function listsOfPage(): readonly ListOfPage[] {
  const hosts = document.querySelectorAll<HTMLElement>('main [data-edit-list]')
  return Array.from(hosts, host => ({ host, name: host.dataset['editList'] as ListName }))
}

/** Puts the element for a list's tools below the list's heading; without a heading, at the list's end. */
export function putBelowHeading(host: HTMLElement, element: HTMLElement): void {
  const heading = host.querySelector('.page-heading')
  const title = host.querySelector('h2')
  if (heading) heading.append(element)
  else if (title) title.after(element)
  else host.append(element)
}

/** A row of tools. */
export const TOOL_ROW = 'flex flex-wrap gap-2 print:hidden'

const SHAPE =
  'inline-flex min-h-10 items-center gap-1.5 rounded-round border border-primary px-4.5 py-1.5 text-note leading-button font-medium no-underline hover:text-white [&>svg]:-ml-1 [&>svg]:size-5'
/** A button that changes something. */
export const TOOL = `${SHAPE} bg-paper-light text-primary hover:bg-primary aria-expanded:bg-primary aria-expanded:text-white`
/** A button that adds something. */
const ADD_TOOL = `${SHAPE} bg-primary text-white hover:border-primary-deep hover:bg-primary-deep`

type ListToolsProps = ListOfPage & {
  readonly t: InPlaceTexts
  /** The language of the tools; undefined where the page is in it. */
  readonly lang: Locale | undefined
  /** The language of the site to which the tools lead. */
  readonly site: Locale
  readonly arranging: Arranging
}

/** The add button of a list, and tools for the list as a whole. */
export function ListTools({ host, name, t, lang, site, arranging }: ListToolsProps) {
  const [path, newItem] = addPageOf(name, t)
  return (
    <div
      className={`${TOOL_ROW} ${name === 'feedbacks' ? 'mb-6 justify-center' : 'mt-5'}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={t.tools}
      lang={lang}
    >
      <a className={ADD_TOOL} href={localizedPath(site, path)}>
        {t.add}
        <span className="sr-only"> {newItem}</span>
      </a>
      {name === 'products' ? (
        <a className={TOOL} href={localizedPath(site, adminPaths.addCategory)}>
          <LineIcon shape={GEAR} />
          {t.categories}
        </a>
      ) : null}
      {isServiceType(name) && host.querySelectorAll(`[data-edit^='${name}/']`).length > 1 ? (
        <button
          type="button"
          className={TOOL}
          aria-expanded={arranging.panel?.page === host && !arranging.panel.isHidden}
          onClick={() => void arranging.press(host, name)}
        >
          {t.arrange}
        </button>
      ) : null}
    </div>
  )
}

/** The page that adds an item to a list, and what the item is. */
function addPageOf(name: ListName, t: InPlaceTexts): readonly [SitePath, string] {
  switch (name) {
    case 'products':
      return [adminPaths.addProduct, t.newProduct]
    case 'posts':
      return [adminPaths.addPost, t.newPost]
    case 'feedbacks':
      return [adminPaths.addFeedback, t.newFeedback]
    default:
      return [adminPaths.addService(name), name === 'kinkekaardid' ? t.newGiftCard : t.newService]
  }
}
