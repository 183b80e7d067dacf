import { company } from '#common/company.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { COMPANY_PICTURE } from '#common/published-folders.ts'
import type { Crumb } from './breadcrumbs.ts'

const LOGO = '/ikoonid/any-512.png'

/** A schema.org node without its `@context`. */
export type StructuredData = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown }

/** The nodes as JSON for a `<script type="application/ld+json">`. No text in it can end the script. */
export function structuredDataJson(nodes: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}

/** The way from the home page to a page. @param origin without a trailing slash, as in the functions below */
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

/** The site with the name that search engines show. The home pages carry it. */
export function webSite(locale: Locale, origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: origin + localizedPath(locale, paths.home),
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
  }
}

/** The company's name and logo, for a product or an article. Their pages have no further facts about it. */
export function organizationName(origin: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name,
    url: `${origin}/`,
    logo: origin + LOGO,
  }
}

/** All facts about the company, for the home pages and the contact pages. */
export function organization(origin: string): StructuredData {
  const { address, mapPosition, openingHours, social } = company
  return {
    '@type': ['Organization', 'Store'],
    '@id': organizationId(origin),
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: origin + LOGO,
    image: origin + COMPANY_PICTURE,
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

/** The name by which nodes of all pages mean the same company. */
function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** A picture's absolute address. Content holds site paths and full addresses. */
export function absoluteUrl(image: string, origin: string): string {
  return image.startsWith('/') ? origin + image : image
}
