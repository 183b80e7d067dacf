/** The longest values of fields. They are apart from the schemas, so that an editor's page need not download zod. */

/** Titles: news, products, services. */
export const TITLE_MAX_LENGTH = 200

/** Search words of a product or a category, besides its name. */
export const SEARCH_WORDS_MAX_LENGTH = 500

/** The search text of an administrators' list. Visitors' lists have a limit of their own (features/search/list-state.ts). */
export const SEARCH_TEXT_MAX_LENGTH = 200

/** A rich text in HTML, before it is sanitised. */
export const RICH_TEXT_MAX_LENGTH = 200_000

/** The address of a picture: an item's, or one of another host that the library fetches. */
export const IMAGE_ADDRESS_MAX_LENGTH = 2_048

/** An e-mail address: a mail server takes no longer one (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** The name of a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 100

/** The largest id of a row, which is an `integer` in PostgreSQL. */
export const MAX_ID = 2_147_483_647

/** Largest amount of money `numeric(10,2)` holds. */
export const MAX_EUROS = 99_999_999.99
