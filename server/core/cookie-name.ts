/**
 * What a cookie is called. Behind TLS `__Host-` makes browsers take it from this very host and over TLS alone, so that
 * no other site of the domain can plant one; without TLS they would refuse the name.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}
