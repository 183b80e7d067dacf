import type { DeliveryMethod } from './message-options.ts'

/** What mails and the site say about the company. */
export type CompanyFacts = {
  /** The name customers know, without legal form. */
  readonly name: string
  readonly legalName: string
  /** Number in the Estonian Commercial Register: 8 digits, the last one a check digit. */
  readonly registryCode: string
  /** `EE` and 9 digits, the last one a check digit. */
  readonly vatNumber: string
  /** As people write it; a `tel:` link leaves the spaces out. */
  readonly phone: string
  readonly email: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postalCode: string
    /** ISO 3166-1 alpha-2. */
    readonly countryCode: string
  }
  /** Ways of delivery that cost nothing extra. For any other the company tells the buyer the price before it sends the goods. */
  readonly freeDeliveries: readonly DeliveryMethod[]
  /** Days from delivery within which a buyer may withdraw from a shop order; the law asks for 14. */
  readonly withdrawalDays: number
}

/** The company of this site. Numbers and addresses are well-formed but belong to no one. */
export const companyFacts: CompanyFacts = {
  name: 'Aroomikoda',
  legalName: 'Aroomikoda OÜ',
  registryCode: '19999992',
  vatNumber: 'EE199999996',
  phone: '+372 5000 0000',
  email: 'info@aroomikoda.example',
  address: { street: 'Aniisi 7', city: 'Tartu', postalCode: '51003', countryCode: 'EE' },
  freeDeliveries: ['parcel-machine', 'pickup'],
  withdrawalDays: 14,
}

/** Days in schema.org's names, so that structured data takes them as they are. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** The same hours on several days; a day without an entry is closed. */
export type OpeningHours = {
  readonly days: readonly [Weekday, ...Weekday[]]
  /** Local time in Estonia, `HH:MM`, 24 h. */
  readonly opens: string
  readonly closes: string
}

/** What pages say of the company. Islands and mails use {@link CompanyFacts} alone, so that an island loads no more. */
export type Company = CompanyFacts & {
  /** The studio's door, WGS 84 degrees. */
  readonly mapPosition: { readonly latitude: number; readonly longitude: number }
  readonly openingHours: readonly OpeningHours[]
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string }
}

/** The company as pages show it and as structured data describe it. */
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
