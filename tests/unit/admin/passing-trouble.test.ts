import { expect, test } from 'vitest'
import { uploadErrorText, uploadMessages } from '#src/admin/pictures/upload.i18n.ts'
import { refusalText } from '#src/admin/publications/failure-text.ts'
import { publicationMessages } from '#src/admin/publications/publication.i18n.ts'

const KEPT = { et: /alles/, en: /still here|have been kept|has been kept/, ru: /на месте|сохранён/ }
const AGAIN = { et: /uuesti/, en: /try again/i, ru: /попробуйте ещё раз/i }

test.each(['UNAVAILABLE', 'DATABASE_BUSY', 'DATABASE_FULL', 'DISK_FULL'])(
  'a server that cannot save for the moment (%s) is told in words: what was kept, and that it can be tried again',
  code => {
    for (const language of ['et', 'en', 'ru'] as const) {
      for (const text of [refusalText(publicationMessages(language), code), uploadErrorText(uploadMessages(language), code)]) {
        expect(text).toMatch(KEPT[language])
        expect(text).toMatch(AGAIN[language])
        expect(text).not.toContain(code)
      }
    }
  },
)
