/** Encodes the variants of one picture and ends. Its one argument is an {@link EncodingTask} as JSON. */
import sharp from 'sharp'
import { variantFile } from '#common/picture-address.ts'
import { encodeVariant } from './encode-variant.ts'
import type { EncodingTask } from './make-variants.ts'
import { pictureStorage } from './picture-storage.ts'

// Ends when the parent process is gone: the next start of that encodes again.
process.once('disconnect', () => process.exit())
// Ctrl-C and a service manager's stop reach every process. Ended by them, this one would look like a failed job: the product ends
// it itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const { place, hash, original, format, widths } = JSON.parse(process.argv[2] ?? '') as EncodingTask
sharp.concurrency(1)
sharp.cache(false)

const storage = pictureStorage(place)
const bytes = await storage.read(hash, original)
if (bytes === null) throw new Error(`${original} of picture ${hash} is not in the storage`)
for (const width of widths) {
  await storage.put(hash, variantFile(width, format), await encodeVariant(sharp(bytes), width, format))
}
// The listener for the disconnect keeps the process alive until it disconnects itself.
process.disconnect?.()
