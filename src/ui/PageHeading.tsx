import type { Locale } from '#common/locales.ts'

type PageHeadingProps = {
  readonly title: string
  /** When it is in another language than the page. */
  readonly lang?: Locale | undefined
  readonly lead?: string | undefined
  /** The following content brings the distance. */
  readonly isTight?: boolean
  readonly className?: string
}

/** The page's h1 and an optional lead below it. */
export function PageHeading({ title, lang, lead, isTight = false, className }: PageHeadingProps) {
  const looks = `page-heading max-w-224 pt-heading print:py-6 ${isTight ? 'pb-0' : 'pb-heading-end'}`
  return (
    <header className={className ? `${looks} ${className}` : looks}>
      <h1 lang={lang}>{title}</h1>
      {lead ? <p className="mt-5 max-w-160 text-lead text-ink-soft">{lead}</p> : null}
    </header>
  )
}
