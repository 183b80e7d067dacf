import type { Problem } from '../../../../server/core/problem.schemas.ts'
import { type ApiCall, requestApi } from './api-request.ts'

/** The API answered, and the answer is a refusal or a failure. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`)
    this.problem = problem
  }
}

/** Whether the API answered with this HTTP status. */
export function isProblem(error: unknown, status: number): boolean {
  return error instanceof ApiProblem && error.problem.status === status
}

/** The session has ended: whatever was asked for needs a new log-in first. */
export function isLoggedOut(error: unknown): boolean {
  return isProblem(error, 401)
}

export type ApiAnswer<Body> = {
  readonly body: Body
  /** For `If-Match` of the next write. */
  readonly etag: string | null
  /** The publication that brings a write to the site. */
  readonly publicationId: number | null
}

/**
 * Calls the API with the session's cookie.
 * @throws ApiProblem, NoAnswer
 */
export async function callApi<Body>(path: `/${string}`, call: ApiCall = {}): Promise<ApiAnswer<Body>> {
  const { response, text } = await requestApi(path, call)
  if (!response.ok) throw new ApiProblem(problemOf(response, text))
  const publicationId = response.headers.get('publication-id')
  return {
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
    // A proxy that compresses marks tags as weak; writes need the tag as the server gave it.
    etag: response.headers.get('etag')?.replace(/^W\//, '') ?? null,
    publicationId: publicationId === null ? null : Number(publicationId),
  }
}

/** A proxy in between may answer in a form of its own. */
function problemOf(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return JSON.parse(text) as Problem
  const code = response.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL'
  return { type: 'about:blank', title: response.statusText, status: response.status, code, instance: '' }
}
