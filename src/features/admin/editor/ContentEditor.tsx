import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { localizedPath } from '../../../i18n/paths.ts'
import { adoptLanguageSwitcher, $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { fetchParts } from '../loading/lazy-part.ts'
import { LoadFailed } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { ContentForm } from './ContentForm.tsx'
import type { EditorKind, EditorTarget, Item } from './editor-kind.ts'
import { loadItem } from './load-item.ts'
import { BUTTON, PAGE_NOTICE } from '../ui/looks.ts'

type ContentEditorProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly target: EditorTarget
  /** What stands above the form. */
  readonly children?: (extra: Extra) => ReactNode
}

/** The editor of one item of any kind (specification §2.10), and what stands in its place until it is loaded. */
export function ContentEditor<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  target,
  children,
}: ContentEditorProps<Row, Name, Extra>) {
  const loaded = useLoaded(() => loadItem(kind, target))
  const { loading } = useTexts(loadingMessages)
  const t = useTexts(kind.texts)
  useEffect(adoptLanguageSwitcher, [])
  useEffect(() => {
    if (loaded.state === 'ready') fetchParts()
  }, [loaded.state])

  if (loaded.state === 'waiting') return <output className={PAGE_NOTICE}>{loading}</output>
  if (loaded.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={loaded.retry} />
  return (
    <>
      {children?.(loaded.value.extra)}
      {loaded.value.isMissing ? <Missing kind={kind} /> : <ContentForm kind={kind} loaded={loaded.value} />}
    </>
  )
}

function Missing<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
}: Pick<ContentEditorProps<Row, Name, Extra>, 'kind'>) {
  const site = useStore($siteLanguage)
  const { missing, toList } = useTexts(kind.texts)
  return (
    <div className={PAGE_NOTICE} role="alert">
      <p>{missing}</p>
      <a className={BUTTON} href={localizedPath(site, kind.listPage)}>
        {toList}
      </a>
    </div>
  )
}
