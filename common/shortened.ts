/**
 * The first `maxLength` characters of a text, and an ellipsis; a text that fits stays as it is. A letter beyond the BMP counts
 * once.
 */
export function shortened(text: string, maxLength: number): string {
  // A character has two UTF-16 units at most: of a long text only the beginning is taken apart.
  const characters = Array.from(text.slice(0, 2 * (maxLength + 1)))
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}…`
}
