import { atom } from 'nanostores'
import type { PictureView } from '#server/pictures/picture.schemas.ts'

/** Fetches the code of uploads with the first one: most administrators who open an editor upload nothing. */
const loadUpload = () => import('./upload-picture.ts')

/** A file on its way to the library. It stays listed until it arrives or the administrator gives up; a failure keeps it. */
export type Upload = {
  readonly id: number
  readonly file: File
  /** A small copy of the picture as a data address; null until it is made, or when the file has no picture. */
  readonly preview: string | null
  /** The sent share, 0 to 1. */
  readonly progress: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Why it failed: a code of `uploadErrorText`; null before. */
  readonly error: string | null
}

/** Whether the same file will not go through later either: it is too large, or the server says what is wrong with the picture. */
const isFinal = (code: string) => code === 'BODY_TOO_LARGE' || code.startsWith('PICTURE_')

/** Whether a failure may be of one file alone: else the next one would meet it, too. */
const isOfFile = (code: string) => ['INTERNAL', 'FILE_UNREADABLE'].includes(code) || isFinal(code)

/** Whether another try may succeed. */
export function canRetry({ state, error }: Upload): boolean {
  return state === 'failed' && !isFinal(error ?? '')
}

/**
 * Uploads files one after another, so that each arrives as early as possible. Where the server is away or takes none, the others
 * wait until the administrator tries the one that met it again, or gives it up.
 */
export class UploadQueue {
  readonly $uploads = atom<readonly Upload[]>([])
  #lastId = 0
  #sending: { readonly id: number; readonly controller: AbortController } | null = null
  #onDone: (picture: PictureView) => void = () => {}

  /** @param listener called with each picture that has reached the library; replaces the listener before */
  listen(listener: (picture: PictureView) => void): void {
    this.#onDone = listener
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      this.#lastId += 1
      const id = this.#lastId
      this.$uploads.set([...this.$uploads.get(), { id, file, preview: null, progress: 0, state: 'waiting', error: null }])
      void this.#addPreview(id, file)
    }
    void this.#sendNext()
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', error: null })
    void this.#sendNext()
  }

  dismiss(id: number): void {
    if (this.#sending?.id === id) this.#sending.controller.abort()
    this.$uploads.set(this.$uploads.get().filter(upload => upload.id !== id))
    void this.#sendNext()
  }

  /** Gives up everything. */
  close(): void {
    this.#sending?.controller.abort()
    this.$uploads.set([])
  }

  async #sendNext(): Promise<void> {
    const next = this.$uploads.get().find(({ state }) => state === 'waiting')
    if (!next || this.#sending) return
    const { id, file } = next
    const controller = new AbortController()
    this.#sending = { id, controller }
    this.#change(id, { state: 'sending', progress: 0 })
    let isHeld = false
    try {
      const { uploadPicture } = await loadUpload()
      controller.signal.throwIfAborted()
      const picture = await uploadPicture(file, {
        onProgress: progress => this.#change(id, { progress }),
        signal: controller.signal,
      })
      this.dismiss(id)
      this.#onDone(picture)
    } catch (error) {
      const code = codeOf(error)
      this.#change(id, { state: 'failed', error: code })
      isHeld = !controller.signal.aborted && !isOfFile(code)
    } finally {
      this.#sending = null
      if (!isHeld) void this.#sendNext()
    }
  }

  async #addPreview(id: number, file: File): Promise<void> {
    try {
      const { localPreview } = await loadUpload()
      this.#change(id, { preview: await localPreview(file) })
    } catch {
      // The upload itself says that there is no connection.
    }
  }

  #change(id: number, part: Partial<Upload>): void {
    this.$uploads.set(this.$uploads.get().map(upload => (upload.id === id ? { ...upload, ...part } : upload)))
  }
}

/** The code of an UploadError. A TypeError says that the code of uploads did not come: there is no connection. */
function codeOf(error: unknown): string {
  if (error instanceof TypeError) return 'NO_ANSWER'
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL'
}
