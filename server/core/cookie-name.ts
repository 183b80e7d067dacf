/**
 * A cookie's full name. Behind TLS it begins with `__Host-`: browsers take such a cookie from this host over TLS only, with
 * `Secure`, `Path=/` and no `Domain`, so that no other site of the domain can plant one. Without TLS they refuse the name.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}
