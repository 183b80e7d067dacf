import { TextAlign } from '@tiptap/extension-text-align'
import { ALIGNMENTS, type Alignment as Name, alignmentClass } from '../../../../../server/core/rich-text-tags.schemas.ts'

/** The last that an element has a class for wins, as in src/styles/rich-text.css. */
const BY_STRENGTH = ALIGNMENTS.toReversed()

/**
 * How a block is aligned, by a class instead of a style. Null is as the block around it, and there left. Quotes and list items
 * that came aligned stay so; the buttons align the lines in them.
 */
export const Alignment = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: element => BY_STRENGTH.find(name => element.classList.contains(alignmentClass(name))) ?? null,
          renderHTML: ({ textAlign }) => (textAlign ? { class: alignmentClass(textAlign as Name) } : {}),
        },
      },
    },
  ],
}).configure({ types: ['paragraph', 'heading'] })
