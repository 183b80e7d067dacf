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

/** The crumbs from the home page to a page. @param origin the site's, without a trailing slash, as in the functions below */
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

/** The site, for the home pages: search engines show its name. */
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

/** The company by name and logo, as a product and an article name it: their pages show no further facts about it. */
export function organizationInBrief(origin: string): StructuredData {
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

/** The `@id` that the company has in the nodes of every page. */
function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** A picture's absolute address. Content names pictures by site paths; a full address stays as it is. */
export function absoluteUrl(image: string, origin: string): string {
  return image.startsWith('/') ? origin + image : image
}
