import { useEffect, useRef, useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import { readPicture, updatePicture } from './pictures.api.ts'

export type EditedFields = Pick<PictureView, 'name' | 'alt' | 'alt_en' | 'alt_ru'>
export type EditState = 'unchanged' | 'typed' | 'saving' | 'saved' | 'stale' | 'failed'

export type PictureEdit = {
  readonly fields: EditedFields
  readonly state: EditState
  change(part: Partial<EditedFields>): void
  /** Saves what was typed; nothing happens when nothing was. */
  save(): Promise<void>
}

/**
 * The words that belong to a picture, as they are typed and saved.
 * @param onSaved hears of the picture as it is then
 */
export function usePictureEdit(picture: PictureView, onSaved: (picture: PictureView) => void): PictureEdit {
  const [fields, setFields] = useState<EditedFields>(picture)
  const [state, setState] = useState<EditState>('unchanged')
  const etag = useRef<string | null>(null)
  const { id } = picture

  useEffect(() => {
    // The version that is edited here; without it the save is refused by nobody and still right.
    readPicture(id).then(
      answer => (etag.current = answer.etag),
      () => {},
    )
  }, [id])

  const save = async () => {
    if (state !== 'typed' && state !== 'stale' && state !== 'failed') return
    setState('saving')
    try {
      const { name, alt, alt_en, alt_ru } = fields
      const { body, etag: next } = await updatePicture({ ...picture, name, alt, alt_en, alt_ru }, etag.current)
      etag.current = next
      setState('saved')
      onSaved(body)
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.problem.code === 'STALE_VERSION'
      // Whoever saves again after being told means it.
      if (isStale) etag.current = null
      setState(isStale ? 'stale' : 'failed')
    }
  }
  return {
    ...{ fields, state, save },
    change(part) {
      setFields(before => ({ ...before, ...part }))
      setState('typed')
    },
  }
}
