/** The id of the button that opens and closes a publication. */
export function publicationToggle(id: number): string {
  return `publication-${id}`
}
