import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { shownMailState } from '#common/mail-states.ts'
import { AccountNotice } from '../account-notices/account-notice.entity.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { AuditEvent } from '../audit-log/audit-event.entity.ts'
import { maskedEmail } from '../audit-log/masked-email.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { MailAttempt } from '../delivery/mail-attempt.entity.ts'
import { Mail } from '../delivery/mail.entity.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { isoInstant } from '../inbox/inbox-views.ts'
import { Invitation } from '../invitations/invitation.entity.ts'
import { Message } from '../messages/message.entity.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { PasswordReset } from '../passwords/password-reset.entity.ts'
import { Publication } from '../publication-queue/publication.entity.ts'
import { Session } from '../sessions/session.entity.ts'
import type { User } from '../users/user.entity.ts'
import { auditEventsOf } from './find-person.ts'
import { IS_FROM_PERSON, type Person, personOf, queuedResetIds } from './person.ts'
import type { PersonExport } from './personal-data.schemas.ts'

/** A row in the words of the export. */
type Exported = Record<string, unknown>

/** Exports everything kept about an address, as of one moment, and records the export in the audit log. */
export async function exportPerson(em: EntityManager, email: string, by: AuditContext): Promise<PersonExport> {
  return em.transactional(
    async tx => {
      const person = await personOf(tx, email)
      const notices = await tx.find(AccountNotice, { about_email: email }, { orderBy: { id: 'asc' } })
      const exported: PersonExport = {
        format: 'aroomikoda-personal-data-1',
        email,
        exported_at: by.at.toISOString(),
        messages: await messagesOf(tx, email),
        invitations: await invitationsOf(tx, email),
        account: person.account && (await accountOf(tx, person.account)),
        notices_about: notices.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
        requests_for_a_new_password: (await queuedResetIds(tx, email)).length,
        audit_events: await exportedAuditEvents(tx, person),
      }
      const subject = { type: 'person', id: null, label: maskedEmail(email) } as const
      await recordAuditEvent(tx, { by, action: 'person-exported', subject, details: { count: exported.messages.length } })
      return exported
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ },
  )
}

async function messagesOf(em: EntityManager, email: string): Promise<Exported[]> {
  const ids = await em.execute<{ id: number }[]>(`select id from messages where ${IS_FROM_PERSON} order by id`, [email])
  const messages = await em.find(Message, { id: { $in: ids.map(({ id }) => id) } }, { orderBy: { id: 'asc' } })
  const mailsOf = await mailsAbout(em, 'message', messages)
  return messages.map(message => ({
    number: message.number,
    kind: message.kind,
    language: message.locale,
    subject: message.subject,
    name: message.name,
    email: message.email,
    phone: message.phone,
    message: message.message,
    fields: message.fields,
    received_at: message.created_at.toISOString(),
    read_at: isoInstant(message.read_at),
    handled_at: isoInstant(message.handled_at),
    mails: mailsOf(message),
  }))
}

async function invitationsOf(em: EntityManager, email: string): Promise<Exported[]> {
  const invitations = await em.find(Invitation, { email }, { orderBy: { id: 'asc' } })
  const mailsOf = await mailsAbout(em, 'invitation', invitations)
  return invitations.map(invitation => ({
    email: invitation.email,
    language: invitation.locale,
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
    used_at: isoInstant(invitation.used_at),
    withdrawn_at: isoInstant(invitation.revoked_at),
    mails: mailsOf(invitation),
  }))
}

/** A row with an id. */
type Row = { readonly id: number }

/** Reads the mails about these rows. @returns a function that gives those about one of them */
async function mailsAbout(
  em: EntityManager,
  subject: 'message' | 'invitation' | 'account_notice' | 'password_reset',
  rows: readonly Row[],
): Promise<(row: Row) => Exported[]> {
  const mails = await em.find(Mail, { [subject]: { $in: rows.map(({ id }) => id) } }, { orderBy: { id: 'asc' } })
  const attempts = await em.find(MailAttempt, { mail: { $in: mails.map(({ id }) => id) } }, { orderBy: { id: 'asc' } })
  const attemptsByMail = Map.groupBy(attempts, attempt => attempt.mail.id)
  const mailsByRow = Map.groupBy(mails, mail => mail[subject]?.id)
  return ({ id }) => (mailsByRow.get(id) ?? []).map(mail => exportedMail(mail, attemptsByMail.get(mail.id) ?? []))
}

function exportedMail(mail: Mail, attempts: readonly MailAttempt[]): Exported {
  const { message, role, queued_at, sent_at } = mail
  return {
    // Mails about a message go to the company or to its sender; all others to the person.
    to: message ? role : 'person',
    state: shownMailState(mail),
    queued_at: queued_at.toISOString(),
    sent_at: isoInstant(sent_at),
    attempts: attempts.map(({ at, outcome, detail }) => ({ at: at.toISOString(), outcome, detail })),
  }
}

/** An account without its secrets: the hashes of the password and of tokens. */
async function accountOf(em: EntityManager, user: User): Promise<Exported> {
  const { id, email, locale, created_at, removed_at } = user
  const devices = await em.find(KnownDevice, { user: id }, { orderBy: { id: 'asc' } })
  const passkeys = await em.find(Passkey, { user: id }, { orderBy: { id: 'asc' } })
  const publications = await em.find(Publication, { user_id: id }, { orderBy: { id: 'asc' }, fields: ['id', 'queued_at'] })
  return {
    email,
    language: locale ?? null,
    created_at: created_at.toISOString(),
    removed_at: isoInstant(removed_at),
    sessions: await sessionsOf(em, user),
    known_browsers: devices.map(device => ({
      first_seen_at: device.first_seen_at.toISOString(),
      last_seen_at: device.last_seen_at.toISOString(),
    })),
    links_for_a_new_password: await resetsOf(em, user),
    passkeys: passkeys.map(passkey => ({
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: isoInstant(passkey.last_used_at),
    })),
    notices: await noticesOf(em, user),
    publications: publications.map(publication => ({ id: publication.id, at: publication.queued_at.toISOString() })),
    handled_messages: await em.count(Message, { handled_by: id }),
    invitations_made: await em.count(Invitation, { created_by: id }),
  }
}

async function sessionsOf(em: EntityManager, { id }: User): Promise<Exported[]> {
  const sessions = await em.find(Session, { user_id: id }, { orderBy: { created_at: 'asc' } })
  return sessions.map(session => ({
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    browser: session.user_agent,
    network: session.network,
  }))
}

async function resetsOf(em: EntityManager, { id }: User): Promise<Exported[]> {
  const resets = await em.find(PasswordReset, { user: id }, { orderBy: { id: 'asc' } })
  const mailsOf = await mailsAbout(em, 'password_reset', resets)
  return resets.map(reset => ({
    created_at: reset.created_at.toISOString(),
    closed_at: isoInstant(reset.closed_at),
    mails: mailsOf(reset),
  }))
}

async function noticesOf(em: EntityManager, { id }: User): Promise<Exported[]> {
  const notices = await em.find(AccountNotice, { user: id }, { orderBy: { id: 'asc' } })
  const mailsOf = await mailsAbout(em, 'account_notice', notices)
  return notices.map(notice => ({
    kind: notice.kind,
    at: notice.at.toISOString(),
    browser: notice.user_agent,
    mails: mailsOf(notice),
  }))
}

/** The audit events of a person. An action of another administrator is without that one's address and network. */
async function exportedAuditEvents(em: EntityManager, person: Person): Promise<Exported[]> {
  const events = await em.find(AuditEvent, auditEventsOf(person), { orderBy: { id: 'asc' } })
  return events.map(({ at, action, actor_email, subject_type, subject_label, network, details }) => ({
    at: at.toISOString(),
    action,
    done_by: actor_email === person.email ? actor_email : null,
    subject: subject_type ? `${subject_type} ${labelFor(person, subject_type, subject_label ?? '')}` : null,
    network: actor_email === null || actor_email === person.email ? network : null,
    details,
  }))
}

/** Masks another administrator's address, which is that person's data. */
function labelFor({ email }: Person, type: string, label: string): string {
  return type === 'administrator' && label !== email ? maskedEmail(label) : label
}
