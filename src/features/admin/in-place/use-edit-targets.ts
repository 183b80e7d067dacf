import { useEffect, useState } from 'react'
import { EDITABLE, type EditTarget, editTarget, type EditTexts } from './edit-targets.ts'

type Thing = { readonly key: number; readonly host: HTMLElement; readonly target: EditTarget }

/** Attributes that the lists of visitors' islands give to what they draw. */
const MARKS = ['data-product', 'data-post', 'data-edit']

/** Everything on the page that has an editor, and anew when the page draws something else. */
export function useEditTargets(texts: EditTexts): readonly Thing[] {
  const [things, setThings] = useState<readonly Thing[]>([])
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return
    const look = () => {
      const found = thingsIn(main, texts)
      // The tools are changes of the page themselves.
      setThings(before => (isSame(before, found) ? before : found))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: MARKS })
    return () => observer.disconnect()
  }, [texts])
  return things
}

function thingsIn(main: HTMLElement, texts: EditTexts): readonly Thing[] {
  return Array.from(main.querySelectorAll<HTMLElement>(EDITABLE)).flatMap(host => {
    const target = editTarget(host, texts)
    return target === null ? [] : [{ key: keyOf(host), host, target }]
  })
}

function isSame(before: readonly Thing[], now: readonly Thing[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ key, target }, index) => {
      const other = now[index]
      return other?.key === key && other.target.path === target.path && other.target.name === target.name
    })
  )
}

const keys = new WeakMap<HTMLElement, number>()
let keyCount = 0

/** React knows a thing by its element: a list that draws others makes new ones. */
function keyOf(host: HTMLElement): number {
  const key = keys.get(host) ?? (keyCount += 1)
  keys.set(host, key)
  return key
}
