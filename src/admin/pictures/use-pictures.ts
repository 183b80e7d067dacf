import { useEffect, useRef, useState } from 'react'
import type { PicturePage, PictureView } from '#server/pictures/picture.schemas.ts'
import { readPictures } from './pictures.api.ts'

const TYPING_PAUSE_MS = 300

export type PictureList = {
  readonly page: PicturePage | null
  readonly error: unknown
  readonly isWaiting: boolean
  /** Whether `error` says why the next part did not come, while the list itself did. */
  readonly lacksPart: boolean
  /** Loads the next, older part. */
  loadMore(): void
  reload(): void
  /** Shows an uploaded or changed picture; null removes it. */
  put(id: number, picture: PictureView | null): void
}

type Loaded = {
  /** The request that it answers. */
  readonly request: string
  readonly page: PicturePage | null
  readonly error: unknown
  readonly lacksPart: boolean
}

/** A picture to show, in its place or as the newest; null for one to remove. */
type Put = readonly [id: number, picture: PictureView | null]

/**
 * Reads the pictures that a search finds. The old list stays until the new one has arrived. The new one keeps what `put` changed
 * during the request, because the server may have answered before that. Not by `usePagedList`: there a part that is on its way
 * would overwrite what `put` showed, and a search that failed would take the list away.
 * @param q the searched text; empty for all pictures
 */
export function usePictures(q: string): PictureList {
  const [reloads, setReloads] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ request: '', page: null, error: null, lacksPart: false })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const putMeanwhile = useRef<readonly Put[]>([])
  // The name of the request. With the count a reload is another request than the one before.
  const request = `${reloads} ${q.trim()}`

  useEffect(() => {
    let isCurrent = true
    const load = () => {
      putMeanwhile.current = []
      readPictures({ q: q.trim() }).then(
        page =>
          isCurrent &&
          setLoaded({ request, page: putMeanwhile.current.reduce(withPicture, page), error: null, lacksPart: false }),
        (error: unknown) => isCurrent && setLoaded(before => ({ ...before, request, error, lacksPart: false })),
      )
    }
    const timer = setTimeout(load, q === '' ? 0 : TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, request])

  const { page } = loaded
  const loadMore = async () => {
    const cursor = page?.next_cursor
    if (!cursor || isLoadingMore) return
    const putBefore = putMeanwhile.current.length
    setLoadingMore(true)
    try {
      const older = await readPictures({ q: q.trim() }, cursor)
      setLoaded(before => {
        // The administrator searched again meanwhile, or the same part arrived twice.
        if (before.request !== request || before.page?.next_cursor !== cursor) return before
        const longer = { ...older, pictures: [...before.page.pictures, ...unlisted(older.pictures, before.page)] }
        return { request, page: putMeanwhile.current.slice(putBefore).reduce(withPicture, longer), error: null, lacksPart: false }
      })
    } catch (error) {
      setLoaded(before => (before.request === request ? { ...before, error, lacksPart: true } : before))
    } finally {
      setLoadingMore(false)
    }
  }
  return {
    page,
    error: loaded.error,
    lacksPart: loaded.lacksPart,
    isWaiting: loaded.request !== request || isLoadingMore,
    loadMore: () => void loadMore(),
    reload: () => setReloads(count => count + 1),
    put(id, picture) {
      putMeanwhile.current = [...putMeanwhile.current, [id, picture]]
      setLoaded(before => ({ ...before, page: before.page && withPicture(before.page, [id, picture]) }))
    },
  }
}

/** The pictures of a part that the list does not have yet. An old picture that was uploaded again is at its top already. */
function unlisted(pictures: readonly PictureView[], { pictures: listed }: PicturePage): PictureView[] {
  return pictures.filter(({ id }) => listed.every(other => other.id !== id))
}

/** The list with a picture put into it, or removed from it. */
function withPicture(page: PicturePage, [id, picture]: Put): PicturePage {
  const isShown = page.pictures.some(other => other.id === id)
  if (picture === null) {
    return { ...page, pictures: page.pictures.filter(other => other.id !== id), total: page.total - (isShown ? 1 : 0) }
  }
  if (isShown) return { ...page, pictures: page.pictures.map(other => (other.id === id ? picture : other)) }
  // The list has the newest pictures, so a new one has a higher id than all of them. Any other is an old one that was uploaded
  // again: the total counts it already.
  const isNew = page.pictures.every(other => other.id < id)
  return { ...page, pictures: [picture, ...page.pictures], total: page.total + (isNew ? 1 : 0) }
}
