/** Limits of accepted pictures. They are apart from the schemas, so that an editor's page need not download zod. */

/** The largest accepted file. */
export const MAX_PICTURE_MB = 20
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024
/** The most pixels of a decoded picture; a camera's 48 megapixels fit. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** The longest side that every format of the variants can hold. */
export const MAX_PICTURE_SIDE = 16_000
/** The most pictures of other hosts in one save: more than a pasted text has. */
export const MAX_FOREIGN_PICTURES = 30
/** Media types of accepted uploads. */
export const ACCEPTED_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The longest name and alternative text of a picture. */
export const PICTURE_NAME_MAX_LENGTH = 200
export const PICTURE_ALT_MAX_LENGTH = 300
