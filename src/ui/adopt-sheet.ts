const adopted = new Set<string>()

/** Gives the page a style sheet that came with a script, once. */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
