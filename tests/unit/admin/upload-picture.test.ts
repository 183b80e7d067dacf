import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadPicture } from '#src/admin/pictures/upload-picture.ts'

/** A request that the browser cannot send. */
class BrokenRequest {
  readonly upload = {}
  onerror = () => {}
  open(): void {}
  send(): void {
    this.onerror()
  }
}

test.each([
  ['a picture without a connection', async () => new ArrayBuffer(1), 'NO_ANSWER'],
  ['a file that changed, or a folder', () => Promise.reject(new DOMException('', 'NotFoundError')), 'FILE_UNREADABLE'],
] as const)('what fails is told apart: %s', async (_what, arrayBuffer, code) => {
  vi.stubGlobal('XMLHttpRequest', BrokenRequest)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const file = Object.assign(new File(['x'], 'Pildid'), { slice: () => ({ arrayBuffer }) })
  const options = { onProgress: () => {}, signal: new AbortController().signal }
  await expect(uploadPicture(file, options)).rejects.toMatchObject({ code })
})
