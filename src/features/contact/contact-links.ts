import { company } from '#common/company.ts'

/** The company's phone number as a link: its address, and its words, which must not break across lines. */
export const phoneLink = {
  href: `tel:${company.phone.replaceAll(' ', '')}`,
  number: company.phone.replaceAll(' ', '\u00a0'),
} as const

/** The company's phone number and e-mail address as links in the HTML of a text. */
export const contactHtml = {
  phone: `<a href="${phoneLink.href}">${phoneLink.number}</a>`,
  email: `<a href="mailto:${company.email}">${company.email}</a>`,
} as const
