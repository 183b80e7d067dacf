import { useStore } from '@nanostores/react'
import { langAttribute } from '../../i18n/localized.ts'
import { categoryName, inShopOrder, useCategories } from '../api/shop-categories.ts'
import { type DraftFieldProps, Field } from '../form/Field.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { LoadFailed } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { SELECT } from '../ui/looks.ts'
import { editorMessages } from './editor.i18n.ts'

/**
 * A choice among the shop's categories. It asks for them again on focus, so that it also offers one that is newer than the page.
 * The chosen one stays chosen while the others load, or fail to.
 */
export function CategoryField({ value, onChange, ...field }: DraftFieldProps) {
  const locale = useStore($pageLanguage)
  const t = editorMessages(locale)
  const { state, data, refetch } = useCategories()
  const isLoading = state === 'loading'
  // The button disappears with its message. The select gets the focus, which asks again.
  const retry = () => document.getElementById(field.name)?.focus()
  const onlyText = isLoading ? loadingMessages(locale).loading : t.presentCategory
  return (
    <Field {...field}>
      {control => (
        <>
          <select
            {...control}
            className={SELECT}
            value={value}
            aria-busy={isLoading || undefined}
            onFocus={refetch}
            onChange={event => onChange(event.target.value)}
          >
            <option value="">{isLoading && value === '' ? onlyText : t.chooseCategory}</option>
            {data
              ? inShopOrder(data).map(category => {
                  const name = categoryName(category, locale)
                  return (
                    <option key={category.id} value={category.id} lang={langAttribute(name, locale)}>
                      {name.text}
                    </option>
                  )
                })
              : value !== '' && <option value={value}>{onlyText}</option>}
          </select>
          {state === 'failed' ? <LoadFailed text={t.categoriesNotLoaded} onRetry={retry} isAside /> : null}
        </>
      )}
    </Field>
  )
}
