import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

type Operation = {
  summary?: string
  tags?: string[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}
type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

let description: Description
beforeAll(async () => {
  description = (await api.visitor.get('/api/openapi.json')).json()
})

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )

test('the description is OpenAPI 3.1 and has every route that is served', () => {
  expect(description.openapi).toBe('3.1.0')
  const served = api.routes
    .filter(({ schema }) => !schema?.hide)
    .flatMap(({ method, url }) => [method].flat().map(one => `${one} ${url.replace(/:(\w+)/g, '{$1}')}`))
    .filter(name => !name.startsWith('HEAD ') && !/\*|\/api\/docs/.test(name))
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...new Set(served)].sort())
  expect(served.length).toBeGreaterThan(35)
})

test('every operation says what it is for', () => {
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toMatch(/^[A-Z].{5,}/)
    expect(operation.tags, name).toHaveLength(1)
  }
})

test('an operation that may answer 401 names the session cookie, but for logging in', () => {
  for (const { name, operation } of operations()) {
    const needsSession = '401' in operation.responses && !name.startsWith('POST /auth/login')
    expect(operation.security ?? [], name).toEqual(needsSession ? [{ session: [] }] : [])
  }
})

test('every error of an operation is described as a problem', () => {
  for (const { name, operation } of operations()) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      expect(response.content, `${name} ${status}`).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      })
    }
  }
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => String(reference))
  expect(references.length).toBeGreaterThan(30)
  for (const reference of new Set(references)) {
    expect(Object.keys(description.components.schemas)).toContain(reference.replace('#/components/schemas/', ''))
  }
})

test('every schema is a JSON schema of a known shape that requires only fields it has', () => {
  const schemas = schemasIn(description)
  expect(schemas.length).toBeGreaterThan(200)
  for (const schema of schemas) {
    const where = JSON.stringify(schema).slice(0, 200)
    expect(
      KNOWN_SHAPES.filter(key => key in schema),
      where,
    ).not.toEqual([])
    for (const type of [schema['type'] ?? []].flat()) expect(TYPES, where).toContain(type)
    const fields = Object.keys((schema['properties'] as object | undefined) ?? {})
    for (const required of (schema['required'] as string[] | undefined) ?? []) expect(fields, where).toContain(required)
  }
})

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
const KNOWN_SHAPES = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const']

/** Every schema of the description, with those inside it. An empty one means "anything" and is left out. */
function schemasIn(value: unknown, key = ''): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.flatMap(item => schemasIn(item, ['anyOf', 'oneOf', 'allOf'].includes(key) ? 'schema' : ''))
  const isSchema = ['schema', 'items', 'additionalProperties'].includes(key) && Object.keys(value).length > 0
  const inside = Object.entries(value).flatMap(([name, child]) =>
    schemasIn(child, key === 'properties' || key === 'schemas' ? 'schema' : name),
  )
  return isSchema ? [value as Record<string, unknown>, ...inside] : inside
}

describe('what an operation answers', () => {
  test('is one of the answers it describes', async () => {
    const cases = [
      ['GET', '/api/products', '/api/products'],
      ['GET', '/api/products/{id}', '/api/products/2000000000'],
      ['GET', '/auth/authenticate', '/auth/authenticate'],
      ['GET', '/readyz', '/readyz'],
      ['POST', '/api/posts', '/api/posts'],
      ['DELETE', '/api/categories/{id}', '/api/categories/2000000000'],
      ['POST', '/auth/signup', '/auth/signup'],
    ] as const
    for (const [method, path, url] of cases) {
      const answer = await api.administrator.send(method, url, method === 'POST' ? { body: {} } : {})
      expect(Object.keys(description.paths[path]?.[method.toLowerCase()]?.responses ?? {}), url).toContain(
        String(answer.statusCode),
      )
    }
  })
})

describe('the page for people', () => {
  test('loads nothing from elsewhere and runs no inline script', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const answer = await api.visitor.get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
      expect(answer.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/)
      expect(answer.body).not.toMatch(/(src|href)="https?:/)
      for (const [, address] of answer.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const asset = await api.visitor.get(new URL(String(address), `http://localhost${url}`).pathname)
        expect(asset.statusCode, address).toBe(200)
      }
    }
  })
})
