import type { Extensions } from '@tiptap/core'
import { Highlight } from '@tiptap/extension-highlight'
import { Link as TiptapLink } from '@tiptap/extension-link'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '../../../../../server/core/address.schemas.ts'
import { linkAttributes } from '../../../../../server/core/rich-text-tags.schemas.ts'
import { Alignment } from './alignment.ts'
import { ListItem, OrderedList } from './lists.ts'
import { Image, Video } from './media.ts'

/** Where it leads is all that a link says; `rel` follows from that. */
const Link = TiptapLink.extend({
  addAttributes: () => ({
    href: {
      default: '',
      parseHTML: element => element.getAttribute('href')?.trim() ?? '',
      renderHTML: ({ href }) => linkAttributes(href as string) ?? {},
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  autolink: false,
  isAllowedUri: href => isLinkAddress(href.trim()),
  // Which addresses become links of the words that they are pasted over.
  shouldAutoLink: isLinkAddress,
})

/**
 * What a text can be made of: server/core/rich-text-tags.schemas.ts as a schema, no more and no less. What the server would
 * take out cannot be written, and what it lets in can be shown.
 */
export const SCHEMA_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    trailingNode: false,
    underline: false,
  }),
  OrderedList,
  ListItem,
  Link,
  Highlight,
  Image,
  Video,
  Alignment,
]
