import type { EditorKind, Item, PreviewProps } from '../editor/editor-kind.ts'
import { LazyPart } from '../loading/LazyDialog.tsx'

type ItemPreviewProps<Row extends Item> = PreviewProps<Row> & { readonly kind: EditorKind<Row> }

/** The public page of what is edited, beside its fields. It comes after them: they can be used without it. */
export function ItemPreview<Row extends Item>({ kind, ...shown }: ItemPreviewProps<Row>) {
  return (
    <LazyPart waiting={<div className="preview-waiting" aria-busy />}>
      <kind.preview {...shown} />
    </LazyPart>
  )
}
