import { company } from '#common/company.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Crumb } from './breadcrumbs.ts'

/** A schema.org node without its `@context`. */
export type StructuredData = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown }

/** JSON for a `<script type="application/ld+json">`: no text in it can end the script. */
export function structuredDataJson(nodes: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}

/** `origin` has no trailing slash. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.wholeName ?? crumb.name,
      item: origin + crumb.path,
    })),
  }
}

/** The site as search engines name it: on the home pages. */
export function webSite(locale: Locale, origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: origin + localizedPath(locale, paths.home),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** The company as a product or an article names it, on a page without further facts about it. */
export function organizationName(origin: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/ikoonid/any-512.png`,
  }
}

export function organization(origin: string): StructuredData {
  const { address, mapPosition, openingHours, social } = company
  return {
    '@type': ['Organization', 'Store'],
    '@id': `${origin}/#organization`,
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/ikoonid/any-512.png`,
    image: `${origin}/jagamine.jpg`,
    telephone: company.phone,
    email: company.email,
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...mapPosition },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: [social.facebook, social.instagram, social.tiktok],
  }
}

/** A picture's absolute address: content holds site paths and full addresses. */
export function absoluteUrl(image: string, origin: string): string {
  return image.startsWith('/') ? origin + image : image
}
