import { LANGUAGE_NAMES } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import type { AuditAction, AuditDetail, AuditDetailWord, AuditSubject } from '#server/audit-log/audit-actions.schemas.ts'
import { kindNames } from '../fields/kind-names.i18n.ts'

type Names<Key extends string> = Readonly<Record<Key, string>>

const actionsEt: Names<AuditAction> = {
  'log-in': 'Logis sisse',
  'log-in-failed': 'Sisselogimine ebaõnnestus',
  'second-step-asked': 'Õige parool, küsiti sisselogimise teist sammu',
  'log-out': 'Logis välja',
  'session-ended': 'Lõpetas ühe seansi',
  'sessions-ended': 'Logis kõikjalt välja',
  'password-changed': 'Muutis parooli',
  'password-reset-asked': 'Küsiti uue parooli linki',
  'password-reset': 'Uus parool määrati lingi kaudu',
  'passkey-added': 'Lisas pääsuvõtme',
  'passkey-removed': 'Eemaldas pääsuvõtme',
  'recovery-codes-made': 'Tegi uued taastekoodid',
  'recovery-code-used': 'Kasutas taastekoodi',
  'second-step-on': 'Lülitas sisse sisselogimise teise sammu',
  'second-step-off': 'Lülitas välja sisselogimise teise sammu',
  'language-changed': 'Muutis oma keelt',
  'invitation-made': 'Lõi kutse',
  'invitation-withdrawn': 'Tühistas kutse',
  'invitation-used': 'Registreerus kutsega',
  'administrator-configured': 'Esimene haldur loodi seadistuse järgi',
  'administrator-removed': 'Eemaldas halduri',
  'messages-exported': 'Laadis kirjad alla (CSV)',
  'message-deleted': 'Kustutas kirja',
  'messages-expired': 'Kirjad kustutati säilitusaja lõppedes',
  'retention-changed': 'Muutis kirjade säilitusaega',
  'person-exported': 'Laadis alla isiku andmed',
  'person-erased': 'Kustutas isiku andmed',
  'content-deleted': 'Kustutas sisu',
  'publication-undone': 'Võttis muudatuse tagasi',
  'publication-redone': 'Tegi muudatuse uuesti',
}

const actionsEn: Names<AuditAction> = {
  'log-in': 'Logged in',
  'log-in-failed': 'Log-in failed',
  'second-step-asked': 'Right password, second step asked for',
  'log-out': 'Logged out',
  'session-ended': 'Ended a session',
  'sessions-ended': 'Logged out everywhere',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'A link for a new password was asked for',
  'password-reset': 'A new password was set by a link',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'recovery-codes-made': 'Made new recovery codes',
  'recovery-code-used': 'Used a recovery code',
  'second-step-on': 'Switched the second step of logging in on',
  'second-step-off': 'Switched the second step of logging in off',
  'language-changed': 'Changed their language',
  'invitation-made': 'Created an invitation',
  'invitation-withdrawn': 'Revoked an invitation',
  'invitation-used': 'Signed up with an invitation',
  'administrator-configured': 'The first administrator was created from the settings',
  'administrator-removed': 'Removed an administrator',
  'messages-exported': 'Downloaded messages (CSV)',
  'message-deleted': 'Deleted a message',
  'messages-expired': 'Messages were deleted when their retention period ended',
  'retention-changed': 'Changed how long messages are kept',
  'person-exported': 'Downloaded a person’s data',
  'person-erased': 'Erased a person’s data',
  'content-deleted': 'Deleted content',
  'publication-undone': 'Undid a change',
  'publication-redone': 'Redid a change',
}

const actionsRu: Names<AuditAction> = {
  'log-in': 'Вход в систему',
  'log-in-failed': 'Неудачная попытка входа',
  'second-step-asked': 'Пароль верный, запрошен второй шаг входа',
  'log-out': 'Выход из системы',
  'session-ended': 'Завершён один сеанс',
  'sessions-ended': 'Выход на всех устройствах',
  'password-changed': 'Пароль изменён',
  'password-reset-asked': 'Запрошена ссылка для нового пароля',
  'password-reset': 'Новый пароль задан по ссылке',
  'passkey-added': 'Добавлен ключ доступа',
  'passkey-removed': 'Удалён ключ доступа',
  'recovery-codes-made': 'Созданы новые коды восстановления',
  'recovery-code-used': 'Использован код восстановления',
  'second-step-on': 'Включён второй шаг входа',
  'second-step-off': 'Отключён второй шаг входа',
  'language-changed': 'Изменён язык администратора',
  'invitation-made': 'Создано приглашение',
  'invitation-withdrawn': 'Приглашение отозвано',
  'invitation-used': 'Регистрация по приглашению',
  'administrator-configured': 'Первый администратор создан из настроек',
  'administrator-removed': 'Администратор удалён',
  'messages-exported': 'Сообщения скачаны (CSV)',
  'message-deleted': 'Сообщение удалено',
  'messages-expired': 'Сообщения удалены по истечении срока',
  'retention-changed': 'Изменён срок хранения сообщений',
  'person-exported': 'Скачаны данные человека',
  'person-erased': 'Удалены данные человека',
  'content-deleted': 'Удалено содержимое',
  'publication-undone': 'Изменение отменено',
  'publication-redone': 'Изменение повторено',
}

const subjectsEt: Names<AuditSubject> = {
  administrator: 'Haldur',
  invitation: 'Kutse',
  message: 'Kiri',
  person: 'Isik',
  publication: 'Muudatus',
  ...kindNames('et'),
}

const subjectsEn: Names<AuditSubject> = {
  administrator: 'Administrator',
  invitation: 'Invitation',
  message: 'Message',
  person: 'Person',
  publication: 'Change',
  ...kindNames('en'),
}

const subjectsRu: Names<AuditSubject> = {
  administrator: 'Администратор',
  invitation: 'Приглашение',
  message: 'Сообщение',
  person: 'Человек',
  publication: 'Изменение',
  ...kindNames('ru'),
}

const detailsEt: Names<AuditDetail> = {
  count: 'Arv',
  language: 'Keel',
  rows: 'Read',
  filtered: 'Filtritega',
  months_before: 'Säilitusaeg enne (kuudes)',
  months: 'Säilitusaeg nüüd (kuudes)',
  deleted: 'Kustutatud',
  anonymised: 'Anonüümseks tehtud tellimusi',
}

const detailsEn: Names<AuditDetail> = {
  count: 'Count',
  language: 'Language',
  rows: 'Rows',
  filtered: 'With filters',
  months_before: 'Kept before (months)',
  months: 'Kept now (months)',
  deleted: 'Deleted',
  anonymised: 'Orders made anonymous',
}

const detailsRu: Names<AuditDetail> = {
  count: 'Количество',
  language: 'Язык',
  rows: 'Строки',
  filtered: 'С фильтрами',
  months_before: 'Срок прежде (мес.)',
  months: 'Срок теперь (мес.)',
  deleted: 'Удалено',
  anonymised: 'Обезличено заказов',
}

const valuesEt: Names<AuditDetailWord> = {
  messages: 'kirjad',
  'order-lines': 'tellimuste read',
  true: 'jah',
  false: 'ei',
  ...LANGUAGE_NAMES.et,
}

const valuesEn: Names<AuditDetailWord> = {
  messages: 'messages',
  'order-lines': 'order lines',
  true: 'yes',
  false: 'no',
  ...LANGUAGE_NAMES.en,
}

const valuesRu: Names<AuditDetailWord> = {
  messages: 'сообщения',
  'order-lines': 'строки заказов',
  true: 'да',
  false: 'нет',
  ...LANGUAGE_NAMES.ru,
}

export type AuditNames = {
  readonly actions: Names<AuditAction>
  readonly subjects: Names<AuditSubject>
  readonly details: Names<AuditDetail>
  readonly values: Names<AuditDetailWord>
}

/** Names of the log's actions, subjects and details. The types want each name in every language. */
export const AUDIT_NAMES: Readonly<Record<Locale, AuditNames>> = {
  et: { actions: actionsEt, subjects: subjectsEt, details: detailsEt, values: valuesEt },
  en: { actions: actionsEn, subjects: subjectsEn, details: detailsEn, values: valuesEn },
  ru: { actions: actionsRu, subjects: subjectsRu, details: detailsRu, values: valuesRu },
}
