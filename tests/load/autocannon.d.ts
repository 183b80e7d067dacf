/** The part of autocannon that the benchmarks use; it comes without types. */
declare module 'autocannon' {
  type Request = { method: string; headers: Record<string, string>; body: string }

  export default function autocannon(options: {
    url: string
    connections: number
    /** How many requests at all; else for how many seconds. */
    amount?: number
    duration?: number
    method?: string
    /** Sent in turn by each connection. */
    requests: (
      { setupRequest: (request: Request) => Request } | { path: string; headers?: Record<string, string>; method?: string }
    )[]
  }): PromiseLike<{ non2xx: number; errors: number; '2xx': number; duration: number; throughput: { total: number } }> & {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
}
