// Folders of the published site whose files are named by their content: an address there always shows the same bytes. Beside them
// is the company's picture, whose bytes may change.

/** Scripts, style sheets and fonts, named by the bundler: Astro's own default. */
export const ASSETS_DIR = '_astro'

/** Drawn pictures of shared links; a release removes nothing here. */
export const SHARE_DIR = 'share'

/** The company's picture for shared links, of pages without one of their own and of those whose own is not drawn yet. */
export const COMPANY_PICTURE = '/jagamine.jpg'

/** Uploaded pictures. */
export const MEDIA_DIR = 'media'

/** `Cache-Control` of published scripts, fonts and uploaded pictures: a year, and no question. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
