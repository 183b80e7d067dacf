import { defineMessages } from '../../../i18n/messages.ts'

/** Texts every editor uses; those of one editor stand beside it. */
export const formMessages = defineMessages({
  et: {
    required: 'Ei saa olla tühi.',
    notANumber: 'Sisesta summa numbritega, näiteks 12,50.',
    tooSmall: 'Summa ei saa olla negatiivne.',
    tooLarge: 'See summa on liiga suur.',
    tooManyDecimals: 'Kirjuta kuni kaks kohta pärast koma.',
    notADiscount: 'Soodushind peab olema hinnast väiksem.',
    titleTooLong: 'Pealkiri on liiga pikk: lubatud on kuni 200 tähemärki.',
    tooLong: 'See tekst on liiga pikk.',
    invalidUrl: 'Sisesta aadress, mis algab https:// või kaldkriipsuga.',
    notFound: 'Seda valikut ei ole enam. Vali uus.',
    invalid: 'See väärtus ei sobi.',
    optional: 'valikuline',
    languages: 'Keel',
    notComplete: 'vajab parandamist',
    create: 'Lisa',
    update: 'Uuenda',
    remove: 'Kustuta',
    yes: 'Jah',
    no: 'Ei',
    loading: 'Laadin…',
    tryAgain: 'Proovi uuesti',
  },
  en: {
    required: 'Cannot be empty.',
    notANumber: 'Enter the amount in figures, for example 12.50.',
    tooSmall: 'The amount cannot be negative.',
    tooLarge: 'This amount is too large.',
    tooManyDecimals: 'Use at most two decimal places.',
    notADiscount: 'The discounted price must be lower than the price.',
    titleTooLong: 'The title is too long: 200 characters at most.',
    tooLong: 'This text is too long.',
    invalidUrl: 'Enter an address that begins with https:// or with a slash.',
    notFound: 'This choice no longer exists. Choose another one.',
    invalid: 'This value does not fit.',
    optional: 'optional',
    languages: 'Language',
    notComplete: 'needs correcting',
    create: 'Add',
    update: 'Update',
    remove: 'Delete',
    yes: 'Yes',
    no: 'No',
    loading: 'Loading…',
    tryAgain: 'Try again',
  },
  ru: {
    required: 'Не может быть пустым.',
    notANumber: 'Введите сумму цифрами, например 12,50.',
    tooSmall: 'Сумма не может быть отрицательной.',
    tooLarge: 'Слишком большая сумма.',
    tooManyDecimals: 'Не больше двух знаков после запятой.',
    notADiscount: 'Цена со скидкой должна быть ниже обычной цены.',
    titleTooLong: 'Слишком длинное название: допускается не более 200 символов.',
    tooLong: 'Слишком длинный текст.',
    invalidUrl: 'Введите адрес, который начинается с https:// или с косой черты.',
    notFound: 'Этого варианта больше нет. Выберите другой.',
    invalid: 'Это значение не подходит.',
    optional: 'необязательно',
    languages: 'Язык',
    notComplete: 'нужно исправить',
    create: 'Добавить',
    update: 'Обновить',
    remove: 'Удалить',
    yes: 'Да',
    no: 'Нет',
    loading: 'Загрузка…',
    tryAgain: 'Попробовать ещё раз',
  },
})

type FormTexts = ReturnType<typeof formMessages>

const BY_CODE: Readonly<Record<string, keyof FormTexts>> = {
  REQUIRED: 'required',
  NOT_A_NUMBER: 'notANumber',
  TOO_SMALL: 'tooSmall',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_DECIMALS: 'tooManyDecimals',
  NOT_A_DISCOUNT: 'notADiscount',
  TITLE_TOO_LONG: 'titleTooLong',
  TOO_LONG: 'tooLong',
  INVALID_URL: 'invalidUrl',
  NOT_FOUND: 'notFound',
}

/** What a field's error code means, in words; the same for codes of the form and of the server. */
export function fieldErrorText(t: FormTexts, code: string): string {
  return t[BY_CODE[code] ?? 'invalid']
}
