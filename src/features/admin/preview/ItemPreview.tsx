import type { EditorKind, Item, PreviewProps } from '../editor/editor-kind.ts'
import { LazyPart } from '../loading/LazyDialog.tsx'

type ItemPreviewProps<Row extends Item, Name extends string & keyof Row, Extra> = PreviewProps<Name, Row, Extra> & {
  readonly kind: Pick<EditorKind<Row, Name, Extra>, 'preview'>
}

/** The public page of what is edited, beside its fields. It comes after them: they can be used without it. */
export function ItemPreview<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  ...shown
}: ItemPreviewProps<Row, Name, Extra>) {
  return (
    <LazyPart waiting={<div className="preview-waiting" aria-busy />}>
      <kind.preview {...shown} />
    </LazyPart>
  )
}
