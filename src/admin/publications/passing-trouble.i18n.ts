/** The reasons that pass by themselves, by the API's error code. */
const TROUBLE_OF_CODE: Readonly<Record<string, 'busy' | 'noSpace'>> = {
  UNAVAILABLE: 'busy',
  DATABASE_BUSY: 'busy',
  DATABASE_FULL: 'noSpace',
  DISK_FULL: 'noSpace',
}

/** The passing reason of a refusal; null when trying again would not help. */
export function passingTrouble(code: string): 'busy' | 'noSpace' | null {
  return TROUBLE_OF_CODE[code] ?? null
}

/** Texts for editors and uploads alike. The browser keeps the text or the file, and the server keeps the saved version. */
export const PASSING_TROUBLE_TEXTS = {
  et: {
    busy: 'Server ei saa seda praegu salvestada. Kõik on alles: proovi mõne hetke pärast uuesti.',
    noSpace: 'Serveri ketas on täis. Kõik on alles: anna teada saidi hooldajale ja proovi siis uuesti.',
  },
  en: {
    busy: 'The server cannot save this right now. Everything is still here: try again in a moment.',
    noSpace: 'The server’s disk is full. Everything is still here: tell the people who maintain the site, then try again.',
  },
  ru: {
    busy: 'Сейчас сервер не может это сохранить. Всё на месте: попробуйте ещё раз чуть позже.',
    noSpace: 'На диске сервера нет места. Всё на месте: сообщите системному администратору, а затем попробуйте ещё раз.',
  },
} as const
