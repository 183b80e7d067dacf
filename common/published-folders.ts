// Folders of the published site whose files are named by their content: an address there always shows the same bytes.

/** Scripts, style sheets and fonts, named by the bundler: Astro's own default. */
export const ASSETS_DIR = '_astro'

/** Drawn pictures of shared links; a release removes nothing here. */
export const SHARE_DIR = 'share'

/** Uploaded pictures. */
export const MEDIA_DIR = 'media'

/** `Cache-Control` of files in these folders whose address never gets other bytes: a year, and no question. */
export const NEVER_CHANGES = 'public, max-age=31536000, immutable'
