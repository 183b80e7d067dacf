/** The id of the contact page's form, for links. */
export const CONTACT_FORM = 'kirjuta'

/** The query of the contact page that names the product (its id) in question. */
export const ASKED_PRODUCT = 'toode'
