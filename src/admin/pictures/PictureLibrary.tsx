import '../../ui/zod-without-eval.ts'
import { useEffect, useState } from 'react'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { fetchParts } from '../loading/lazy-parts.tsx'
import { showOwnToast } from '../ui/own-toast.ts'
import { DropZone } from './DropZone.tsx'
import { PictureDetailsDialog } from './PictureDetailsDialog.tsx'
import { LIBRARY, PictureGrid } from './PictureGrid.tsx'
import { UploadList, useUploads } from './UploadList.tsx'
import { pictureLibraryMessages } from './picture-library.i18n.ts'
import { pictureMessages } from './picture.i18n.ts'
import { usePictures } from './use-pictures.ts'

/** The library of uploaded pictures: the island of `/admin/pictures`. */
export function PictureLibrary() {
  const t = useTexts(pictureMessages)
  const library = useTexts(pictureLibraryMessages)
  const [search, setSearch] = useState('')
  // The dialog's picture is kept apart from the list, so that a late answer to a search does not close the dialog.
  const [open, setOpen] = useState<PictureView | null>(null)
  const list = usePictures(search)
  const { queue, ...uploads } = useUploads(picture => {
    list.put(picture.id, picture)
    showOwnToast(t.uploaded(picture.name))
  })
  useEffect(adoptLanguageSwitcher, [])
  useEffect(fetchParts, [])
  return (
    <div className={LIBRARY}>
      <DropZone multiple wholePage chooserId={uploads.chooserId} onFiles={files => queue.add(files)} />
      <UploadList queue={queue} {...uploads} />
      <PictureGrid list={list} search={search} onSearch={setSearch} onPick={setOpen} action={library.open} />
      {open ? (
        <PictureDetailsDialog
          key={open.id}
          picture={open}
          onChange={picture => {
            if (picture === null) passFocusOn()
            list.put(open.id, picture)
            setOpen(now => (now?.id === open.id ? picture : now))
          }}
          // A late answer about this picture closes no other one.
          onClose={() => setOpen(now => (now?.id === open.id ? null : now))}
        />
      ) : null}
    </div>
  )
}

/** Before the picture that has the focus goes: passes the focus to the next one, to the last, or to the search. */
function passFocusOn(): void {
  const item = document.activeElement?.closest('li')
  if (!item) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  ;(neighbour?.querySelector('button') ?? document.querySelector<HTMLElement>('[type=search]'))?.focus()
}
