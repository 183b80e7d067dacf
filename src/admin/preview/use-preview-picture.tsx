import { useEffect, useState } from 'react'
import { isSitePath } from '#common/address.ts'
import { NOTICE } from '../../ui/looks.ts'
import { useTexts } from '../language/use-texts.ts'
import { previewMessages } from './preview.i18n.ts'

/** Without a pause, each keystroke in an address would request another picture. */
const TYPING_PAUSE_MS = 600

/** Gives a preview the picture at an address, after a pause in the typing. Without an address the preview shows the logo. */
export function usePreviewPicture(address: string | null) {
  const t = useTexts(previewMessages)
  const debounced = useDebounced(address ?? '')
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = debounced !== '' && broken === debounced
  useEffect(() => {
    const tryAgain = () => setBroken(before => (before === debounced ? null : before))
    // Perhaps it was the connection that was missing.
    addEventListener('online', tryAgain)
    return () => {
      removeEventListener('online', tryAgain)
      // Another address has come. When this one comes back, it is tried anew.
      tryAgain()
    }
  }, [debounced])
  const image = isSitePath(debounced) && !isBroken ? debounced : null
  return {
    /** A `ShownPicture`. Its files in other sizes (`picture`) are left out: the preview shows the file at the address. */
    picture: { image, picture: null, alt: '', onError: () => setBroken(debounced) },
    /** A message that the address has no picture; false where it has one. */
    missing: isBroken && (
      <div className="shell">
        <output className={`${NOTICE} block`}>{t.noPicture}</output>
      </div>
    ),
  }
}

/** The value once it has not changed for a moment; before that the last such value. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
