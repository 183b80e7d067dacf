import type { APIRoute } from 'astro'
import type { ContentReader } from '../../content/content-reader.ts'
import { partNumber } from '../../i18n/path-parameters.ts'

/** The endpoint of an index's part files; there is none where `read` finds nothing. */
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
