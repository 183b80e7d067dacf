/** The longest values of fields. Apart from the schemas, so that an editor's page need not download zod. */

/** Titles: news, products, services. */
export const TITLE_MAX_LENGTH = 200

/** Search words of a product or a category, besides its name. */
export const SEARCH_WORDS_MAX_LENGTH = 500

/** Largest amount of money `numeric(10,2)` holds. */
export const MAX_EUROS = 99_999_999.99
