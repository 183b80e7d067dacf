/** The contact page's form, to link to. */
export const CONTACT_FORM = 'kirjuta'

/** The query of the contact page that says which product (its id) somebody asks about. */
export const ASKED_PRODUCT = 'toode'
