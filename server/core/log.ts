import { isatty } from 'node:tty'
import { type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import pretty from 'pino-pretty'
import { withoutSecrets } from './without-secrets.ts'

export type Log = Logger

/** No secret reaches a line, of an error neither. */
export const SAFE_LINES = {
  formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
  // What an error carries is printed as it is, objects of a class too.
  serializers: {
    err: (error: unknown) => (error instanceof Error ? withoutSecrets(stdSerializers.err(error), () => true) : error),
  },
} satisfies LoggerOptions

/**
 * The product's logger: readable lines on a terminal, JSON elsewhere.
 * @param options.quiet leaves out everything below a warning, for a terminal that shows set-up steps
 */
export function createLog(options: { name: string; quiet?: boolean }): Log {
  // The streams of a thread do not know.
  const forPeople = isatty(1)
  return pino(
    { ...SAFE_LINES, name: options.name, level: options.quiet ? 'warn' : 'info' },
    forPeople
      ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true })
      : pino.destination({ sync: true }),
  )
}
