import { useState } from 'react'
import type { PictureUse } from '../../../../server/pictures/picture.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { WithLogIn } from '../login/use-log-in-again.tsx'
import { deletePicture } from './pictures.api.ts'

export type Removal = {
  /** Where the picture is shown, when that kept it from being deleted. */
  readonly inUse: readonly PictureUse[] | null
  readonly hasFailed: boolean
  remove(): Promise<void>
}

/** Deletes a picture, or finds out what keeps it. */
export function useRemoval(id: number, withLogIn: WithLogIn, onRemoved: () => void): Removal {
  const [inUse, setInUse] = useState<readonly PictureUse[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  return {
    ...{ inUse, hasFailed },
    async remove() {
      setFailed(false)
      try {
        await withLogIn(() => deletePicture(id))
        onRemoved()
      } catch (error) {
        const problem = error instanceof ApiProblem ? error.problem : null
        if (problem?.code === 'PICTURE_IN_USE') setInUse(problem['used_in'] as PictureUse[])
        else if (problem?.code === 'NOT_FOUND') onRemoved()
        else setFailed(true)
      }
    },
  }
}
