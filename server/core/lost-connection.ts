import { ConnectionException } from '@mikro-orm/core'

/** Whether the database refused or dropped the connection: what was asked was fine and may be asked again. */
export function isLostConnection(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    error instanceof ConnectionException ||
    ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006'].includes(code) ||
    error.message.startsWith('Connection terminated')
  )
}
