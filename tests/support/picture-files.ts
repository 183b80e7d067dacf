import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { ApiClient } from './api-requests.ts'

/**
 * A photo of soft noise: `width` × `height` before rotation by its EXIF orientation.
 * @param options.grain pixels of noise across; 240 is more work for a codec than most photos, 24 much less
 */
export async function aPhoto(
  options: { width?: number; height?: number; orientation?: number; exif?: boolean; background?: string; grain?: number } = {},
): Promise<Buffer> {
  const { width = 640, height = 480, orientation, exif = false, background = '#888', grain = 240 } = options
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const small = sharp({ create: { width: grain, height: (grain * 3) / 4, channels: 3, background, noise } })
  let photo = sharp(await small.png().toBuffer()).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  if (exif) photo = photo.withExif({ IFD0: { Make: 'Kaamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '58/1 22/1 0/1' } })
  if (orientation) photo = photo.withMetadata({ orientation })
  return photo.jpeg({ quality: 92 }).toBuffer()
}

/** A picture of one colour: small whatever its size. */
export function aPlainPicture(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A red picture that can be seen through. @param alpha 0 (not to be seen) to 1 */
export function aSeeThroughPicture(width: number, height: number, alpha: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha } } })
}

/** A valid black PNG that is small as a file and large as a picture: one bit a pixel, all zero. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** A PNG of two frames, as far as its header says. */
export function animatedPng(): Buffer {
  const [start, end] = [pngBomb(20, 20).subarray(0, 33), pngBomb(20, 20).subarray(33)]
  return Buffer.concat([start, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), end])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Sends a file as a form with one file field does. */
export async function upload(client: ApiClient, bytes: Uint8Array, name = 'foto.jpg', type = 'image/jpeg') {
  const form = new FormData()
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }))
  const request = new Response(form)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return client.post('/api/pictures', Buffer.from(await request.arrayBuffer()), headers)
}
