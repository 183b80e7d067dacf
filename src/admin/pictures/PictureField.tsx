import { useState } from 'react'
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { trimmed } from '#common/visible-line.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { type DraftFieldProps, Field } from '../form/Field.tsx'
import { useTexts } from '../language/use-texts.ts'
import { LazyPart, lazyPart } from '../loading/lazy-parts.tsx'
import { Button } from '../ui/Button.tsx'
import { INPUT } from '../ui/looks.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { DropZone } from './DropZone.tsx'
import { UploadList, useUploads } from './UploadList.tsx'
import { pictureMessages } from './picture.i18n.ts'
import { takeOverPicture } from './pictures.api.ts'
import { usePictureChooser } from './use-picture-chooser.tsx'

const FieldPictureAlts = lazyPart(async () => (await import('./PictureAlts.tsx')).FieldPictureAlts)

/** A picture by its address, by upload or from the library, and its descriptions in each language. */
export function PictureField(field: DraftFieldProps) {
  const { value } = field
  const t = useTexts(pictureMessages)
  const [uploaded, setUploaded] = useState<PictureView | null>(null)
  const { queue, uploads, chooserId } = useUploads(picture => {
    setUploaded(picture)
    field.onChange(picture.url)
  })
  /** Puts another picture into the field. It takes the place of an upload under way. */
  const onChange = (url: string) => {
    queue.close()
    field.onChange(url)
  }
  const { choosePicture, pictureDialog } = usePictureChooser()
  const choose = async () => {
    const chosen = await choosePicture()
    if (chosen) onChange(chosen.src)
  }
  const takeFile = (files: readonly File[]) => {
    queue.close()
    setUploaded(null)
    queue.add(files)
  }
  const address = trimmed(value)
  const [passFocusToAddress] = useState(() => passFocus(field.name))
  return (
    <div className="grid min-w-0 basis-full gap-4">
      <DropZone
        chooserId={chooserId}
        onFiles={takeFile}
        buttons={
          <>
            <Button onClick={() => void choose()} text={t.fromLibrary} />
            {address === '' ? null : <Button ref={passFocusToAddress} onClick={() => onChange('')} text={t.takeAway} />}
          </>
        }
      >
        <PictureAddress {...field} onType={onChange} />
        {uploads.length === 0 && isSitePath(address) ? <CurrentPicture key={address} address={address} /> : null}
        <UploadList queue={queue} uploads={uploads} chooserId={chooserId} />
        <output className="empty:sr-only">
          {uploaded !== null && uploaded.url === address ? t.uploaded(uploaded.name) : ''}
        </output>
      </DropZone>
      {/* The field works without: the library has these words, too. */}
      <LazyPart instead={null}>
        <FieldPictureAlts key={`alts ${address}`} address={address} />
      </LazyPart>
      {pictureDialog}
    </div>
  )
}

type PictureAddressProps = DraftFieldProps & { readonly onType: (address: string) => void }

/**
 * The input of the address. A picture of another host comes into the library when the focus leaves: the editor and the page show
 * it only from there.
 */
function PictureAddress({ value, onChange, onType, ...field }: PictureAddressProps) {
  const takeOver = async (input: HTMLInputElement) => {
    const address = trimmed(input.value)
    const own = isHttpsUrl(address) ? await takeOverPicture(address) : null
    // The administrator may have chosen another picture meanwhile.
    if (own !== null && trimmed(input.value) === address) onChange(own)
  }
  return (
    <Field {...field}>
      {control => (
        <input
          className={INPUT}
          {...control}
          value={value}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onChange={event => onType(event.target.value)}
          onBlur={event => void takeOver(event.currentTarget)}
        />
      )}
    </Field>
  )
}

/** The field's picture, once its address leads to one. */
function CurrentPicture({ address }: { readonly address: string }) {
  const t = useTexts(pictureMessages)
  const [isShown, setShown] = useState(false)
  const look = 'max-h-48 max-w-[min(100%,16rem)] bg-paper-deep object-contain'
  return <img className={look} src={address} alt={t.current} hidden={!isShown} onLoad={() => setShown(true)} />
}
