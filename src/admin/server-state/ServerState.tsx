import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * Keeps the data that administrators' pages have read from the API: one store for all islands of a page.
 *
 * - A failure shows at once, with a button that tries again. Automatic retries would only delay the message.
 * - The browser's own "offline" does not count: it knows nothing of a server in the same building.
 * - Data that the page no longer shows are forgotten, so that a reopened message is never an old one. The inbox keeps its list
 *   while a message is open, and reads it again on the way back.
 * - A query that should run again when an administrator returns to the tab sets `refetchOnWindowFocus`. Forms do not, so that
 *   nothing changes under the typed text.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 0,
      gcTime: 0,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The root of an administrators' island: everything below it reads and writes through one {@link queryClient}. */
export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
