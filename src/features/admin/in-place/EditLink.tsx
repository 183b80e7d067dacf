import type { Locale } from '../../../i18n/locales.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { GEAR } from '../ui/icon-shapes.ts'
import type { EditTarget } from './edit-targets.ts'

type EditLinkProps = { readonly target: EditTarget; readonly href: string; readonly lang: Locale | undefined }

/** The link to the editor of something that the page shows: a gear in its corner, or a button with a word. */
export function EditLink({ target: { name, text }, href, lang }: EditLinkProps) {
  const link = (
    <a className={text === null ? 'gear' : 'edit-tool'} href={href} aria-label={name} title={name} lang={lang}>
      <LineIcon shape={GEAR} />
      {text === null ? null : <span>{text}</span>}
    </a>
  )
  return text === null ? link : <div className="edit-tools">{link}</div>
}
