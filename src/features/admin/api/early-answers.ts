import { type ApiCall, NoAnswer, type RawAnswer } from './api-request.ts'

/** Scripts of one page come in separate files: here src/inline/first-form.js leaves what it asked, by path. */
declare global {
  var earlyAnswers: Map<string, Promise<RawAnswer>> | undefined
}

/** What was asked early, for others to take after that; undefined for what was not. @throws NoAnswer */
export function earlyAnswer(path: string): Promise<RawAnswer> | undefined {
  return globalThis.earlyAnswers?.get(path)?.catch((error: unknown) => {
    throw new NoAnswer(path, { cause: error })
  })
}

/** What was asked early, once: whoever asks again gets a new answer. @throws NoAnswer */
export function takeEarlyAnswer(path: string, { method = 'GET' }: ApiCall): Promise<RawAnswer> | undefined {
  const answer = method === 'GET' ? earlyAnswer(path) : undefined
  globalThis.earlyAnswers?.delete(path)
  return answer
}
