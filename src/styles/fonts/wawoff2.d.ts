/** Google's WOFF2 reader and writer; the package has no types of its own. */
declare module 'wawoff2' {
  /** A TrueType file as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>
  /** A WOFF2 file as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
