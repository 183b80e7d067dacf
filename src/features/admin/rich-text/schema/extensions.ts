import type { Extensions } from '@tiptap/core'
import { Blockquote, Document, HardBreak, Heading, Paragraph, Text } from './blocks.ts'
import { BulletList, ListItem, OrderedList } from './lists.ts'
import { Bold, Highlight, Italic, Link, Strike } from './marks.ts'
import { Image, Video } from './media.ts'

/**
 * What a text can be made of: the allow-list of server/core/rich-text.ts as a schema, no more and no less. What the
 * server would take out cannot be written, and what it lets in can be shown.
 */
export const SCHEMA_EXTENSIONS: Extensions = [
  ...[Document, Text, Paragraph, Heading, Blockquote, BulletList, OrderedList, ListItem, Video],
  ...[HardBreak, Image],
  ...[Link, Bold, Italic, Strike, Highlight],
]
