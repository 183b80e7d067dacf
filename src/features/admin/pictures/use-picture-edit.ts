import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { type EditedFields, type EditState, PictureEdit } from './picture-edit.ts'

/**
 * The words of a picture under edit. Leaving the page before they are saved is asked about.
 * @param onSaved hears of the picture as it is then
 */
export function usePictureEdit(
  picture: PictureView,
  onSaved: (picture: PictureView) => void,
): { readonly edit: PictureEdit; readonly fields: EditedFields; readonly state: EditState } {
  const [edit] = useState(() => new PictureEdit(picture))
  useEffect(() => edit.listen(onSaved), [edit, onSaved])
  useLeaveWarning(() => edit.isUnsaved)
  return { edit, ...useStore(edit.$edit) }
}
