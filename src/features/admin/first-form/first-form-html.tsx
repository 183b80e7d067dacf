import { renderToStaticMarkup } from 'react-dom/server'
import { $pageLanguage } from '../language/page-language.ts'
import { FirstForm, type FirstFormProps } from './FirstForm.tsx'

/** The markup of {@link FirstForm}. Drawn in one go: the language of the page is one for all that is drawn at a time. */
export function firstFormHtml<Name extends string, Extra>(props: FirstFormProps<Name, Extra>): string {
  $pageLanguage.set(props.locale)
  return renderToStaticMarkup(<FirstForm {...props} />)
}
