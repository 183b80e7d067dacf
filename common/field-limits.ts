/** What fields hold at most. Apart from the schemas, so that an editor's page knows it without their library. */

/** Titles: news, products, services. */
export const TITLE_MAX_LENGTH = 200

/** The words that a product or a category is to be found by, besides its name. */
export const SEARCH_WORDS_MAX_LENGTH = 500

/** Largest amount of money `numeric(10,2)` holds. */
export const MAX_EUROS = 99_999_999.99
