/** The part of autocannon that the benchmarks use; it comes without types. */
declare module 'autocannon' {
  type Request = { method: string; headers: Record<string, string>; body: string }

  export default function autocannon(options: {
    url: string
    /** How many requests, and how many at once. */
    amount: number
    connections: number
    method: string
    requests: { setupRequest: (request: Request) => Request }[]
  }): PromiseLike<{ non2xx: number; errors: number }> & {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
}
