import { type ApiCall, type RawAnswer, requestApi } from './api-request.ts'

/** Scripts of one page come in separate files: this is where one leaves for the others what it asked. */
declare global {
  var earlyAnswers: Map<string, Promise<RawAnswer>> | undefined
}

/** Asks for what the page's scripts will ask for, too: the first of them takes this answer instead. @throws NoAnswer */
export function askEarly(path: `/${string}`): Promise<RawAnswer> {
  const answer = requestApi(path)
  globalThis.earlyAnswers ??= new Map()
  globalThis.earlyAnswers.set(path, answer)
  return answer
}

/** What was asked early, once; undefined for what was not. @throws NoAnswer */
export function takeEarlyAnswer(path: string, { method = 'GET' }: ApiCall): Promise<RawAnswer> | undefined {
  const answer = method === 'GET' ? globalThis.earlyAnswers?.get(path) : undefined
  globalThis.earlyAnswers?.delete(path)
  return answer
}
