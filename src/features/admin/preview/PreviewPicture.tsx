import { useEffect, useState } from 'react'
import { isSitePath } from '../../../../server/core/address.schemas.ts'
import { NOTICE } from '../../../ui/looks.ts'
import { previewMessages } from './preview.messages.ts'
import { useTexts } from '../language/use-texts.ts'

const LOGO = '/pildid/logo-taust.svg'
/** Without a pause, each letter of an address would ask for another picture. */
const TYPING_PAUSE_MS = 600

type PreviewPictureProps = {
  readonly address: string
  readonly className: string
  readonly width: number
  readonly height: number
}

/** The picture at an address once the address is typed; the company's logo without one, as on the site. */
export function PreviewPicture({ address, className, width, height }: PreviewPictureProps) {
  const t = useTexts(previewMessages)
  const settled = useSettled(address.trim())
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = settled !== '' && broken === settled
  return (
    <>
      <img
        className={`picture ${className}`}
        src={isSitePath(settled) && !isBroken ? settled : LOGO}
        alt=""
        {...{ width, height }}
        onError={() => setBroken(settled)}
      />
      {isBroken ? <output className={`${NOTICE} block`}>{t.brokenImage}</output> : null}
    </>
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
