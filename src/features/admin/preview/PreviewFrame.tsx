import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../../common/locales.ts'
import { useTexts } from '../language/use-texts.ts'
import { PageFrame } from './PageFrame.tsx'
import { previewMessages } from './preview.i18n.ts'

type PreviewFrameProps = {
  /** The language the page is shown in. */
  readonly locale: Locale
  readonly children: ReactNode
}

/** CSS pixels of the window of a common phone and of a common desktop. */
const WINDOWS = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const
type Device = keyof typeof WINDOWS
const DEVICES = Object.keys(WINDOWS) as readonly Device[]

/** What the page will look like on a phone or a desktop, redrawn with each letter. */
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
