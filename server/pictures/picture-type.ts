/** The types that the library accepts. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

/** Bytes at a file's beginning that tell its type. */
const HEAD_BYTES = 64

/**
 * A file's type by its first bytes; null when it is not accepted. Names and declared types prove nothing. An SVG can
 * carry a script, and a GIF is hardly ever a photo: neither is accepted.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  return head.slice(4, 8) === 'ftyp' && isAvif(head) ? 'avif' : null
}

/**
 * Whether an ISO base media file is a still AVIF; `avis` is an animation. Its first box names a brand, then a version, then
 * compatible brands, four letters each. Byte 3 is the last of the box's size.
 */
function isAvif(head: string): boolean {
  const brands = [head.slice(8, 12), ...(head.slice(16, head.charCodeAt(3)).match(/.{4}/gs) ?? [])]
  return brands.includes('avif') && !brands.includes('avis')
}
