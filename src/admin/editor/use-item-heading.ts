import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $pageLanguage, $pagePath } from '../language/page-language.ts'
import { neutralPath } from '../language/site-language.ts'
import { type EditorKind, type Item, itemName } from './model/editor-kind.ts'

/** Puts the item's name into the page's heading and the browser's tab: the built page has no item. */
export function useItemHeading<Row extends Item>(kind: EditorKind<Row>, item: Row | null): void {
  const locale = useStore($pageLanguage)
  // The first save of a new item makes the page its editor (`becomePage`): the address changes at once, the heading and this path
  // when they have loaded. In between the heading is still that of the old page.
  const path = useStore($pagePath)
  const name = itemName(kind, item, locale)
  const text = name === '' ? undefined : kind.heading?.(locale, name)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('.page-heading h1')
    if (text === undefined || heading === null || path !== neutralPath()) return
    document.title = document.title.replace(heading.textContent, () => text)
    Object.assign(heading, { textContent: text, title: text })
  }, [text, path])
}
