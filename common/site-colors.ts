/** Colours of src/styles/tokens.css for what no style sheet reaches: the browser's own frame, and drawn pictures. */
export const COLOR = { paper: '#f6f1e7', ink: '#2b2622', inkSoft: '#63594f', rule: '#d8cdba' } as const
