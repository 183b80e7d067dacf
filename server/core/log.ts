import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

/** Keys whose values never reach a log, however deep in an object. */
const SECRETS = [
  'password',
  '*.password',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'headers.cookie',
]

/**
 * The product's logger: readable lines on a terminal, JSON elsewhere.
 * @param options.quiet leaves out everything below a warning, for a terminal that shows set-up steps
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
