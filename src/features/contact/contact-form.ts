/** The contact page's form, to link to. */
export const CONTACT_FORM = 'kirjuta'

/** The query of the contact page that names the product (its id) in question. */
export const ASKED_PRODUCT = 'toode'
