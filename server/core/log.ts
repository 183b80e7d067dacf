import { isatty } from 'node:tty'
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import pretty from 'pino-pretty'
import { withoutSecrets } from './without-secrets.ts'

export type Log = Logger

/** What parts need of a logger; pino's and Fastify's are such. */
export type WorkLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The file descriptor of the standard output. */
const STDOUT = 1

/** Options of pino that keep secrets out of every line, also out of those of errors. */
export const SAFE_LINES = {
  formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
  // Looks into objects of a class too: the serializer prints all that an error carries.
  serializers: {
    err: (error: unknown) => (error instanceof Error ? withoutSecrets(stdSerializers.err(error), () => true) : error),
  },
} satisfies LoggerOptions

/**
 * The product's logger: readable lines on a terminal, JSON elsewhere. Where a line cannot be written, as on a full disk, the line
 * is lost and nothing else; the first one after that says how many.
 * @param options.quiet leaves out everything below a warning, for a terminal that shows set-up steps
 */
export function createLog(options: { name: string; quiet?: boolean }): Log {
  let lost = 0
  let output = openOutput(countLost)
  function countLost(): void {
    lost += 1
    // The stream keeps the line that it could not write: another one begins without it.
    output = openOutput(countLost)
  }
  const log = pino(
    { ...SAFE_LINES, name: options.name, level: options.quiet ? 'warn' : 'info' },
    {
      write(line) {
        const lines = lost
        // A disk that filled up may have taken half a line.
        output.write(lines === 0 ? line : `\n${line}`)
        if (lines === 0 || lost > lines) return
        lost = 0
        log.warn({ lines }, 'the log could not be written for a while, and these lines are lost')
        if (lost > 0) lost += lines
      },
    },
  )
  return log
}

/**
 * Opens the standard output.
 * @param onError called with the first line that could not be written: then the stream is of no more use
 */
function openOutput(onError: () => void): DestinationStream {
  // Asks the system: in a worker thread `process.stdout` does not know whether it is a terminal.
  const forPeople = isatty(STDOUT)
  if (forPeople) return pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true })
  return pino.destination({ sync: true }).once('error', onError)
}
