import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { Problem } from './problem.schemas.ts'

/** Statuses that a route describes; 405 and 500, which any address can have, are left out. */
type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507
type ProblemResponse = { description: string; content: { 'application/problem+json': { schema: typeof Problem } } }

/** The error answers of a route, for its `schema.response`. */
export function problems<Status extends ProblemStatus>(...statuses: Status[]): Record<Status, ProblemResponse> {
  const entries = statuses.map(status => [status, problemResponse(STATUS_CODES[status] ?? 'Error')] as const)
  // `fromEntries` forgets which keys it got.
  return Object.fromEntries(entries) as Record<Status, ProblemResponse>
}

/** The refusals of any route with a body, before its handler runs. */
export const bodyProblems = problems(400, 413, 415, 422)

/** The refusals of any route behind the guards. */
export const guardProblems = problems(401, 403)

/** The schemas of answers without a body: `noContent` for 202 and 204, `notModified` for 304. */
export const noContent = z.null().describe('Done')
export const notModified = z.null().describe('Unchanged since the version in If-None-Match')

function problemResponse(description: string): ProblemResponse {
  return { description, content: { 'application/problem+json': { schema: Problem } } }
}
