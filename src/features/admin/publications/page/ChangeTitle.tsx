import { useStore } from '@nanostores/react'
import type { PublishedChange } from '../../../../../server/publications/publication.schemas.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { itemName } from './content-names.ts'
import { contentNames } from './content-names.messages.ts'

/** What was changed, and how: "Product: Lavender candle, changed". Names of items are Estonian in every language. */
export function ChangeTitle({ change }: { readonly change: Pick<PublishedChange, 'entity' | 'id' | 'label' | 'action'> }) {
  const locale = useStore($pageLanguage)
  const names = contentNames(locale)
  const name = itemName(names, change)
  return (
    <span className="change-title">
      {names[change.entity]}: <strong lang={name === change.label && locale !== 'et' ? 'et' : undefined}>{name}</strong>{' '}
      <span className={`change-action change-action-${change.action}`}>{names[change.action]}</span>
    </span>
  )
}
