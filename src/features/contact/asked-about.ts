/** Quotation marks of the second level, by the first one's. */
const INNER: Readonly<Record<string, readonly [string, string]>> = { '„': ['«', '»'], '«': ['„', '“'], '“': ['‘', '’'] }

/** Puts a title between the quotation marks of a sentence such as `Küsin toote „{title}” kohta:`; its own ones become inner ones. */
export function askedAbout(sentence: string, title: string): string {
  const outer = sentence.charAt(sentence.indexOf('{title}') - 1)
  const [open, close] = INNER[outer] ?? ['', '']
  // `“` closes what `„` opens, and opens where nothing does.
  const quoted = title.replace(/[„«]|(?<=^|\s)“/g, open).replace(/[”»“]/g, close)
  return sentence.replace('{title}', () => quoted)
}
