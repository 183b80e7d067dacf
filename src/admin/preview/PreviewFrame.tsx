import { type ReactNode, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { useTexts } from '../language/use-texts.ts'
import { PageFrame } from './PageFrame.tsx'
import { previewMessages } from './preview.i18n.ts'

type PreviewFrameProps = {
  /** The language of the page in it. */
  readonly locale: Locale
  readonly children: ReactNode
}

/** CSS pixels of a common phone's and a common desktop's window. */
const WINDOWS = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const
type Device = keyof typeof WINDOWS
const DEVICES = Object.keys(WINDOWS) as readonly Device[]

/** The page on a phone or a desktop, redrawn with each keystroke. */
export function PreviewFrame({ locale, children }: PreviewFrameProps) {
  const t = useTexts(previewMessages)
  const [device, setDevice] = useState<Device>('phone')
  return (
    <section className="preview" aria-label={t.preview}>
      <div className="preview-bar">
        <p aria-hidden="true">{t.preview}</p>
        <fieldset className="preview-devices">
          <legend className="sr-only">{t.width}</legend>
          {DEVICES.map(one => (
            <button key={one} type="button" aria-pressed={device === one} onClick={() => setDevice(one)}>
              {t[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <PageFrame title={t.preview} lang={locale} {...WINDOWS[device]}>
        {children}
      </PageFrame>
    </section>
  )
}
