/** How the page at a former address begins to lead on; text that an editor writes is never a tag of this kind. */
export const REFRESH = '<meta http-equiv="refresh"'

/** Whether a page only leads on to another address: then it is no version of what its address is about. */
export function leadsOn(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(REFRESH)
}
