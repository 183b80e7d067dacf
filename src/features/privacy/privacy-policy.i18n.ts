import type { Locale } from '#common/locales.ts'
import { plural } from '../../i18n/plural.ts'
import { privacyPolicyEn } from './privacy-policy.en.i18n.ts'
import { privacyPolicyEt } from './privacy-policy.et.i18n.ts'
import { privacyPolicyRu } from './privacy-policy.ru.i18n.ts'

/** The subject of a section, which is also its anchor in every language. The specification decides choice and order (§2.9). */
export type PrivacySectionId =
  'controller' | 'data' | 'use' | 'sharing' | 'retention' | 'children' | 'rights' | 'gdpr' | 'security' | 'links' | 'updates'

/** A section of the policy in one language. */
export type PrivacySection = {
  readonly id: PrivacySectionId
  readonly heading: string
  /** Trusted HTML of our own: h3, p, ul, li, strong and links. */
  readonly html: string
}

/** The privacy policy in one language. It says what the site does: change it together with storage, logs and embeds. */
export type PrivacyPolicy = {
  readonly title: string
  /** The label and the day, `dd/mm/yyyy`. */
  readonly updated: string
  /** Trusted HTML of our own. */
  readonly introHtml: string
  readonly sections: readonly PrivacySection[]
}

const policies: Readonly<Record<Locale, PrivacyPolicy>> = { et: privacyPolicyEt, en: privacyPolicyEn, ru: privacyPolicyRu }

const MONTHS = {
  et: { one: 'kuu', other: 'kuud' },
  en: { one: 'month', other: 'months' },
  ru: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
} as const

/**
 * The policy in a language.
 * @param retentionMonths how long the company keeps messages; the texts have `{retention}` in its place
 */
export function privacyPolicy(locale: Locale, retentionMonths: number): PrivacyPolicy {
  const policy = policies[locale]
  const retention = `${retentionMonths} ${plural(locale, retentionMonths, MONTHS[locale])}`
  return { ...policy, sections: policy.sections.map(each => ({ ...each, html: each.html.replace('{retention}', retention) })) }
}
