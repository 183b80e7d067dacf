import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError, type FieldError } from './errors.ts'

/** A longer list helps no client, and an attacker could use it to inflate the answer. */
const MAX_REPORTED = 50

/**
 * Checks the parts of a request against their zod schemas. An impossible address (`/api/products/abc`) is not found;
 * every other part names its invalid fields.
 */
export const checkRequestPart: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (part: unknown) => {
    const result = schema.safeParse(part, { reportInput: true })
    if (result.success) return { value: result.data }
    return { error: httpPart === 'params' ? new AppError('NOT_FOUND') : invalidFields(result.error.issues.flatMap(fieldErrors)) }
  }

/** The answer to well-formed input with invalid values. */
export function invalidFields(errors: readonly FieldError[]): AppError {
  return new AppError('VALIDATION_FAILED', { errors: errors.slice(0, MAX_REPORTED) })
}

/** The invalid fields that a schema found. Parse with `reportInput`: without it a missing value looks like a wrong one. */
export function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...path, key].join('.'), code: 'UNKNOWN_FIELD', message: 'There is no such field.' }))
  }
  return [{ path: path.join('.'), code: fieldCode(issue), message: issue.message }]
}

function fieldCode(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'REQUIRED' : 'INVALID'
    case 'too_small':
      if (issue.origin !== 'string') return 'TOO_SMALL'
      return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : 'TOO_LARGE'
    case 'custom':
      return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'INVALID'
    default:
      return 'INVALID'
  }
}
