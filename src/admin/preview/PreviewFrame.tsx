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

/** The window of a common phone and of a common desktop, in CSS pixels. */
const WINDOWS = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const
type Device = keyof typeof WINDOWS
const DEVICES = Object.keys(WINDOWS) as readonly Device[]

const DEVICE =
  'min-h-9 border-b-2 border-transparent forced-colors:border-0 aria-pressed:forced-selected px-3 py-1 text-note hover:text-ink aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-primary'

/** Shows the page as on a phone or on a desktop, redrawn with each keystroke. */
export function PreviewFrame({ locale, children }: PreviewFrameProps) {
  const t = useTexts(previewMessages)
  const [device, setDevice] = useState<Device>('phone')
  return (
    <section className="grid grid-cols-1 gap-4 wide:sticky wide:top-22" aria-label={t.preview}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-soft">
        <p className="text-caption tracking-[0.1em] uppercase" aria-hidden="true">
          {t.preview}
        </p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t.width}</legend>
          {DEVICES.map(one => (
            <button key={one} className={DEVICE} type="button" aria-pressed={device === one} onClick={() => setDevice(one)}>
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
