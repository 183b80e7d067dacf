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

/** How deep to look: pino prints nothing deeper (its `depthLimit`). */
const MAX_DEPTH = 5

/**
 * Puts `[hidden]` in place of the values of secret fields, at any depth; pino's own `redact` needs each path in advance.
 * @param shouldEnter decides whether to look into an object inside. By default plain objects and arrays alone: pino's
 *   serializers print objects of a class, such as a request.
 * @returns the same object when nothing in it is secret, else a copy
 */
export function withoutSecrets<Fields extends object>(fields: Fields, shouldEnter = isPlain, depth = MAX_DEPTH): Fields {
  const replaced: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (SECRET_FIELDS.has(name.toLowerCase())) replaced[name] = '[hidden]'
    else if (typeof value === 'object' && value !== null && depth > 0 && shouldEnter(value)) {
      const safe = withoutSecrets(value, shouldEnter, depth - 1)
      if (safe !== value) replaced[name] = safe
    }
  }
  if (Object.keys(replaced).length === 0) return fields
  // A list or an object as before, with other values: TypeScript does not see that the type stays.
  return (Array.isArray(fields) ? Object.assign([...fields], replaced) : { ...fields, ...replaced }) as Fields
}

/** Whether it is an array, or an object without a class. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
