import { FIRST_MEETING_TIME, LAST_MEETING_TIME } from '#common/message-rules.ts'

/** The choices of a select, in the order of the keys. */
export function choices<Key extends string>(keys: readonly Key[], texts: Readonly<Record<Key, string>>) {
  return keys.map(key => [key, texts[key]] as const)
}

const STEP_MINUTES = 30

/** The choices of a time at which an event may begin: every half hour, as `HH:mm`. */
export function meetingTimes(): (readonly [string, string])[] {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const times: (readonly [string, string])[] = []
  for (let minutes = minutesOf(FIRST_MEETING_TIME); minutes <= minutesOf(LAST_MEETING_TIME); minutes += STEP_MINUTES) {
    const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    times.push([time, time])
  }
  return times
}
