import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { localizedName, TRANSLATIONS } from '#common/localized-names.ts'
import { localizedPath } from '#common/paths.ts'
import { type Category, inShopOrder } from '../../api/shop-categories.ts'
import { formMessages } from '../../form/form.i18n.ts'
import { $siteLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { LazyDialog, lazyPart } from '../../loading/lazy-parts.tsx'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { BUTTON_DANGER_QUIET, BUTTON_QUIET } from '../../ui/looks.ts'
import { passFocus } from '../../ui/pass-focus.ts'
import type { AskedDeletion } from './CategoryDeletion.tsx'
import { categoryEditorMessages } from './category-editor.i18n.ts'

type CategoryListProps = {
  readonly categories: readonly Category[]
  /** The id of the category in the form. */
  readonly current: number | null
  /** Called when the server has deleted a category. */
  readonly onDeleted: () => void
}

/** The id of the form, for links: it is below the list, on a phone out of sight. */
export const CATEGORY_FORM_ID = 'vorm'

const CATEGORY_LIST_ID = 'category-list'
/** Passes the focus of a delete button to the list when its category disappears. */
const passFocusToList = passFocus(CATEGORY_LIST_ID)

const CategoryDeletion = lazyPart(async () => (await import('./CategoryDeletion.tsx')).CategoryDeletion)

/** Every category with its names, a link to its editor, and a button that deletes it. */
export function CategoryList({ categories, current, onDeleted }: CategoryListProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryEditorMessages)
  const { remove } = useTexts(formMessages)
  const { loading } = useTexts(loadingMessages)
  const [asked, setAsked] = useState<AskedDeletion | null>(null)
  const [isBusy, setBusy] = useState(false)
  return (
    <section id={CATEGORY_LIST_ID} className="mb-12 focus:outline-none" aria-label={t.list} tabIndex={-1}>
      {categories.length === 0 ? <p>{t.none}</p> : null}
      <ul className="border-t border-rule">
        {inShopOrder(categories).map(category => (
          <li
            key={category.id}
            className="group flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule py-1.5"
            aria-current={category.id === current ? 'true' : undefined}
          >
            <span className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-x-4 wrap-anywhere">
              <strong className="min-w-40 font-medium group-current:text-primary group-current:underline" lang="et">
                {category.name}
              </strong>
              {TRANSLATIONS.map(lang => (
                <span key={lang} className="min-w-40 text-ink-soft" lang={lang}>
                  {category[localizedName('name', lang)]}
                </span>
              ))}
            </span>
            <a
              className={BUTTON_QUIET}
              href={`${localizedPath(site, adminPaths.editCategory(category.id))}#${CATEGORY_FORM_ID}`}
              aria-label={t.edit(category.name)}
            >
              {t.editShort}
            </a>
            <Button
              ref={passFocusToList}
              look={BUTTON_DANGER_QUIET}
              aria-label={t.remove(category.name)}
              aria-disabled={isBusy}
              onClick={() => isBusy || setAsked({ category })}
              text={remove}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {asked ? (
          <LazyDialog onMissing={() => setAsked(null)} waiting={<output>{loading}</output>}>
            <CategoryDeletion asked={asked} listId={CATEGORY_LIST_ID} onBusy={setBusy} onDeleted={onDeleted} />
          </LazyDialog>
        ) : null}
      </div>
    </section>
  )
}
