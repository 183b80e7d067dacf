import type { Client } from 'pg'

/** Reading or loading a whole database takes as long as it takes; the product's limits are for what people wait for. */
export async function withoutTimeLimits(client: Client): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  // PostgreSQL knows it from version 17 on.
  await client.query(`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`)
}
