import 'astro'
import type { ContentReader } from './content/content-reader.ts'

declare global {
  interface Document {
    /** Whether the page is being rendered ahead; undefined in browsers that never do. */
    readonly prerendering?: boolean
  }
  namespace App {
    interface Locals {
      content: ContentReader
      site: {
        /** Canonical origin of the pages, without a trailing slash. */
        origin: string
        /** Origin of the API without a trailing slash; empty when it is the page's own. */
        apiUrl: string
      }
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a visitor reaches for it (islands/intent.ts); at once inside what a selector matches. */
    'client:intent'?: boolean | string
    /** Loads the island in a browser that remembers an administrator's login (islands/administrator.ts). */
    'client:administrator'?: boolean
  }
}
