import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { localize } from '../../../i18n/localized.ts'
import { $pageLanguage, $pagePath } from '../language/page-language.ts'
import { neutralPath } from '../language/site-language.ts'
import type { EditorKind, Item } from './editor-kind.ts'

type Named<Row extends Item, Extra> = Pick<EditorKind<Row, never, Extra>, 'name' | 'heading'>

/** What an item is called in a language; empty for one without a name, or that is to be made. */
export function itemName<Row extends Item, Extra>({ name }: Named<Row, Extra>, item: Row | null, locale: Locale): string {
  return item === null || name === undefined ? '' : localize(name(item), locale).text
}

/** Names the item in the page's heading and in the browser's tab: the page comes for no item in particular. */
export function useItemHeading<Row extends Item, Extra>(kind: Named<Row, Extra>, item: Row | null): void {
  const locale = useStore($pageLanguage)
  // A new item that was saved is edited from then on, under the heading of that page.
  const path = useStore($pagePath)
  const name = itemName(kind, item, locale)
  const text = name === '' ? undefined : kind.heading?.(locale, name)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('.page-heading h1')
    if (text === undefined || heading === null || path !== neutralPath()) return
    document.title = document.title.replace(heading.textContent, text)
    Object.assign(heading, { textContent: text, title: text })
  }, [text, path])
}
