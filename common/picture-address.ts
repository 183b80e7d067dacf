// Addresses of uploaded pictures: `/media/<hash>/<width>.<format>`. The file at such an address never changes, so browsers
// and hosts may cache it for ever. `image` fields and rich text hold the address of the screen-size WebP, the first
// variant; pages find the others by the hash in it.

/** Formats of the variants. The first is the one that every browser can read. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Widths of the variants in pixels; a picture has those that are not wider than its original. */
const WIDTHS: readonly number[] = [320, 640, 960, 1280, 1600, 1920]
/** The width of the first variant, unless the original is narrower: enough to fill a laptop's window. */
export const SCREEN_WIDTH = 1600

/** The widths that a picture of this width has when all its variants are made, ascending. */
export function variantWidths(originalWidth: number): number[] {
  const widths = WIDTHS.filter(width => width <= originalWidth)
  return [...new Set([...widths, screenWidth(originalWidth)])].sort((a, b) => a - b)
}

/** The width of the variant that is made first. */
export function screenWidth(originalWidth: number): number {
  return Math.min(originalWidth, SCREEN_WIDTH)
}

/** The file's name in the picture's folder: `1200.webp`. */
export function variantFile(width: number, format: PictureFormat): string {
  return `${width}.${format}`
}

/** The address of a picture's file, without an origin. With an empty `file`: how all addresses of the picture begin. */
export function pictureAddress(hash: string, file: string): string {
  return `/media/${hash}/${file}`
}

const FOLDER_PATTERN = String.raw`/media/([0-9a-f]{32})/`
const VARIANT_ADDRESS = new RegExp(String.raw`^${FOLDER_PATTERN}\d{1,5}\.(?:${PICTURE_FORMATS.join('|')})$`)

/** The hash in a variant's address; null for any other address, the original's too, which no visitor gets. */
export function pictureHash(address: string): string | null {
  return VARIANT_ADDRESS.exec(address)?.[1] ?? null
}

/** The hashes of uploaded pictures in a text: of all addresses of their files that have no host before `/media/`. */
export function pictureHashesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w.-])${FOLDER_PATTERN}`, 'g'))].map(([, hash = '']) => hash)
}
