import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { homeMessages } from './home.i18n.ts'

type FeedbackBandProps = { readonly locale: Locale; readonly children?: ReactNode }

/** The part of the home page with customers' words. The preview of their editor shows it, too. */
export function FeedbackBand({ locale, children }: FeedbackBandProps) {
  return (
    <div className="mt-section -mb-section bg-paper-deep py-[clamp(3.5rem,7vw,6rem)]">
      <div className="shell" data-edit-list="feedbacks">
        <h2 className="mb-tabs text-center">{homeMessages(locale).feedback}</h2>
        {children}
      </div>
    </div>
  )
}

/** A customer's words, and below them, smaller, the customer's name. */
export function FeedbackQuote({ locale, lang, children }: PassedText) {
  return (
    <figure>
      <blockquote>
        <RichText
          className="mx-auto max-w-184 px-1 text-center font-display text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-label font-medium [&_em]:not-italic [&>p+p:last-child]:font-body [&>p+p:last-child]:text-fine [&>p+p:last-child]:text-ink-soft"
          locale={locale}
          lang={lang}
        >
          {children}
        </RichText>
      </blockquote>
    </figure>
  )
}
