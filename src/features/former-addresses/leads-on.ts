/** The beginning of the page at a former address; a text of an editor never contains a tag of this kind. */
export const REFRESH = '<meta http-equiv="refresh"'

/** Whether a page only leads on to another address: then it is no version of its own address's content. */
export function leadsOn(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(REFRESH)
}
