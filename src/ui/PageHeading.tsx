import type { Locale } from '#common/locales.ts'

type PageHeadingProps = {
  readonly title: string
  /** The title's language, where that is not the page's. */
  readonly lang?: Locale | undefined
  readonly lead?: string | undefined
  /** Whether it has no space below, because the content that follows brings its own. */
  readonly isTight?: boolean
  readonly className?: string
}

/** The page's h1, with an optional lead below it. */
export function PageHeading({ title, lang, lead, isTight = false, className }: PageHeadingProps) {
  const looks = `page-heading max-w-224 pt-heading print:py-6 ${isTight ? 'pb-0' : 'pb-heading-end'}`
  return (
    <header className={className ? `${looks} ${className}` : looks}>
      <h1 lang={lang}>{title}</h1>
      {lead ? <p className="mt-5 max-w-160 text-lead text-ink-soft">{lead}</p> : null}
    </header>
  )
}
