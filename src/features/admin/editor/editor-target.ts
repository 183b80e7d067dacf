import type { EditorTarget } from './editor-kind.ts'

/**
 * The item that the page's address names after a segment: `/tooted/küünlad/editproduct/12`. The page itself is
 * prebuilt for no item.
 */
export function itemInAddress(segment: string): EditorTarget {
  const [, id] = location.pathname.match(new RegExp(`/${segment}/([1-9]\\d{0,9})/?$`)) ?? []
  return id === undefined ? null : Number(id)
}
