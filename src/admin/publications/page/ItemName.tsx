import { useStore } from '@nanostores/react'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { itemName } from './content-names.ts'

type ItemNameProps = {
  readonly item: { readonly entity: string; readonly id: number; readonly label: string }
  readonly className?: string
}

/** An item's name. Screen readers read one that is Estonian as such on pages in other languages. */
export function ItemName({ item, className }: ItemNameProps) {
  const locale = useStore($pageLanguage)
  const name = itemName(locale, item)
  return (
    <strong className={className} lang={name === item.label && locale !== DEFAULT_LOCALE ? DEFAULT_LOCALE : undefined}>
      {name}
    </strong>
  )
}
