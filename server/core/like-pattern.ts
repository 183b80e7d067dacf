/** The pattern of `like` and `ilike` for texts that contain this one; its own %, _ and \ are signs as any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
