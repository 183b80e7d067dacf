/** The question whose only row goes to {@link encodingRefusal}. */
export const ASK_ENCODING = 'show server_encoding'

/**
 * PostgreSQL makes a database of another encoding where the system had no language when it was set up; the letters of three languages
 * want UTF-8.
 * @param cure what to do with the new database, after a comma
 * @returns null when the encoding is the right one
 */
export function encodingRefusal([row]: readonly { server_encoding: string }[], cure: string): string | null {
  if (row?.server_encoding === 'UTF8') return null
  return `The database's encoding is ${row?.server_encoding}, and the product needs UTF8. Make another one (createdb --encoding=UTF8 --locale=C --template=template0 NAME), ${cure}. Nothing was changed.`
}
