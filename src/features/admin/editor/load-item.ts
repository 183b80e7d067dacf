import { readIfThere } from '../api/content.api.ts'
import type { EditorKind, EditorTarget, Item, LoadedItem } from './editor-kind.ts'

/**
 * What an editor begins with.
 * @throws ApiProblem, NoAnswer
 */
export async function loadItem<Row extends Item, Name extends string & keyof Row, Extra>(
  { path, loadExtra }: EditorKind<Row, Name, Extra>,
  target: EditorTarget,
): Promise<LoadedItem<Row, Extra>> {
  const [answer, extra] = await Promise.all([typeof target === 'number' ? readIfThere<Row>(path, target) : null, loadExtra()])
  if (answer !== null) return { item: answer.body, etag: answer.etag, extra, isMissing: false }
  return { item: null, etag: null, extra, isMissing: target !== 'new' }
}
