import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { localizedPath } from '../../../i18n/paths.ts'
import { $pageLanguage, adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { findFirstForm } from '../first-form/find-first-form.ts'
import { useFirstFormUntil } from '../first-form/use-first-form-until.ts'
import { whenComposed } from '../form/when-composed.ts'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { type Loaded, useLoaded } from '../loading/use-loaded.ts'
import { ContentForm } from './ContentForm.tsx'
import type { EditorKind, EditorTarget, Item, LoadedItem } from './editor-kind.ts'
import { loadItem } from './load-item.ts'

type ContentEditorProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly target: EditorTarget
  /** What stands above it, as in its first view (first-form/FirstForm.astro). */
  readonly children?: ReactNode
}

/** The editor of one item of any kind (specification §2.10), and what stands in its place until it is loaded. */
export function ContentEditor<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  target,
  children,
}: ContentEditorProps<Row, Name, Extra>) {
  const loaded = useLoaded(async () => {
    const item = await loadItem(kind, target)
    await whenComposed(findFirstForm())
    return item
  })
  useEffect(adoptLanguageSwitcher, [])
  const isFirstFormShown = useFirstFormUntil(loaded.state === 'failed' || (loaded.state === 'ready' && loaded.value === null))

  if (loaded.state === 'waiting' && isFirstFormShown) return null
  return (
    <>
      {children}
      <LoadedEditor kind={kind} loaded={loaded} />
    </>
  )
}

type LoadedEditorProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly loaded: Loaded<LoadedItem<Row, Extra> | null>
}

function LoadedEditor<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  loaded,
}: LoadedEditorProps<Row, Name, Extra>) {
  const locale = useStore($pageLanguage)
  const t = kind.texts(locale)
  const { loading } = useTexts(loadingMessages)
  if (loaded.state === 'waiting') return <output className="editor-notice">{loading}</output>
  if (loaded.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={loaded.retry} />
  if (loaded.value === null) {
    return (
      <div className="editor-notice" role="alert">
        <p>{t.missing}</p>
        <a className="button" href={localizedPath(locale, kind.listPage)}>
          {t.toList}
        </a>
      </div>
    )
  }
  return <ContentForm kind={kind} loaded={loaded.value} />
}
