import { AccountNotice } from '../account-notices/account-notice.entity.ts'
import { Alarm, AlarmNotice } from '../alarms/alarm.entity.ts'
import { AuditEvent } from '../audit-log/audit-event.entity.ts'
import { FailedLogIns } from '../audit-log/failed-log-ins.entity.ts'
import { StoredRecord } from '../backup/record.entity.ts'
import { BucketJournal } from '../bucket-journal/bucket-journal.entity.ts'
import { Category } from '../categories/category.entity.ts'
import { RateLimitCount } from '../core/rate-limit.entity.ts'
import { MailAttempt } from '../delivery/mail-attempt.entity.ts'
import { Mail } from '../delivery/mail.entity.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { Feedback } from '../feedbacks/feedback.entity.ts'
import { FormerAddress } from '../former-addresses/former-address.entity.ts'
import { Invitation } from '../invitations/invitation.entity.ts'
import { Message } from '../messages/message.entity.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { RecoveryCode } from '../passkeys/recovery-code.entity.ts'
import { SessionChallenge } from '../passkeys/session-challenge.entity.ts'
import { PasswordReset } from '../passwords/password-reset.entity.ts'
import { Picture } from '../pictures/picture.entity.ts'
import { Post } from '../posts/post.entity.ts'
import { Product } from '../products/product.entity.ts'
import { HeldPage } from '../publication-queue/held-page.entity.ts'
import { Publication } from '../publication-queue/publication.entity.ts'
import { Service } from '../services/service.entity.ts'
import { Session } from '../sessions/session.entity.ts'
import { Setting } from '../settings/setting.entity.ts'
import { Text } from '../texts/text.entity.ts'
import { User } from '../users/user.entity.ts'

/** Every table the ORM knows. */
export const ENTITIES = [
  // content and its publications
  Category,
  Product,
  Post,
  Text,
  Service,
  Feedback,
  Publication,
  FormerAddress,
  HeldPage,
  BucketJournal,
  // accounts
  User,
  Session,
  Invitation,
  PasswordReset,
  KnownDevice,
  AccountNotice,
  Passkey,
  RecoveryCode,
  SessionChallenge,
  // the library of pictures
  Picture,
  // messages and mails
  Message,
  Mail,
  MailAttempt,
  Setting,
  // alarms, the audit log and limits
  Alarm,
  AlarmNotice,
  AuditEvent,
  FailedLogIns,
  RateLimitCount,
  StoredRecord,
]
