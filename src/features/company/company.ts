import { type CompanyFacts, companyFacts } from '../../../common/company.ts'

/** Days in schema.org's names, so that structured data takes them as they are. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** The same hours on several days; a day without an entry is closed. */
export type OpeningHours = {
  readonly days: readonly [Weekday, ...Weekday[]]
  /** Local time in Estonia, `HH:MM`, 24 h. */
  readonly opens: string
  readonly closes: string
}

/** The company's facts outside its edited texts: footer, contact page, privacy policy, structured data. */
export type Company = CompanyFacts & {
  /** The studio's door, WGS 84 degrees. */
  readonly mapPosition: { readonly latitude: number; readonly longitude: number }
  readonly openingHours: readonly OpeningHours[]
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string }
}

/** The company of this site; the mails share its facts. */
export const company: Company = {
  ...companyFacts,
  mapPosition: { latitude: 58.3781, longitude: 26.7297 },
  openingHours: [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '11:00', closes: '18:00' },
    { days: ['Saturday'], opens: '11:00', closes: '15:00' },
  ],
  social: {
    facebook: 'https://www.facebook.com/aroomikoda.example',
    instagram: 'https://www.instagram.com/aroomikoda.example',
    tiktok: 'https://www.tiktok.com/@aroomikoda.example',
  },
}

/** `tel:` link target of the company's phone. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`
