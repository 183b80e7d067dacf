import { FIRST_MEETING_TIME, LAST_MEETING_TIME } from '#common/message-rules.ts'

/** The choices of a select, in the order of the keys. */
export function choices<Key extends string>(keys: readonly Key[], texts: Readonly<Record<Key, string>>) {
  return keys.map(key => [key, texts[key]] as const)
}

const STEP_MINUTES = 30

/** The times at which events may begin: every half hour from 08:00 to 20:00. */
export function meetingTimes(): (readonly [string, string])[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const two = (number: number) => String(number).padStart(2, '0')
  const times: (readonly [string, string])[] = []
  for (let at = minutes(FIRST_MEETING_TIME); at <= minutes(LAST_MEETING_TIME); at += STEP_MINUTES) {
    const time = `${two(Math.floor(at / 60))}:${two(at % 60)}`
    times.push([time, time])
  }
  return times
}
