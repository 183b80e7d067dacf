/** The dialogs of a text, by the name of what they put into it. */
export type MediaDialog = 'link' | 'image' | 'video'
