import { DialogTitle } from '@headlessui/react'
import { type ReactNode, useState } from 'react'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { DialogFrame } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadList, useUploads } from './UploadList.tsx'
import { pictureLibraryMessages } from './picture-library.i18n.ts'
import { usePictures } from './use-pictures.ts'

type PicturePanelProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** A dialog about pictures: the page's background, and a close button beside the title. */
export function PicturePanel({ title, onClose, children }: PicturePanelProps) {
  const t = useTexts(pictureLibraryMessages)
  return (
    <DialogFrame
      className="grid w-full max-w-192 min-w-0 gap-5 rounded-medium bg-paper p-drawer floating *:min-w-0"
      onClose={onClose}
    >
      <div className="flex items-start justify-between gap-4">
        <DialogTitle className="text-title wrap-anywhere">{title}</DialogTitle>
        <Button onClick={onClose} text={t.close} />
      </div>
      {children}
    </DialogFrame>
  )
}

/** The library, to choose a picture from. @param props.onClose called with the chosen picture, or null */
export function PictureDialog({ onClose }: { readonly onClose: (picture: PictureView | null) => void }) {
  const t = useTexts(pictureLibraryMessages)
  const [search, setSearch] = useState('')
  const list = usePictures(search)
  const { queue, ...uploads } = useUploads(onClose)
  /** Uploads a file in place of the one before: the dialog closes with the first picture that arrives. */
  const takeFile = (files: readonly File[]) => {
    queue.close()
    queue.add(files)
  }
  return (
    <PicturePanel title={t.libraryTitle} onClose={() => onClose(null)}>
      <DropZone wholePage chooserId={uploads.chooserId} onFiles={takeFile} />
      <UploadList queue={queue} {...uploads} />
      <PictureGrid list={list} search={search} onSearch={setSearch} onPick={onClose} action={t.choose} />
    </PicturePanel>
  )
}
