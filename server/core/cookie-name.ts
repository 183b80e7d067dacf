/**
 * A cookie's full name. Behind TLS the prefix `__Host-` makes browsers accept it from this host over TLS only: no other
 * site of the domain can plant one. Without TLS browsers would refuse that name.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}
