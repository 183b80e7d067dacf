import type { APIRoute } from 'astro'
import type { ContentReader } from '../../content/content-reader.ts'
import { partNumber } from '../../i18n/path-parameters.ts'

/**
 * An endpoint for the part files of an index. It answers 404 for a part that `read` does not have.
 * @param answer makes the file's content, to be written as JSON
 */
export function partEndpoint<Rows extends object>(
  read: (content: ContentReader, part: number) => Rows | null,
  answer: (rows: Rows, content: ContentReader) => unknown,
): APIRoute {
  return ({ locals: { content }, params }) => {
    const part = partNumber(params['part'])
    const rows = part === null ? null : read(content, part)
    return rows ? Response.json(answer(rows, content)) : new Response(null, { status: 404 })
  }
}
