import { DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { DialogFrame } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { DropZone } from './DropZone.tsx'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadList } from './UploadList.tsx'
import { usePictures } from './use-pictures.ts'
import { useUploads } from './use-uploads.ts'
import { BUTTON_QUIET } from '../ui/looks.ts'

/** The library to choose from. @param props.onClose hears what was chosen, or null */
export function PictureDialog({ onClose }: { readonly onClose: (picture: PictureView | null) => void }) {
  const t = useTexts(pictureLibraryMessages)
  const [search, setSearch] = useState('')
  const list = usePictures(search)
  const { queue, uploads } = useUploads(onClose)
  return (
    <DialogFrame className="picture-panel" onClose={() => onClose(null)}>
      <div className="picture-panel-head">
        <DialogTitle className="text-title">{t.libraryTitle}</DialogTitle>
        <button className={BUTTON_QUIET} type="button" onClick={() => onClose(null)}>
          {t.close}
        </button>
      </div>
      <DropZone wholePage onFiles={files => queue.add(files)} />
      <UploadList queue={queue} uploads={uploads} />
      <PictureGrid list={list} search={search} onSearch={setSearch} onPick={onClose} action={t.choose} />
    </DialogFrame>
  )
}
