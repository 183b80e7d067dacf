import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * What administrators' pages have read from the API, one store for all islands of a page. A failure is told at once, with a
 * button that tries again: a repeated request would only hold back what it says. The browser's own idea of being offline is
 * not asked either, because it knows nothing of a server in the same building. What is shown no longer is forgotten, so that
 * a reopened message or list is never an old one.
 *
 * Queries that should be asked anew when an administrator comes back to the tab set `refetchOnWindowFocus`; forms do not, so
 * that nothing changes below what is typed.
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

/** The root of an administrators' island: what is below it reads and writes through one {@link queryClient}. */
export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
