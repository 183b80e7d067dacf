/** The buttons in groups, in their order. */
export const TOOLBAR_GROUPS = [
  ['undo', 'redo'],
  ['heading1', 'heading2', 'heading3', 'heading4'],
  ['bold', 'italic', 'strike', 'highlight'],
  ['bulletList', 'orderedList', 'blockquote'],
  ['alignLeft', 'alignCenter', 'alignRight', 'alignJustify'],
  ['hardBreak', 'link', 'image', 'video'],
] as const

export type ToolbarButtonId = (typeof TOOLBAR_GROUPS)[number][number]

/** Path data of the toolbar's icons, drawn like those of src/ui/LineIcon.tsx: 24 × 24, in lines. */
export const TOOLBAR_ICONS: Readonly<Record<ToolbarButtonId, string>> = {
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9',
  redo: 'm15.5 5 4 4-4 4m4-4h-9a5.5 5.5 0 0 0 0 11H15',
  heading1: 'M4 6v12M12 6v12M4 12h8m4-1.5 3-2V18',
  heading2: 'M4 6v12M12 6v12M4 12h8m4-1a2.5 2.5 0 0 1 4.7 1.2c0 1.8-2 3-4.7 5.8h5',
  heading3: 'M4 6v12M12 6v12M4 12h8m4-3.5h4.5L18 12a2.9 2.9 0 1 1-2.4 4.6',
  heading4: 'M4 6v12M12 6v12M4 12h8m7.5 6V8.5L15.5 15H21',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7V5Zm0 7h7a3.5 3.5 0 0 1 0 7H7v-7ZM8.3 5v14',
  italic: 'M10 5h8M6 19h8m0-14-4 14',
  strike: 'M4 12h16M16.5 8.2C16 6.2 14.3 5 12 5c-2.6 0-4.5 1.4-4.5 3.5M7 15.5C7.4 17.7 9.2 19 12 19c2.8 0 4.8-1.4 4.8-3.6',
  highlight: 'm9.5 14.5 8-9 3 2.7-8 9-3.5.5.5-3.2ZM8 18l-1.5 1.5M4 21h16',
  bulletList: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.1m-.1 6h.1m-.1 6h.1',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 5.2 5.5 4.3V9M4 14.2c.4-1.3 2.6-1.2 2.5.2 0 .9-1.1 1.7-2.5 3.6h2.7',
  blockquote: 'M5 17c2.5-.8 4-3 4-6V7H4.5v5H9m5.5 5c2.5-.8 4-3 4-6V7H14v5h4.5',
  alignLeft: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  alignCenter: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  alignRight: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  alignJustify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  hardBreak: 'M20 5v7a3 3 0 0 1-3 3H5m4-4-4 4 4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.5 6M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1-1.2',
  image: 'M4 5h16v14H4V5Zm0 11 4.5-5 4 4.5 2.5-2.5 5 4.5M15.5 9.3h.1',
  video: 'M4 5h16v14H4V5Zm6.5 4v6l4.5-3-4.5-3Z',
}

/** The buttons that open a dialog, named after what the dialog inserts. */
export const INSERT_DIALOGS = ['link', 'image', 'video'] as const
export type InsertDialog = (typeof INSERT_DIALOGS)[number]

/** A button's present state. */
export type ButtonState = {
  /** For buttons that stay pressed. */
  readonly isPressed?: boolean | undefined
  readonly isPossible: boolean
}
export type ToolbarState = Readonly<Record<ToolbarButtonId, ButtonState>>
