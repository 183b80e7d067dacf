import fc from 'fast-check'
import type { Headers, Method } from './api-requests.ts'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

export type Operation = {
  parameters?: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export type FuzzedRequest = { method: Method; path: string; url: string; headers: Headers; body: unknown }

/** Texts that break parsers of addresses, SQL, JSON, HTML, headers and numbers. */
const HOSTILE = [
  '',
  ' ',
  '\u{feff}',
  '\u202e',
  '%00',
  '%',
  '%zz',
  '%2e%2e%2f',
  '../../etc/passwd',
  '..%5c',
  '//',
  "'",
  '"',
  "';select 1--",
  '$1',
  '?',
  '\\',
  '\\?',
  '${1}',
  '{}',
  '[]',
  '<script>',
  '</title>',
  ']]>',
  '&lt;',
  '0',
  '-1',
  '1e309',
  'NaN',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1.5',
  'null',
  'true',
  '__proto__',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  'a@b',
  `${'a'.repeat(3000)}@example.ee`,
  'õ'.repeat(5000),
  '\r\nSet-Cookie: a=b',
  'https://[',
  'https://example.ee:99999/',
  '//example.ee',
  'javascript:alert(1)',
]
/** What PostgreSQL cannot store, and a browser cannot send. */
const UNSTORABLE = ['\0', 'a\0b', '\u{d800}', 'a\u{dc00}']
const hostile = fc.oneof(
  { arbitrary: fc.constantFrom(...HOSTILE), weight: 3 },
  { arbitrary: fc.constantFrom(...UNSTORABLE), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
)
const anything = fc.oneof(hostile, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }))

/** Requests for each operation of a description: almost valid, with one or several hostile values. */
export function fuzzedRequests(description: Description): fc.Arbitrary<FuzzedRequest>[] {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as Method, operation })),
  )
  return operations.map(({ path, method, operation }) => {
    const parameters = operation.parameters ?? []
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
    const asked = parameters.filter(parameter => parameter.in === 'query')
    return fc
      .record({
        segments: fc.tuple(...inPath.map(name => pathSegment(parameters.find(one => one.name === name)?.schema))),
        query: fc.tuple(
          ...asked.map(({ name, schema }) => fc.tuple(fc.constant(name), fc.option(nearlyFitting(schema, description)))),
        ),
        headers: hostileHeaders,
        body: bodyOf(operation, description),
      })
      .map(({ segments, query, headers, body }) => {
        const values = [...segments]
        const address = path.replace(/\{\w+\}/g, () => escapeForAddress(String(values.shift())))
        const named = query
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `${name}=${escapeForAddress(String(value))}`)
        return {
          method,
          path,
          url: named.length ? `${address}?${named.join('&')}` : address,
          headers: { ...headers, ...body.headers },
          body: body.body,
        }
      })
  })
}

const hostileHeaders: fc.Arbitrary<Headers> = fc
  .record(
    {
      'if-match': headerValue(),
      'if-none-match': headerValue(),
      'idempotency-key': headerValue(),
      'accept-encoding': headerValue(),
    },
    { requiredKeys: [] },
  )
  .map(headers => headers as Headers)

function headerValue(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom('*', '""', 'W/"a"', '"product-1-1"', 'br;q=x', 'gzip;q=-1,,', ','),
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  )
}

function pathSegment(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  const usual = schema?.enum ? fc.constantFrom(...schema.enum) : fc.constantFrom('1', '2', '9999')
  return fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: hostile.filter(text => !/^\.{0,2}$/.test(text)), weight: 1 })
}

/** Escapes a text as a browser would. A text with a `%` that can be sent as it is stays so: the server gets broken escapes, too. */
function escapeForAddress(text: string): string {
  const wellFormed = text.toWellFormed()
  return /%/.test(text) && /^[!-~]*$/.test(text) ? text.replaceAll('#', '%23') : encodeURIComponent(wellFormed)
}

function bodyOf(operation: Operation, description: Description): fc.Arbitrary<{ headers: Headers; body: unknown }> {
  const content = operation.requestBody?.content
  if (!content) return fc.constant({ headers: {}, body: undefined })
  const schema = content['application/json']?.schema
  if (!schema) return strangeBody
  const json = nearlyFitting(schema, description).map(value => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value) ?? 'undefined',
  }))
  return fc.oneof({ arbitrary: json, weight: 6 }, { arbitrary: strangeBody, weight: 1 })
}

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/x-www-form-urlencoded',
  'a',
  '',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
]
const PARTS = [
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n--x--\r\n',
  '--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n\0\r\n--x--',
]
const strangeBody = fc.record({
  headers: fc.constantFrom(...CONTENT_TYPES).map(type => ({ 'content-type': type })),
  body: fc.oneof(fc.constantFrom(...PARTS, '{', '[', '"', '{"a":1,"a":2}', '{"__proto__":{}}', 'a=b&a=c&=', '\0'), hostile),
})

/** A value that fits a schema, except some part of it now and then. */
function nearlyFitting(schema: JsonSchema, description: Description): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema, description), weight: 4 }, { arbitrary: anything, weight: 1 })
}

function fitting(schema: JsonSchema, description: Description): fc.Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return fitting(description.components.schemas[name] ?? {}, description)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map(choice => nearlyFitting(choice, description)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  return ofType([schema.type].flat()[0], schema, description)
}

function ofType(type: string | undefined, schema: JsonSchema, description: Description): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, nearlyFitting(field, description)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    }
    case 'array':
      return fc.array(nearlyFitting(schema.items ?? {}, description), { maxLength: 3 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer())
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(
        fc.constantFrom('Lõhn', '<p>Tekst</p>', 'mari@example.ee', '+372 5555 5555', '2026-12-01', '12:30'),
        hostile,
      )
    default:
      return anything
  }
}
