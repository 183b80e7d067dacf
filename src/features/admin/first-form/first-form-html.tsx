import { FirstForm, type FirstFormProps } from './FirstForm.tsx'
import { staticHtml } from './static-html.ts'

/** The markup of {@link FirstForm}. */
export function firstFormHtml<Name extends string, Extra>(props: FirstFormProps<Name, Extra>): string {
  return staticHtml(props.locale, <FirstForm {...props} />)
}
