/** Days in schema.org's names, so that structured data takes them as they are. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** The same hours on several days; a day that is in no entry is closed. */
export type OpeningHours = {
  readonly days: readonly [Weekday, ...Weekday[]]
  /** Local time in Estonia, `HH:MM`, 24 h. */
  readonly opens: string
  readonly closes: string
}

/** What the site says of the company outside its edited texts: footer, contact page, privacy policy, structured data. */
export type Company = {
  /** The name customers know, without legal form. */
  readonly name: string
  readonly legalName: string
  /** Number in the Estonian Commercial Register: 8 digits, the last one a check digit. */
  readonly registryCode: string
  /** `EE` and 9 digits, the last one a check digit. */
  readonly vatNumber: string
  /** As people read it; a `tel:` link leaves the spaces out ({@link phoneHref}). */
  readonly phone: string
  readonly email: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postalCode: string
    /** ISO 3166-1 alpha-2. */
    readonly countryCode: string
  }
  /** The studio's door, WGS 84 degrees. */
  readonly mapPosition: { readonly latitude: number; readonly longitude: number }
  readonly openingHours: readonly OpeningHours[]
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string }
}

/** The company of this site. Numbers and addresses are well-formed and belong to nobody. */
export const company: Company = {
  name: 'Aroomikoda',
  legalName: 'Aroomikoda OÜ',
  registryCode: '19999992',
  vatNumber: 'EE199999996',
  phone: '+372 5000 0000',
  email: 'info@aroomikoda.example',
  address: { street: 'Aniisi 7', city: 'Tartu', postalCode: '51003', countryCode: 'EE' },
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
