import type { ServiceType, ServiceView } from '../../../../server/services/service.schemas.ts'
import { onlyEstonian, pictureField, richTextFields, titleFields } from '../editor/common-fields.ts'
import type { EditorField } from '../editor/editor-field.ts'

export type ServiceField = Exclude<keyof ServiceView, 'id' | 'type' | 'position'>

/** Specification §5: Estonian title and text are required, of a gift card the title alone. */
export function serviceFields(type: ServiceType): readonly EditorField<ServiceField>[] {
  return [
    ...pictureField(),
    ...titleFields('title', { required: onlyEstonian }),
    ...richTextFields('body', { label: 'body', isRequired: type !== 'kinkekaardid' }),
  ]
}
