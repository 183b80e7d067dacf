/** Asks for the database's encoding; the rows of the answer go to {@link encodingRefusal}. */
export const ENCODING_QUERY = 'show server_encoding'

/**
 * Says that a database has not the encoding that the letters of three languages need. PostgreSQL makes such a database where
 * the system had no language when it was set up.
 * @param cure what to do with the database that replaces it: the end of the sentence, after a comma
 * @returns null when the encoding is UTF-8
 */
export function encodingRefusal([row]: readonly { server_encoding: string }[], cure: string): string | null {
  if (row?.server_encoding === 'UTF8') return null
  return `The database's encoding is ${row?.server_encoding}, and the product needs UTF8. Make another one (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 NAME), ${cure}. Nothing was changed.`
}
