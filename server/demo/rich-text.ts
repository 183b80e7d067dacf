/**
 * Rich text written one block a line and indented with the code around it.
 * @returns the lines joined without the white space between them, as the editor would have saved them
 */
export function richText(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split('\n')
    .map(line => line.trim())
    .join('')
}
