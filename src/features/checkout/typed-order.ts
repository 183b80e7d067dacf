import { atom } from 'nanostores'
import type { KeptValues } from '../messages/form/form-values.ts'

/** Key in this tab's storage. */
const KEY = 'order'

export const NOTHING_TYPED: KeptValues = {}

/**
 * The visitor's text in the order form. It survives a reload and a change of the page's language, until the visitor
 * places the order or closes the tab.
 */
export const $typedOrder = atom<KeptValues>(stored())
$typedOrder.listen(store)

function stored(): KeptValues {
  try {
    const values = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {} // Storage is closed to this page, is not there while it is published, or holds something else.
  }
}

function store(values: KeptValues): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Then the page alone remembers.
  }
}
