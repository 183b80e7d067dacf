import type { AdminPage } from './admin-pages.ts'

/**
 * The `Link` header that lets a browser ask the API beside a page's scripts, not after them. The scripts' own requests
 * take these answers when they ask for the same with credentials and the same headers
 * (src/features/admin/api/api-client.ts); a browser that does not know the header asks once, and later.
 * @param apiUrl origin of the API, empty when it is the page's own
 * @param id what stands for `:id` in the page's address
 * @returns undefined when there is nothing to be asked
 */
export function earlyReads({ reads = [] }: AdminPage, apiUrl: string, id: string | undefined): string | undefined {
  const paths = reads.filter(path => !path.includes(':id') || (id !== undefined && ID.test(id)))
  if (paths.length === 0) return undefined
  return paths
    .map(path => `<${apiUrl}${path.replace(':id', id ?? '')}>; rel=preload; as=fetch; crossorigin=use-credentials`)
    .join(', ')
}

/** As the editors read it from the address (src/features/admin/editor/editor-target.ts). */
const ID = /^[1-9]\d{0,9}$/
