import { pictureAddress, pictureHash, variantFile } from '#common/picture-address.ts'
import type { PictureDetails, PictureInput, PicturePage, PictureView } from '#server/pictures/picture.schemas.ts'
import { type ApiAnswer, callApi, callBody } from '../api/api-client.ts'

/** Pixels: wide enough for a picture of the library on a sharp screen. */
const THUMBNAIL_WIDTH = 320

/** Reads a part of the library, newest first. @throws ApiProblem, NoAnswer */
export function readPictures(search: { q?: string; hash?: string }, cursor: string | null = null): Promise<PicturePage> {
  const query = new URLSearchParams(search)
  if (cursor !== null) query.set('cursor', cursor)
  return callBody(`/api/pictures?${query}`)
}

/** Reads one picture, with its uses. @throws ApiProblem NOT_FOUND; NoAnswer */
export function readPicture(id: number): Promise<ApiAnswer<PictureDetails>> {
  return callApi<PictureDetails>(`/api/pictures/${id}`)
}

/**
 * Brings a picture of another host into the library.
 * @returns its new address; null on failure: the save tries again, and says why it fails
 */
export async function takeOverPicture(url: string): Promise<string | null> {
  try {
    return (await callBody<PictureView>('/api/pictures/from-address', { method: 'POST', body: { url } })).url
  } catch {
    return null
  }
}

/** Saves the words of a picture. @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_FOUND; NoAnswer */
export function updatePicture(id: number, words: PictureInput, ifMatch: string | null): Promise<ApiAnswer<PictureView>> {
  return callApi<PictureView>(`/api/pictures/${id}`, { method: 'PUT', body: words, ifMatch })
}

/** Deletes a picture that nothing uses. @throws ApiProblem PICTURE_IN_USE, NOT_FOUND; NoAnswer */
export const deletePicture = (id: number): Promise<void> => callBody(`/api/pictures/${id}`, { method: 'DELETE' })

/** The address of the smallest file of a picture that is wide enough for the library. */
export function thumbnailOf({ url, variants }: PictureView): string {
  const width = variants.webp.find(candidate => candidate >= THUMBNAIL_WIDTH)
  const hash = pictureHash(url)
  return width === undefined || hash === null ? url : pictureAddress(hash, variantFile(width, 'webp'))
}
