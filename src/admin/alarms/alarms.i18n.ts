import { ALARM_KEPT_DAYS } from '#common/alarm-codes.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the page; common/alarm-texts.i18n.ts has those of each alarm, which mails use too. */
export const alarmsMessages = defineMessages({
  et: {
    title: 'Häired',
    description: 'Mis on poes või serveris korrast ära.',
    loadFailed: 'Häireid ei saanud laadida. Proovi mõne hetke pärast uuesti.',
    open: 'Praegu',
    none: 'Kõik on korras.',
    checked: 'Seda kontrollitakse kord minutis.',
    lookAgain: 'Vaata uuesti',
    past: `Viimase ${ALARM_KEPT_DAYS} päeva jooksul`,
    nonePast: 'Häireid ei olnud.',
    since: (at: string) => `Alates ${at}`,
    fromTo: (from: string, to: string) => `${from} – ${to}`,
  },
  en: {
    title: 'Alarms',
    description: 'What is wrong with the shop and its server.',
    loadFailed: 'The alarms could not be loaded. Try again in a moment.',
    open: 'Now',
    none: 'Everything is in order.',
    checked: 'This is checked once a minute.',
    lookAgain: 'Look again',
    past: `In the last ${ALARM_KEPT_DAYS} days`,
    nonePast: 'There were no alarms.',
    since: at => `Since ${at}`,
    fromTo: (from, to) => `${from} – ${to}`,
  },
  ru: {
    title: 'Сбои',
    description: 'Что не так с магазином и его сервером.',
    loadFailed: 'Не удалось загрузить список сбоев. Попробуйте ещё раз чуть позже.',
    open: 'Сейчас',
    none: 'Всё в порядке.',
    checked: 'Проверка выполняется раз в минуту.',
    lookAgain: 'Обновить',
    past: `За последние ${ALARM_KEPT_DAYS} дней`,
    nonePast: 'Сбоев не было.',
    since: at => `С ${at}`,
    fromTo: (from, to) => `${from} – ${to}`,
  },
})
