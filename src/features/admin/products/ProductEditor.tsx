import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { productKind } from './product-kind.ts'

/** The island of `/addproduct` and `/tooted/{category}/editproduct/{id}`. */
export function ProductEditor({ isNew }: { readonly isNew: boolean }) {
  return <ContentEditor kind={productKind} target={isNew ? 'new' : itemInAddress('editproduct')} />
}
