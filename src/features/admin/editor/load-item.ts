import { readIfThere } from '../api/content.api.ts'
import type { EditorKind, EditorTarget, Item, LoadedItem } from './editor-kind.ts'

/**
 * What an editor begins with.
 * @returns null when there is no such item
 * @throws ApiProblem, NoAnswer
 */
export async function loadItem<Row extends Item, Name extends string & keyof Row, Extra>(
  { path, loadExtra }: EditorKind<Row, Name, Extra>,
  target: EditorTarget,
): Promise<LoadedItem<Row, Extra> | null> {
  if (target === null) return null
  if (target === 'new') return { item: null, etag: null, extra: await loadExtra() }
  const [answer, extra] = await Promise.all([readIfThere<Row>(path, target), loadExtra()])
  return answer === null ? null : { item: answer.body, etag: answer.etag, extra }
}
