import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { localizedPath, type SitePath } from '../../../i18n/paths.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { GEAR } from '../ui/icon-shapes.ts'
import type { Arranging } from './arrange/use-arranging.ts'
import type { InPlaceTexts } from './in-place.messages.ts'
import { isServiceType, type ListName, type ListOfPage } from './lists-of-page.ts'

type ListToolsProps = ListOfPage & {
  readonly t: InPlaceTexts
  readonly lang: Locale | undefined
  readonly site: Locale
  readonly arranging: Arranging
}

/** The add button of a list, and what else concerns the list as a whole. */
export function ListTools({ host, name, t, lang, site, arranging }: ListToolsProps) {
  const [path, what] = additionTo(name, t)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be of a form
    <div className="edit-tools" role="group" aria-label={t.tools} lang={lang}>
      <a className="edit-tool edit-tool-add" href={localizedPath(site, path)}>
        {t.add}
        <span className="sr-only"> {what}</span>
      </a>
      {name === 'products' ? (
        <a className="edit-tool" href={localizedPath(site, adminPaths.categories)}>
          <LineIcon shape={GEAR} />
          {t.categories}
        </a>
      ) : null}
      {isServiceType(name) && host.querySelectorAll('.service-slide').length > 1 ? (
        <button
          type="button"
          className="edit-tool"
          aria-expanded={arranging.panel?.page === host}
          onClick={() => void arranging.press(host, name)}
        >
          {t.arrange}
        </button>
      ) : null}
    </div>
  )
}

function additionTo(name: ListName, t: InPlaceTexts): readonly [SitePath, string] {
  switch (name) {
    case 'products':
      return [adminPaths.newProduct, t.newProduct]
    case 'posts':
      return [adminPaths.newPost, t.newPost]
    case 'feedbacks':
      return [adminPaths.addFeedback, t.newFeedback]
    default:
      return [adminPaths.addService(name), name === 'kinkekaardid' ? t.newGiftCard : t.newService]
  }
}
