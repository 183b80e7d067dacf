import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { FolderStorage } from '#server/pictures/folder-storage.ts'
import { describePictureStorage } from '../support/picture-storage-conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describePictureStorage('pictures in a folder', () => new FolderStorage(join(folder, 'media')))
