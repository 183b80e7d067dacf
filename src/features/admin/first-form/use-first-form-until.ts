import { useLayoutEffect, useState } from 'react'
import { findFirstView } from './find-first-form.ts'

/**
 * Puts the first form out of sight when something else stands in its place. What was typed in it stays: the editor's form
 * takes it over when it comes after all.
 * @returns whether it is in sight
 */
export function useFirstFormUntil(isOver: boolean): boolean {
  const [isThere] = useState(() => findFirstView() !== null)
  const [wasOver, setOver] = useState(false)
  if (isOver && !wasOver) setOver(true)
  useLayoutEffect(() => {
    const view = findFirstView()
    if (view && isOver) view.hidden = true
  }, [isOver])
  return isThere && !wasOver
}
