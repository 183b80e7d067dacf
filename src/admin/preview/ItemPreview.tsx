import type { EditorKind, Item, PreviewProps } from '../editor/editor-kind.ts'
import { LazyPart } from '../loading/LazyDialog.tsx'

type ItemPreviewProps<Row extends Item> = PreviewProps<Row> & { readonly kind: EditorKind<Row> }

/** The public page of the edited item, beside its fields. It loads after them: they work without it. */
export function ItemPreview<Row extends Item>({ kind, ...shown }: ItemPreviewProps<Row>) {
  return (
    <LazyPart waiting={<div className="preview-waiting" aria-busy />}>
      <kind.preview {...shown} />
    </LazyPart>
  )
}
