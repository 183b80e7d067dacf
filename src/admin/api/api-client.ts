import { IDEMPOTENCY_HEADER } from '#common/idempotency-key.ts'
import type { Problem } from '#server/core/problem.schemas.ts'

/** No answer came: no connection, a broken connection, or a slow server. For writes see {@link isAnswerLost}. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** The API answered with a refusal or a failure. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`)
    this.problem = problem
  }
}

/** Whether the API answered with this HTTP status (a number), or with this problem code (a text). */
export function isProblem(error: unknown, what: number | string): error is ApiProblem {
  return error instanceof ApiProblem && (error.problem.status === what || error.problem.code === what)
}

/** Whether the request needs a new log-in, because the session has ended. */
export function isLoggedOut(error: unknown): boolean {
  return isProblem(error, 401)
}

/** Whether a failure leaves open if the server did the write. A proxy, or its database, may have lost the answer alone. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof NoAnswer || isProblem(error, 'UNAVAILABLE')
}

type ApiCall = {
  /** Without one it is a GET: a read, or the log-out (`logOut`). */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** The server refuses the write when the row is no longer in this version. */
  readonly ifMatch?: string | null
  /** The server does what a key names once. */
  readonly idempotencyKey?: string
  /** Aborts the request, which then rejects with the signal's reason: not a failure to report. */
  readonly signal?: AbortSignal | undefined
}

/** An answer of success. */
export type ApiAnswer<Body> = {
  readonly body: Body
  /** The answer's version, for `If-Match` of the next write; null when the answer has none. */
  readonly etag: string | null
  /** The id of the publication that brings a write to the site; null for a read, or a write that changed nothing there. */
  readonly publicationId: number | null
}

const READ_TIMEOUT_MS = 20_000
/** The server waits up to 30 seconds for other hosts' pictures before it saves. */
const WRITE_TIMEOUT_MS = 45_000

/** The API's address: with an origin, or without one when the page has the same origin. */
export function apiUrl(path: `/${string}`): string {
  return `${document.documentElement.dataset['apiUrl'] ?? ''}${path}`
}

/**
 * Calls the API with the session's cookie.
 * @throws ApiProblem, NoAnswer
 */
export async function callApi<Body>(path: `/${string}`, call: ApiCall = {}): Promise<ApiAnswer<Body>> {
  const isRead = call.method === undefined && path.startsWith('/api/')
  const { response, text } = await (isRead ? sendRead(path, call) : send(path, call))
  if (!response.ok) throw new ApiProblem(problemOf(response, text))
  const publicationId = response.headers.get('publication-id')
  return {
    body: bodyOf(path, text) as Body,
    // A proxy that compresses marks tags as weak; writes need the tag as the server gave it.
    etag: response.headers.get('etag')?.replace(/^W\//, '') ?? null,
    publicationId: publicationId === null ? null : Number(publicationId),
  }
}

/** The body of an answer of success. @throws NoAnswer for what is no JSON: a network's own page, which wants a log-in first */
function bodyOf(path: string, text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    throw new NoAnswer(path, { cause: error })
  }
}

/** Calls the API for the answer's body alone. @throws ApiProblem, NoAnswer */
export async function callBody<Body>(path: `/${string}`, call?: ApiCall): Promise<Body> {
  return (await callApi<Body>(path, call)).body
}

/** An answer, read to its end. */
type RawAnswer = { readonly response: Response; readonly text: string }

/** Sends one request. @param sessionEnd aborts it, too @throws NoAnswer */
async function send(
  path: `/${string}`,
  { method, body, ifMatch, idempotencyKey, signal }: ApiCall,
  sessionEnd?: AbortSignal,
): Promise<RawAnswer> {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (ifMatch) headers.set('if-match', ifMatch)
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey)
  // Safari 16 and Firefox 115 lack AbortSignal.any.
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  setTimeout(stop, method === undefined ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
  for (const other of [signal, sessionEnd]) other?.addEventListener('abort', stop, { signal: stopping.signal })
  try {
    signal?.throwIfAborted()
    const response = await fetch(apiUrl(path), {
      method: method ?? 'GET',
      headers,
      credentials: 'include',
      cache: method === undefined ? 'no-cache' : 'default',
      signal: stopping.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { response, text: await response.text() }
  } catch (error) {
    signal?.throwIfAborted()
    throw new NoAnswer(path, { cause: error })
  } finally {
    // Ends the listeners; the timer has nothing to stop any more.
    stop()
  }
}

/** Whether reads go out. While they are held back, each waits for `opened`. */
type ReadGate =
  | { readonly state: 'open'; readonly ending: AbortController }
  | { readonly state: 'held'; readonly opened: Promise<void>; readonly open: () => void }

let readGate: ReadGate = { state: 'open', ending: new AbortController() }

function heldGate(): ReadGate {
  let open = () => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  return { state: 'held', opened, open }
}

/**
 * Ends the session by `end`. Aborts the reads under way and holds back others until {@link resumeReads}, so that none reaches
 * the server without a session. Where `end` fails, the reads go out again.
 */
export async function withReadsHeld(end: () => Promise<void>): Promise<void> {
  if (readGate.state === 'open') {
    const { ending } = readGate
    readGate = heldGate()
    ending.abort()
  }
  try {
    await end()
  } catch (error) {
    resumeReads()
    throw error
  }
}

/** Sends all reads that waited. Call it when there is a session. */
export function resumeReads(): void {
  if (readGate.state === 'open') return
  const { open } = readGate
  readGate = { state: 'open', ending: new AbortController() }
  open()
}

/** Sends a read. When the end of the session aborts it, it waits for the next session, and goes out again. */
async function sendRead(path: `/${string}`, call: ApiCall): Promise<RawAnswer> {
  while (readGate.state === 'held') await readGate.opened
  const { signal } = readGate.ending
  try {
    return await send(path, call, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    return sendRead(path, call)
  }
}

/** The problem that a refusal describes. A proxy in between may answer in its own format. */
function problemOf(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return JSON.parse(text) as Problem
  const code = response.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL'
  return { type: 'about:blank', title: response.statusText, status: response.status, code, instance: '' }
}
