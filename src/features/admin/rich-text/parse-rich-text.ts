import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser, type Node } from '@tiptap/pm/model'
import { SCHEMA_EXTENSIONS } from './schema/extensions.ts'

export const PARSER = SchemaParser.fromSchema(getSchema(SCHEMA_EXTENSIONS))

/** A stored text as a document. What the allow-list lets in is in it, if in another nest than HTML allows. */
export function parseRichText(html: string): Node {
  return PARSER.parse(new DOMParser().parseFromString(html, 'text/html').body)
}
