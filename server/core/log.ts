import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

/** Nothing secret reaches a log, however deep the object it is in. */
const SECRETS = [
  'password',
  '*.password',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'headers.cookie',
]

/**
 * The product's logger: lines for people on a terminal, JSON for machines elsewhere.
 * @param options.quiet leaves out what is not a warning, for a terminal on which set-up steps are shown
 */
export function createLog(options: { name: string; quiet?: boolean }): Log {
  const forPeople = process.stdout.isTTY
  return pino(
    { name: options.name, level: options.quiet ? 'warn' : 'info', redact: { paths: SECRETS, censor: '[hidden]' } },
    forPeople
      ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true })
      : pino.destination({ sync: true }),
  )
}
