import 'astro'
import type { ContentReader } from './content/content-reader.ts'

declare global {
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
