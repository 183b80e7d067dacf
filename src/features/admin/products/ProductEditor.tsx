import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { productKind } from './product-kind.ts'

/** The island of `/tooted/{category}/editproduct/{id}`. */
export function ProductEditor() {
  return <ContentEditor kind={productKind} target={itemInAddress('editproduct')} />
}

/** The island of `/addproduct`. */
export function NewProductEditor() {
  return <ContentEditor kind={productKind} target="new" />
}
