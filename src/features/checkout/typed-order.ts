import { atom } from 'nanostores'
import type { KeptValues } from '../messages/form/form-values.ts'

/** The key of the typed values in this tab's storage. */
const STORAGE_KEY = 'order'

/** The typed values of a prebuilt page. React needs the same object each time. */
export const NOTHING_TYPED: KeptValues = {}

/**
 * The visitor's text in the order form. It survives a reload and a change of the page's language, until the visitor
 * places the order or closes the tab.
 */
export const $typedOrder = atom<KeptValues>(readStored())
$typedOrder.listen(writeStored)

function readStored(): KeptValues {
  try {
    const values = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {} // Storage is closed to this page, does not exist in the publisher, or holds something else.
  }
}

function writeStored(values: KeptValues): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values))
  } catch {
    // Storage is closed to this page, which alone remembers the values.
  }
}
