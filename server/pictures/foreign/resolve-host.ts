import { Resolver } from 'node:dns/promises'

/** A resolved address of a host. */
export type HostAddress = { readonly address: string; readonly family: number }

/** The wait for an answer of a name server, which is asked {@link TRIES} times. */
const ANSWER_WITHIN_MS = 3_000
const TRIES = 2

/**
 * Resolves a host by asking the name servers from here. The system's own look-up takes one of a few threads, also after its wait
 * was given up: while some foreign names had no answer, the database's name was not looked up either.
 * @param servers addresses with ports; by default those of the system
 * @throws Error when the host has no address, or no server answers
 */
export async function resolveHost(hostname: string, servers?: readonly string[]): Promise<readonly HostAddress[]> {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)]
  if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason
  return addresses
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: number): HostAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : []
}
