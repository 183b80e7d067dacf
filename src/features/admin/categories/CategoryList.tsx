import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import type { Category } from '../api/category.api.ts'
import { confirmDialog, logInDialog } from '../ahead/common-dialogs.ts'
import { DialogAhead } from '../ahead/DialogAhead.tsx'
import { Remedies } from '../editor/Remedies.tsx'
import { formMessages } from '../form/form.messages.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { useCategoryDeletion } from './use-category-deletion.ts'

type CategoryListProps = {
  readonly categories: readonly Category[]
  /** The one being edited. */ readonly current: number | null
}

/** Every category with its names, a way to its editor, and a button that deletes it. */
export function CategoryList({ categories, current }: CategoryListProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(categoryEditorMessages)
  const form = useTexts(formMessages)
  const deletion = useCategoryDeletion()
  const [dismissed, setDismissed] = useState<object | null>(null)
  const [asked, setAsked] = useState<Category | null>(null)
  const answer = (yes: boolean) => {
    setAsked(null)
    if (yes && asked !== null) void deletion.remove(asked)
  }
  return (
    <section className="category-list" aria-label={t.list}>
      {categories.length === 0 ? <p>{t.none}</p> : null}
      <ul>
        {categories.toSorted(byName).map(category => (
          <li key={category.id} aria-current={category.id === current ? 'true' : undefined}>
            <span className="category-names">
              <strong lang="et">{category.name}</strong>
              <span lang="en">{category.name_en}</span>
              <span lang="ru">{category.name_ru}</span>
            </span>
            <a
              className="button button-quiet"
              href={localizedPath(locale, adminPaths.editCategory(category.id))}
              aria-label={t.edit(category.name)}
            >
              {t.editShort}
            </a>
            <button
              className="button button-quiet button-danger-quiet"
              type="button"
              aria-label={t.remove(category.name)}
              onClick={() => setAsked(category)}
            >
              {form.remove}
            </button>
          </li>
        ))}
      </ul>
      {deletion.inUse ? (
        <div className="notice" role="alert">
          <p>{t.inUse(deletion.inUse.category.name, deletion.inUse.products)}</p>
          <a href={localizedPath(locale, paths.category(categorySegment(deletion.inUse.category.name)))}>{t.seeProducts}</a>
        </div>
      ) : (
        <div className="category-list-status">
          <PublishStatus state={deletion.state} isDirty={false} action="delete" />
          <Remedies
            state={deletion.state}
            page={null}
            onRepeat={() => void deletion.repeat()}
            onPublish={() => void deletion.publishAgain()}
            onCompare={() => {}}
            onLogIn={() => setDismissed(null)}
          />
        </div>
      )}
      {deletion.state.kind === 'logged-out' && dismissed !== deletion.state ? (
        <DialogAhead of={logInDialog} onMissing={() => setDismissed(deletion.state)}>
          {LogInDialog => <LogInDialog onClose={() => setDismissed(deletion.state)} onLoggedIn={() => void deletion.repeat()} />}
        </DialogAhead>
      ) : null}
      {asked === null ? null : (
        <DialogAhead of={confirmDialog} onMissing={() => answer(false)}>
          {ConfirmDialog => <ConfirmDialog question={t.confirmDelete} isOpen onAnswer={answer} />}
        </DialogAhead>
      )}
    </section>
  )
}

/** As the shop lists them. */
function byName(one: Category, other: Category): number {
  return ESTONIAN.compare(one.name, other.name) || one.id - other.id
}

const ESTONIAN = new Intl.Collator('et')
