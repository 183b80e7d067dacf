/** Google's WOFF2 reader and writer; the package has no types of its own. */
declare module 'wawoff2' {
  /** Makes a WOFF2 file of a TrueType file. */
  export function compress(font: Uint8Array): Promise<Uint8Array>
  /** Makes a TrueType file of a WOFF2 file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
