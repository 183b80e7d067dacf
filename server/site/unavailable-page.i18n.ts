import type { Locale } from '#common/locales.ts'

/** The page that says that a page cannot be shown for the moment. */
export const UNAVAILABLE_TEXTS: Readonly<Record<Locale, { title: string; text: string }>> = {
  et: {
    title: 'Praegu ei saa seda lehte näidata',
    text: 'Server alles käivitub või taastub. Mõne sekundi pärast laaditakse leht automaatselt uuesti.',
  },
  en: {
    title: 'This page cannot be shown right now',
    text: 'The server is starting or recovering. The page tries again by itself in a few seconds.',
  },
  ru: {
    title: 'Сейчас эту страницу показать нельзя',
    text: 'Сервер запускается или восстанавливается. Через несколько секунд страница обновится сама.',
  },
}
