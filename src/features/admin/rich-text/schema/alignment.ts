import type { Attributes } from '@tiptap/core'

export type Alignment = 'left' | 'center' | 'right' | 'justify'

/** The last that an element has a class for wins, as in src/styles/rich-text.css. */
const BY_STRENGTH = ['justify', 'right', 'center', 'left'] as const satisfies readonly Alignment[]

/** How a block is aligned, a class as in server/core/rich-text.ts. Null is as the block around it, and there left. */
export const alignment: Attributes = {
  align: {
    default: null,
    parseHTML: element => BY_STRENGTH.find(name => element.classList.contains(`al-${name}`)) ?? null,
    renderHTML: ({ align }) => (align ? { class: `al-${align as Alignment}` } : {}),
  },
}
