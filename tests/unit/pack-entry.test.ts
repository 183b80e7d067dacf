import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack as startPack } from 'tar-stream'
import { expect, test } from 'vitest'
import { addBytes, addFile } from '#server/backup/pack-entry.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** More than a pack takes before its reader has taken some. */
const BYTES = randomBytes(1024 * 1024)

test.each(['bytes', 'a file'])(
  'a stop while %s wait for the disk ends the entry, and is no error that nothing handles',
  async kind => {
    const path = join(temporaryFolder(), 'original.jpg')
    writeFileSync(path, BYTES)
    const pack = startPack()
    pack.on('error', () => {})
    const entry = kind === 'bytes' ? addBytes(pack, 'media/original.jpg', BYTES) : addFile(pack, 'media/original.jpg', path)
    const refused = expect(entry).rejects.toThrow()
    await once(pack, 'readable')
    pack.destroy(new Error('stopped'))
    await refused
  },
)
