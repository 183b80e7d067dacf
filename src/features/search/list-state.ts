/** The state of every list: a search text and a page, from 1. */
export type ListState = { readonly query: string; readonly page: number }

/** Parameters of the address that belong to lists. */
const LIST_PARAMETERS = ['q', 'sort', 'per', 'page']
/** Characters of a search text. */
export const MAX_QUERY_LENGTH = 100

/**
 * Puts a list's state into the address's query. Other parameters, such as `utm_source`, stay in front of it.
 * @param search of a state: empty, or beginning with `?`
 * @param current the address's query: empty, or beginning with `?`
 */
export function withStateOf(search: string, current: string): string {
  const parameters = new URLSearchParams(current)
  for (const name of LIST_PARAMETERS) parameters.delete(name)
  for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value)
  return queryOf(parameters)
}

/** The query of an address with these parameters: empty, or beginning with `?`. */
export function queryOf(parameters: URLSearchParams): string {
  // Safari 16 does not know `parameters.size`.
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}

/** The state in an address's query. Invalid parts get their defaults. */
export function listState(parameters: URLSearchParams): ListState {
  const page = Number(parameters.get('page'))
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query of a state's address, without defaults: empty, or beginning with `?`. */
export function listSearch({ query, page }: ListState): string {
  const parameters = new URLSearchParams()
  if (query.trim() !== '') parameters.set('q', query)
  if (page > 1) parameters.set('page', String(page))
  return queryOf(parameters)
}
