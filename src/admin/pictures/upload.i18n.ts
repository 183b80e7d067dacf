import { MAX_PICTURE_MB } from '#common/picture-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { PASSING_TROUBLE_TEXTS, passingTrouble } from '../publications/passing-trouble.i18n.ts'

/** Texts about files on their way to the library. */
export const uploadMessages = defineMessages({
  et: {
    sending: (name: string) => `Laadin üles: ${name}`,
    waiting: (name: string) => `Ootab järjekorras: ${name}`,
    progress: (name: string) => `Faili ${name} üleslaadimine`,
    tryAgain: 'Proovi uuesti',
    dismiss: 'Loobu',
    wrongType: 'See fail ei ole JPEG-, PNG-, WebP- ega AVIF-pilt. Vali mõni muu fail.',
    unreadable: 'Seda faili ei saa lugeda: seda on muudetud, see on teisaldatud või on see kaust. Vali see uuesti.',
    damaged: 'See pildifail on katki või poolik. Ava see pilditöötlusprogrammis, salvesta uuesti ja proovi siis.',
    tooManyPixels: 'See pilt on liiga suur: lubatud on kuni 50 megapikslit ja pikim külg kuni 16\u00a0000 pikslit.',
    animated: 'Liikuvat pilti üles laadida ei saa. Vali liikumatu pilt või lisa teksti video.',
    tooLarge: `See fail on liiga suur: lubatud on kuni ${MAX_PICTURE_MB}\u00a0MB.`,
    loggedOut: 'Oled välja logitud. Fail on alles: logi uuesti sisse. Kui teed seda teisel vahelehel, proovi siis siin uuesti.',
    noAnswer: 'Server ei vasta. Kontrolli internetiühendust ja proovi uuesti: fail on alles.',
    tooMany: 'Järjest on üles laaditud väga palju pilte. Oota mõni minut ja proovi uuesti: fail on alles.',
    ...PASSING_TROUBLE_TEXTS.et,
    failed: 'Üleslaadimine ei õnnestunud. Proovi uuesti: fail on alles.',
  },
  en: {
    sending: name => `Uploading ${name}`,
    waiting: name => `Queued: ${name}`,
    progress: name => `Upload of ${name}`,
    tryAgain: 'Try again',
    dismiss: 'Discard',
    wrongType: 'This file is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
    unreadable: 'This file cannot be read: it was changed or moved, or is a folder. Choose it again.',
    damaged: 'This picture file is damaged or incomplete. Open it in a picture editor, save it again and try once more.',
    tooManyPixels: 'This picture is too large: 50 megapixels at most, and 16,000 pixels on the longest side.',
    animated: 'Animations cannot be uploaded. Choose a still picture, or add a video to the text.',
    tooLarge: `This file is too large: ${MAX_PICTURE_MB}\u00a0MB at most.`,
    loggedOut:
      'You have been logged out. The file has been kept: log in again. If you do so in another tab, try again here then.',
    noAnswer: 'The server does not answer. Check your internet connection and try again: the file has been kept.',
    tooMany: 'Too many pictures were uploaded in a row. Wait a few minutes and try again: the file has been kept.',
    ...PASSING_TROUBLE_TEXTS.en,
    failed: 'The upload failed. Try again: the file has been kept.',
  },
  ru: {
    sending: name => `Загружается ${name}`,
    waiting: name => `В очереди: ${name}`,
    progress: name => `Загрузка файла ${name}`,
    tryAgain: 'Попробовать ещё раз',
    dismiss: 'Отменить',
    wrongType: 'Этот файл не является изображением JPEG, PNG, WebP или AVIF. Выберите другой файл.',
    unreadable: 'Этот файл не удаётся прочитать: его изменили, переместили или это папка. Выберите его заново.',
    damaged: 'Файл изображения повреждён или неполный. Откройте его в графическом редакторе, сохраните заново и повторите.',
    tooManyPixels: 'Изображение слишком большое: допускается до 50 мегапикселей, длинная сторона — до 16\u00a0000 пикселей.',
    animated: 'Анимацию загрузить нельзя. Выберите неподвижное изображение или добавьте в текст видео.',
    tooLarge: `Файл слишком большой: допускается не больше ${MAX_PICTURE_MB}\u00a0МБ.`,
    loggedOut: 'Ваш сеанс завершён. Файл остался здесь: войдите снова. Если войдёте в другой вкладке, повторите попытку здесь.',
    noAnswer: 'Сервер не отвечает. Проверьте подключение к интернету и попробуйте ещё раз: файл остался здесь.',
    tooMany: 'Загружено очень много изображений подряд. Подождите несколько минут и повторите: файл остался здесь.',
    ...PASSING_TROUBLE_TEXTS.ru,
    failed: 'Загрузить не удалось. Попробуйте ещё раз: файл остался здесь.',
  },
})

const UPLOAD_ERRORS: Readonly<
  Record<
    string,
    'wrongType' | 'unreadable' | 'damaged' | 'tooManyPixels' | 'animated' | 'tooLarge' | 'loggedOut' | 'noAnswer' | 'tooMany'
  >
> = {
  PICTURE_TYPE_NOT_ACCEPTED: 'wrongType',
  FILE_UNREADABLE: 'unreadable',
  PICTURE_DAMAGED: 'damaged',
  PICTURE_TOO_MANY_PIXELS: 'tooManyPixels',
  PICTURE_ANIMATED: 'animated',
  BODY_TOO_LARGE: 'tooLarge',
  NOT_AUTHENTICATED: 'loggedOut',
  NO_ANSWER: 'noAnswer',
  TOO_MANY_REQUESTS: 'tooMany',
}

/** An upload's error code in words, with a remedy. */
export function uploadErrorText(t: ReturnType<typeof uploadMessages>, code: string): string {
  return t[UPLOAD_ERRORS[code] ?? passingTrouble(code) ?? 'failed']
}
