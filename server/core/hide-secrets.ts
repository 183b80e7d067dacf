/** Fields of requests, headers and settings whose values never reach a log, in lower case. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'current_password',
  'new_password',
  'token',
  'invite',
  'recovery_codes',
  'secretaccesskey',
  'sessiontoken',
  'authorization',
  'cookie',
  'set-cookie',
])

/** Pino prints no deeper level (its `depthLimit`). */
const DEPTH = 5

/**
 * A copy with `[hidden]` in place of secrets; the object itself where it has none. pino's own `redact` looks at given depths
 * alone.
 * @param isEntered which objects below are looked into; those of a class, such as a request, are their serializer's to print
 */
export function withoutSecrets<Fields extends object>(fields: Fields, isEntered = isPlain, depth = DEPTH): Fields {
  const hidden: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (SECRET_FIELDS.has(name.toLowerCase())) hidden[name] = '[hidden]'
    else if (typeof value === 'object' && value !== null && depth > 0 && isEntered(value)) {
      const safe = withoutSecrets(value, isEntered, depth - 1)
      if (safe !== value) hidden[name] = safe
    }
  }
  if (Object.keys(hidden).length === 0) return fields
  return (Array.isArray(fields) ? Object.assign([...fields], hidden) : { ...fields, ...hidden }) as Fields
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
