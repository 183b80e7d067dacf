import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PageScript } from './engine-browser.ts'

type Within = { readonly within?: Find }
type Words = string | RegExp

/** A visitor's name for something on a page; a string has to match the whole text. */
export type Find = Within &
  (
    | { readonly role: string; readonly name?: Words }
    | { readonly text: Words }
    | { readonly label: Words }
    | { readonly css: string }
  )

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Testing Library, which knows roles and accessible names, for a page that lacks it. */
export const BRING_LIBRARY: PageScript = LIBRARY
export const HAS_LIBRARY: PageScript = 'return globalThis.TestingLibraryDom !== undefined'

/** An expression: the matching elements on the screen, in page order. */
export function elements(find: Find): string {
  const root = find.within ? `(${elements(find.within)})[0]` : 'document.body'
  return `((root) => root === undefined ? [] : [...${query(find)}].filter(each => each.checkVisibility()))(${root})`
}

function query(find: Find): string {
  if ('css' in find) return `root.querySelectorAll(${literal(find.css)})`
  const library = 'TestingLibraryDom'
  if ('text' in find) return `${library}.queryAllByText(root, ${literal(find.text)})`
  if ('label' in find) return `${library}.queryAllByLabelText(root, ${literal(find.label)})`
  const options = find.name === undefined ? '{}' : `{ name: ${literal(find.name)} }`
  return `${library}.queryAllByRole(root, ${literal(find.role)}, ${options})`
}

const literal = (words: Words) => (typeof words === 'string' ? JSON.stringify(words) : String(words))
