import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'

/** {@link breakableSite} cannot build a page with this word on it. */
export const BREAKING = 'lehte-lõhkuv-sõna'

/** The site, with a fault in its code: it fails to build pages, lists and files that show a certain word. */
export function breakableSite(site: CompiledSite): CompiledSite {
  const breaking = Buffer.from(BREAKING)
  return {
    ...site,
    async render(address, content) {
      const body = await site.render(address, content)
      if (Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(breaking))
        throw new PageRenderError(address, 'status 500')
      return body
    },
  }
}
