import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RichTextHandle } from './create-editor.ts'
import type { MediaDialog } from './dialogs/media-dialog.ts'
import type { Refusal } from './editor-events.ts'
import { whenComposed } from '../form/when-composed.ts'
import { toolbarShortcuts } from './toolbar/toolbar-shortcuts.ts'
import type { TakeOverPicture } from './picture-chooser.ts'
import { useSight } from './use-sight.ts'

type Options = {
  /** Id of the editable element, before and after the editor is there. */
  readonly name: string
  readonly value: string
  /** Of the editable element. */
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (html: string) => void
  readonly onRefusal: (refusal: Refusal | null) => void
  readonly onDialog: (dialog: MediaDialog) => void
  readonly takeOverPicture: TakeOverPicture | null
}

type RichTextEditor = {
  /** Where the editor is put. */
  readonly host: RefObject<HTMLDivElement | null>
  /** Null until its script is there. */
  readonly editor: Editor | null
  readonly hasFailed: boolean
  /** Fetches the editor's script, if that has not been tried yet. */
  readonly loadOnce: () => void
}

/**
 * The editor of one text. Its script is fetched when the text is first in sight, so that the form is there at once and
 * the texts of hidden language tabs cost nothing.
 */
export function useRichTextEditor(options: Options): RichTextEditor {
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<'waiting' | 'wanted' | 'failed'>('waiting')
  const [handle, setHandle] = useState<RichTextHandle | null>(null)
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))
  // Unless it failed: the browser remembers that for as long as the page is open.
  const loadOnce = () => setStage(current => (current === 'waiting' ? 'wanted' : current))
  useSight(host, loadOnce)

  useEffect(() => {
    if (stage !== 'wanted') return
    let created: RichTextHandle | null = null
    let isGone = false
    const start = async () => {
      const { createRichTextEditor } = await import('./create-editor.ts')
      await whenComposed(waitingIn(host))
      const waiting = waitingIn(host)
      if (isGone || host.current === null || waiting === null) return
      const started = createRichTextEditor({ ...settingsFor(latest), element: host.current, waiting })
      created = started
      started.begin()
      // At once: nobody may come upon two texts of one id.
      flushSync(() => setHandle(started))
    }
    start().catch((error: unknown) => {
      reportError(error)
      setStage('failed')
    })
    return () => {
      isGone = true
      created?.editor.destroy()
      setHandle(null)
    }
  }, [stage])
  useEffect(() => handle?.show(options.value), [handle, options.value])
  useAttributes(handle, options.attributes)
  return { host, editor: handle?.editor ?? null, hasFailed: stage === 'failed', loadOnce }
}

/** What stands there until the editor does (RichTextWaiting.tsx). */
function waitingIn(host: RefObject<HTMLElement | null>): HTMLElement | null {
  return host.current?.querySelector<HTMLElement>(':scope > [role=textbox]') ?? null
}

function settingsFor(latest: RefObject<Options>) {
  const { name, value, attributes, takeOverPicture } = latest.current
  const onDialog = (dialog: MediaDialog) => latest.current.onDialog(dialog)
  return {
    ...{ attributes, takeOverPicture, html: value, shortcuts: toolbarShortcuts(name, onDialog), onEditMedia: onDialog },
    onChange: (html: string) => latest.current.onChange(html),
    onRefusal: (refusal: Refusal | null) => latest.current.onRefusal(refusal),
  }
}

function useAttributes(handle: RichTextHandle | null, attributes: Readonly<Record<string, string>>): void {
  const key = JSON.stringify(attributes)
  useEffect(() => handle?.setAttributes(JSON.parse(key) as Record<string, string>), [handle, key])
}
