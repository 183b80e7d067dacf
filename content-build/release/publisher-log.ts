/** What the publisher needs of a logger; pino's loggers fit. */
export type PublisherLog = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}
