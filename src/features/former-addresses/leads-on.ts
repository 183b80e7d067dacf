/** The beginning of the tag that leads on from a former address. Sanitised rich text never contains such a tag. */
export const REFRESH_TAG = '<meta http-equiv="refresh"'

/** Whether a page only leads on to another address. Such a page is no earlier version of the content at its own address. */
export function leadsOn(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(REFRESH_TAG)
}
