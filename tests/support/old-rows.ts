import type { EntityManager } from '@mikro-orm/postgresql'
import { hashPassword } from '#server/passwords/password.ts'

/** The account in a database of {@link insertOldRows}. */
export const OLD_ADMINISTRATOR = { email: 'vana@example.ee', password: 'a long enough password' }

type Row = Readonly<Record<string, unknown>>
type RowsByTable = readonly (readonly [table: string, row: Row])[]

const AT = '2025-03-04T10:00:00.000Z'
const LATER = '2099-01-01T00:00:00.000Z'

/**
 * Fills a database as the product of that schema did: a row of every table, in each state that a later migration treats in
 * its own way.
 * @param schema number of the database's newest migration
 */
export async function insertOldRows(em: EntityManager, schema: number): Promise<void> {
  const passwordHash = await hashPassword(OLD_ADMINISTRATOR.password)
  const rows = [...content(schema), ...people(schema, passwordHash), ...messages(schema), ...history(schema), ...audit(schema)]
  for (const [table, row] of rows) {
    const names = Object.keys(row)
    const values = names.map(name => (isJson(row[name]) ? JSON.stringify(row[name]) : row[name]))
    await em.execute(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`, values)
  }
  await countOn(em)
  await em.execute(`update texts set body = '<p>Vana tekst</p>', body_ru = '<p>Старый текст</p>', version = 4 where id = 1`)
}

/** Sets each table's next id, as if the product had counted its rows from the first. */
async function countOn(em: EntityManager): Promise<void> {
  const counted = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_default like 'nextval(%'`,
  )
  for (const { name } of counted)
    await em.execute(
      `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`,
    )
}

const isJson = (value: unknown) => typeof value === 'object' && value !== null

/** The columns that a table has since a migration. */
const since = (schema: number, migration: number, columns: Row): Row => (schema >= migration ? columns : {})

function content(schema: number): RowsByTable {
  const words = since(schema, 11, { search_words: 'kingitus' })
  return [
    [
      'categories',
      { id: 1, version: 2, name: 'Vanad küünlad', name_en: 'Candles', name_ru: 'Свечи', segment: 'vanad-küünlad', ...words },
    ],
    [
      'products',
      {
        id: 1,
        version: 3,
        category_id: 1,
        image: '/pildid/kaubamark.svg',
        header: 'Vana küünal',
        header_ru: 'Старая свеча',
        description: '<p>Põleb 40 tundi.</p>',
        price: '24.90',
        new_price: '19.90',
        ...words,
      },
    ],
    ['posts', { id: 1, image: null, header: 'Vana uudis', body: '<p>Tere</p>', body_en: '<p>Hello</p>', date: AT }],
    ['services', { id: 1, type: 'huviringid', position: 0, title: 'Vana huviring', body: '<p>Tere</p>' }],
    ['feedbacks', { id: 1, body: '<p>Vana kiitus</p>', body_en: null }],
    ...(schema < 3 ? [] : [['pictures', PICTURE] as const]),
    ...(schema < 6 ? [] : [['held_pages', { address: '/tooted', is_kept: true, held_since: AT }] as const]),
    ...(schema < 7
      ? []
      : [['former_addresses', { entity: 'category', item_id: 1, segment: 'endised', category_id: null, since: AT }] as const]),
  ]
}

const PICTURE = {
  id: 1,
  hash: '0123456789abcdef0123456789abcdef',
  original: 'original.png',
  name: 'vana.png',
  width: 40,
  height: 30,
  bytes: 120,
  alt: 'Vana pilt',
  variants: { webp: [40], avif: [40] },
  created_at: AT,
}

function people(schema: number, passwordHash: string): RowsByTable {
  const seen = since(schema, 4, { created_at: AT, last_seen_at: AT, user_agent: 'Vana brauser', network: '192.0.2.0/24' })
  const invited = since(schema, 4, { email: 'kutsutud@example.ee', locale: 'ru', seed: 'a-seed' })
  const left = { id: 2, email: 'lahkunud@example.ee', password_hash: passwordHash, created_at: AT }
  return [
    [
      'users',
      {
        id: 1,
        email: OLD_ADMINISTRATOR.email,
        password_hash: passwordHash,
        created_at: AT,
        ...since(schema, 9, { locale: 'et' }),
      },
    ],
    ['users', { ...left, ...since(schema, 4, { removed_at: AT }) }],
    ['sessions', { id_hash: 'a'.repeat(64), user_id: 1, data: { user: { id: 1 } }, expires_at: LATER, ...seen }],
    ['invitations', { id: 1, token_hash: 'b'.repeat(64), created_by: 1, created_at: AT, expires_at: LATER, ...invited }],
    ...(schema < 4 ? [] : [['password_resets', RESET] as const]),
    ...(schema < 10
      ? []
      : ([
          ['known_devices', DEVICE],
          ['account_notices', NOTICE],
        ] as const)),
    ...(schema < 15
      ? []
      : ([
          ['passkeys', PASSKEY],
          ['recovery_codes', { user_id: 1, code_hash: 'f'.repeat(64), created_at: AT }],
          [
            'session_challenges',
            { session_id_hash: 'a'.repeat(64), purpose: 'second-factor', user_id: 1, tries: 0, expires_at: AT },
          ],
        ] as const)),
  ]
}

const RESET = {
  id: 1,
  user_id: 1,
  seed: 'another-seed',
  token_hash: 'c'.repeat(64),
  locale: 'en',
  created_at: AT,
  expires_at: LATER,
  closed_at: AT,
}
const DEVICE = { user_id: 1, token_hash: 'd'.repeat(64), first_seen_at: AT, last_seen_at: AT }
const PASSKEY = {
  user_id: 1,
  credential_id: 'vana-voti',
  public_key: '\\x00',
  counter: 3,
  transports: '{internal}',
  is_synced: true,
  name: 'Vana telefon',
  created_at: AT,
}
const NOTICE = { id: 1, user_id: 1, kind: 'new-device', at: AT, user_agent: 'Vana brauser', locale: 'et' }

/** A handled message with sent mails, and a new one whose mail to the visitor failed. */
function messages(schema: number): RowsByTable {
  if (schema < 2) return []
  const message = (id: number, state: string) => ({
    id,
    number: `2A3B-4C5${id}`,
    kind: 'contact',
    locale: 'et',
    subject: 'Vana kiri',
    name: 'Õnne',
    email: 'onne@example.ee',
    phone: '+372 5123 4567',
    message: 'Tere!',
    fields: {},
    content_hash: 'e'.repeat(64),
    created_at: AT,
    ...(schema < 8 ? { state } : { read_at: AT }),
  })
  const mail = (id: number, message_id: number, role: string, state: string) => ({
    id,
    message_id,
    role,
    state,
    queued_at: AT,
    attempts_made: 1,
    sent_at: state === 'sent' ? AT : null,
    ...since(schema, 29, { kept_as_file: id === 1 }),
    ...(state === 'failed' ? since(schema, 8, { trouble: 'refused' }) : {}),
  })
  const about = { state: 'sent', queued_at: AT, attempts_made: 1, sent_at: AT }
  return [
    ['messages', { ...message(1, 'sent'), handled_at: AT, handled_by: 1 }],
    ['messages', message(2, 'failed')],
    ['mails', mail(1, 1, 'company', 'sent')],
    ['mails', mail(2, 1, 'visitor', 'sent')],
    ['mails', mail(3, 2, 'company', 'sent')],
    ['mails', mail(4, 2, 'visitor', 'failed')],
    ...(schema < 4 ? [] : [['mails', { ...about, id: 5, role: 'invitation', invitation_id: 1 }] as const]),
    ...(schema < 4 ? [] : [['mails', { ...about, id: 6, role: 'password-reset', password_reset_id: 1 }] as const]),
    ...(schema < 10 ? [] : [['mails', { ...about, id: 7, role: 'account-notice', account_notice_id: 1 }] as const]),
    ...(schema < 14 ? [] : alarmRows(about)),
    ['mail_attempts', { mail_id: 1, at: AT, outcome: 'sent', detail: 'Written to /var/mail/1.company.eml' }],
    ['mail_attempts', { mail_id: 3, at: AT, outcome: 'sent', detail: '250 Written to the queue' }],
    ['mail_attempts', { mail_id: 4, at: AT, outcome: 'failed', detail: 'EMESSAGE: 554 Not this one' }],
    ['settings', { key: 'message-retention', value: { months: 7 } }],
  ]
}

function alarmRows(sent: Row): RowsByTable {
  return [
    ['alarms', { id: 1, code: 'DISK_LOW', detail: '700 MiB left', since: AT, told_at: AT }],
    ['alarm_notices', { id: 1, kind: 'begun', alarm_id: 1, at: AT }],
    ['mails', { ...sent, id: 8, role: 'alarm-notice', alarm_notice_id: 1 }],
  ]
}

/** A renamed category, and edits whose publication failed, each in the words of its time. */
function history(schema: number): RowsByTable {
  const renamed = {
    entity: 'category',
    id: 1,
    label: 'Vanad küünlad',
    before: { name: 'Endised' },
    after: { name: 'Vanad küünlad' },
  }
  const done = { user_id: 1, queued_at: AT, live_at: AT, pages_rendered: 12, pages_total: 50, duration_ms: 80 }
  const error =
    schema < 5
      ? { page: '/tooted' }
      : schema < 6
        ? { code: 'RENDER_FAILED', page: '/tooted' }
        : { code: 'DISK_FULL', pages: [], page_count: 0 }
  // A list as the text of a JSON value: the driver would write it as an array of PostgreSQL.
  const changes = JSON.stringify([renamed])
  return [
    ['publications', { id: 1, state: 'live', changes, ...done }],
    ['publications', { id: 2, state: 'failed', changes, user_id: 2, queued_at: AT, error }],
    ['publications', { id: 3, state: 'queued', changes, queued_at: AT, ...since(schema, 5, { undoes: 1 }) }],
  ]
}

function audit(schema: number): RowsByTable {
  if (schema < 16) return []
  const event = { id: 1, at: AT, actor_id: 1, actor_email: OLD_ADMINISTRATOR.email, action: 'log-out', network: '', details: {} }
  return [
    ['audit_events', event],
    ['failed_log_ins', { account_id: 1, hour: AT, count: 3 }],
  ]
}
