import { fetchedAhead } from '../ahead/fetched-ahead.ts'
import { PartAhead } from '../ahead/PartAhead.tsx'
import type { EditorKind, Item, PreviewProps } from '../editor/editor-kind.ts'

const previewFrame = fetchedAhead(async () => (await import('./PreviewFrame.tsx')).PreviewFrame)

type ItemPreviewProps<Row extends Item, Name extends string & keyof Row, Extra> = PreviewProps<Name, Row, Extra> & {
  readonly kind: Pick<EditorKind<Row, Name, Extra>, 'preview'>
}

/** The public page of what is edited, beside its fields. It comes after them: they can be used without it. */
export function ItemPreview<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  ...shown
}: ItemPreviewProps<Row, Name, Extra>) {
  const waiting = <div className="preview-waiting" aria-busy />
  return (
    <PartAhead of={previewFrame} waiting={waiting}>
      {PreviewFrame => (
        <PartAhead of={kind.preview} waiting={waiting}>
          {({ Preview }) => (
            <PreviewFrame locale={shown.locale}>
              <Preview {...shown} />
            </PreviewFrame>
          )}
        </PartAhead>
      )}
    </PartAhead>
  )
}
