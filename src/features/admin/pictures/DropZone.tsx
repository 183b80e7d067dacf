import { type ReactNode, useRef } from 'react'
import { ACCEPTED_PICTURE_TYPES } from '../../../../server/pictures/picture-limits.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureMessages } from './picture.messages.ts'
import { type DroppedFilesOptions, useDroppedFiles } from './use-dropped-files.ts'
import { BUTTON_QUIET, FIELD_HINT } from '../ui/looks.ts'

type DropZoneProps = DroppedFilesOptions & {
  /** Further buttons beside the one that chooses files. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** Takes files that are dropped on it, pasted into it or chosen with its button. */
export function DropZone({ onFiles, multiple = false, wholePage, buttons, children }: DropZoneProps) {
  const t = useTexts(pictureMessages)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, take, handlers } = useDroppedFiles({ onFiles, multiple, wholePage })
  return (
    <div className={`picture-drop${isOver ? ' picture-drop-over' : ''}`} {...handlers}>
      {children}
      <p className={FIELD_HINT}>
        {multiple ? t.dropMany : t.drop} {t.limits}
      </p>
      <div className="picture-buttons">
        <button className={BUTTON_QUIET} type="button" onClick={() => input.current?.click()}>
          {multiple ? t.chooseFiles : t.chooseFile}
        </button>
        {buttons}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={ACCEPTED_PICTURE_TYPES.join(',')}
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
