import { useEffect, useState } from 'react'
import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'

const LOGO = '/pildid/logo-taust.svg'
/** Without a pause, each letter of an address would ask another server for a picture. */
const TYPING_PAUSE_MS = 600

/** The picture at an address once the address is typed; the company's logo without one, as on the site. */
export function PreviewPicture({ address }: { readonly address: string }) {
  const t = useTexts(formMessages)
  const settled = useSettled(address)
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = settled !== '' && broken === settled
  return (
    <div className="product-preview-picture">
      <img src={settled === '' || isBroken ? LOGO : settled} alt="" onError={() => setBroken(settled)} />
      {isBroken ? <output>{t.brokenImage}</output> : null}
    </div>
  )
}

/** A value once it stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
