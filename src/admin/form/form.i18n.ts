import { MAX_FOREIGN_PICTURES, MAX_PICTURE_MB } from '#common/picture-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts that every editor uses; those of one editor are in its own folder. */
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
    nameTaken: 'Selle nimega kategooria on juba olemas.',
    reservedName: 'See nimi on ühe teise lehe aadress. Vali muu nimi.',
    notASegment: 'See nimi ei saa olla osa aadressist: ära kasuta kaldkriipsu ega alusta punktiga.',
    foreignUnreachable: (address: string) =>
      `Pilti ei saanud pildikogusse tuua: ${address} ei vasta. Muu on alles. Salvesta pilt oma arvutisse ja laadi siia üles või eemalda see.`,
    foreignUnfit: (address: string) =>
      `Aadressil ${address} ei ole JPEG-, PNG-, WebP- ega AVIF-pilti. Muu on alles. Vali mõni muu pilt või eemalda see.`,
    foreignTooLarge: (address: string) =>
      `Pilt ${address} on suurem kui ${MAX_PICTURE_MB}\u00a0MB. Muu on alles. Vali väiksem pilt või eemalda see.`,
    foreignTooMany: `Mujalt saab korraga tuua kuni ${MAX_FOREIGN_PICTURES} pilti. Muu on alles. Lisa ülejäänud pärast salvestamist.`,
    pictureGone: 'Pilt on kustutatud. Muu on alles. Vali mõni muu pilt või eemalda see.',
    invalid: 'See väärtus ei sobi.',
    takeEstonian: 'Kasuta eestikeelset pealkirja',
    optional: 'valikuline',
    languages: 'Keel',
    notComplete: 'vajab parandamist',
    create: 'Lisa',
    update: 'Uuenda',
    remove: 'Kustuta',
    yes: 'Jah',
    no: 'Ei',
    cancel: 'Loobu',
    all: 'Kõik',
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
    notFound: 'This option no longer exists. Choose another one.',
    nameTaken: 'There is a category with this name already.',
    reservedName: 'This name is the address of another page. Choose another name.',
    notASegment: 'This name cannot be part of an address: use no slashes and do not begin with a full stop.',
    foreignUnreachable: address =>
      `The picture could not be brought into the library: ${address} does not answer. Everything else is safe. Save the picture on your computer and upload it here, or remove it.`,
    foreignUnfit: address =>
      `There is no JPEG, PNG, WebP or AVIF picture at ${address}. Everything else is safe. Choose another picture or remove this one.`,
    foreignTooLarge: address =>
      `The picture ${address} is larger than ${MAX_PICTURE_MB}\u00a0MB. Everything else is safe. Choose a smaller one or remove it.`,
    foreignTooMany: `Up to ${MAX_FOREIGN_PICTURES} pictures can come from elsewhere at once. Everything else is safe. Add the others after saving.`,
    pictureGone: 'The picture has been deleted. Everything else is safe. Choose another picture or remove this one.',
    invalid: 'This value is not valid.',
    takeEstonian: 'Use the Estonian title',
    optional: 'optional',
    languages: 'Language',
    notComplete: 'needs correcting',
    create: 'Add',
    update: 'Update',
    remove: 'Delete',
    yes: 'Yes',
    no: 'No',
    cancel: 'Cancel',
    all: 'All',
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
    nameTaken: 'Категория с таким названием уже есть.',
    reservedName: 'Такое название занято адресом другой страницы. Выберите другое.',
    notASegment: 'Это название не может быть частью адреса: не используйте косую черту и не начинайте с точки.',
    foreignUnreachable: address =>
      `Не удалось перенести изображение в библиотеку: ${address} не отвечает. Всё остальное сохранено в форме. Скачайте изображение на компьютер и загрузите его сюда или уберите его.`,
    foreignUnfit: address =>
      `По адресу ${address} нет изображения JPEG, PNG, WebP или AVIF. Всё остальное сохранено в форме. Выберите другое изображение или уберите это.`,
    foreignTooLarge: address =>
      `Изображение ${address} больше ${MAX_PICTURE_MB}\u00a0МБ. Всё остальное сохранено в форме. Выберите изображение поменьше или уберите это.`,
    foreignTooMany: `За один раз с других сайтов можно перенести не больше ${MAX_FOREIGN_PICTURES} изображений. Всё остальное сохранено в форме. Добавьте остальные после сохранения.`,
    pictureGone: 'Изображение удалено. Всё остальное сохранено в форме. Выберите другое изображение или уберите это.',
    invalid: 'Это значение не подходит.',
    takeEstonian: 'Использовать эстонское название',
    optional: 'необязательно',
    languages: 'Язык',
    notComplete: 'нужно исправить',
    create: 'Добавить',
    update: 'Обновить',
    remove: 'Удалить',
    yes: 'Да',
    no: 'Нет',
    cancel: 'Отмена',
    all: 'Все',
  },
})

type FormTexts = ReturnType<typeof formMessages>

const BY_CODE: Readonly<Record<string, keyof FormTexts>> = {
  FOREIGN_PICTURE_UNREACHABLE: 'foreignUnreachable',
  FOREIGN_PICTURE_UNFIT: 'foreignUnfit',
  FOREIGN_PICTURE_TOO_LARGE: 'foreignTooLarge',
  FOREIGN_PICTURE_TOO_MANY: 'foreignTooMany',
  PICTURE_GONE: 'pictureGone',
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
  NAME_TAKEN: 'nameTaken',
  RESERVED_NAME: 'reservedName',
  NOT_A_PATH_SEGMENT: 'notASegment',
}

/** A field's error code in words; the same for codes of the form and of the server. */
export function fieldErrorText(t: FormTexts, error: string): string {
  const [code = '', value = ''] = error.split(' ', 2)
  const text = t[BY_CODE[code] ?? 'invalid']
  return typeof text === 'string' ? text : text(value)
}
