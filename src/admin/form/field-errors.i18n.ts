import { TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { MAX_PICTURE_MB } from '#common/picture-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** What is wrong with a field, by the code of the form or of the server. */
export const fieldErrorMessages = defineMessages({
  et: {
    REQUIRED: 'Ei saa olla tühi.',
    NOT_A_NUMBER: 'Sisesta summa numbritega, näiteks 12,50.',
    TOO_SMALL: 'Summa ei saa olla negatiivne.',
    TOO_LARGE: 'See summa on liiga suur.',
    TOO_MANY_DECIMALS: 'Kirjuta kuni kaks kohta pärast koma.',
    NOT_A_DISCOUNT: 'Soodushind peab olema hinnast väiksem.',
    TITLE_TOO_LONG: `Pealkiri on liiga pikk: lubatud on kuni ${TITLE_MAX_LENGTH} tähemärki.`,
    TOO_LONG: 'See tekst on liiga pikk. Lühenda seda.',
    INVALID_URL: 'Sisesta aadress, mis algab https:// või kaldkriipsuga.',
    NOT_FOUND: 'Seda valikut ei ole enam. Vali uus.',
    NAME_TAKEN: 'Selle nimega kategooria on juba olemas.',
    RESERVED_NAME: 'See nimi on ühe teise lehe aadress. Vali muu nimi.',
    NOT_A_PATH_SEGMENT: 'See nimi ei sobi aadressiks: ära kasuta kaldkriipsu, alguses punkti ega lõpus .html.',
    FOREIGN_PICTURE_UNREACHABLE: (address: string) =>
      `Pilti ei saanud pildikogusse tuua: ${address} ei vasta. Muu on alles. Salvesta pilt oma arvutisse ja laadi siia üles või eemalda see.`,
    FOREIGN_PICTURE_UNFIT: (address: string) =>
      `Aadressil ${address} ei ole JPEG-, PNG-, WebP- ega AVIF-pilti. Muu on alles. Vali mõni muu pilt või eemalda see.`,
    FOREIGN_PICTURE_TOO_LARGE: (address: string) =>
      `Pilt ${address} on suurem kui ${MAX_PICTURE_MB}\u00a0MB. Muu on alles. Vali väiksem pilt või eemalda see.`,
    FOREIGN_PICTURE_TOO_MANY: 'Nii palju pilte ei saanud korraga mujalt tuua. Muu on alles. Lisa ülejäänud pärast salvestamist.',
    PICTURE_GONE: 'Pilt on kustutatud. Muu on alles. Vali mõni muu pilt või eemalda see.',
    OTHER: 'See väärtus ei sobi.',
  },
  en: {
    REQUIRED: 'Cannot be empty.',
    NOT_A_NUMBER: 'Enter the amount in figures, for example 12.50.',
    TOO_SMALL: 'The amount cannot be negative.',
    TOO_LARGE: 'This amount is too large.',
    TOO_MANY_DECIMALS: 'Use at most two decimal places.',
    NOT_A_DISCOUNT: 'The discounted price must be lower than the price.',
    TITLE_TOO_LONG: `The title is too long: ${TITLE_MAX_LENGTH} characters at most.`,
    TOO_LONG: 'This text is too long. Shorten it.',
    INVALID_URL: 'Enter an address that begins with https:// or with a slash.',
    NOT_FOUND: 'This option no longer exists. Choose another one.',
    NAME_TAKEN: 'There is a category with this name already.',
    RESERVED_NAME: 'This name is the address of another page. Choose another name.',
    NOT_A_PATH_SEGMENT: 'This name cannot be an address: do not use a slash, a full stop at the beginning or .html at the end.',
    FOREIGN_PICTURE_UNREACHABLE: address =>
      `The picture could not be brought into the library: ${address} does not answer. Everything else is safe. Save the picture on your computer and upload it here, or remove it.`,
    FOREIGN_PICTURE_UNFIT: address =>
      `There is no JPEG, PNG, WebP or AVIF picture at ${address}. Everything else is safe. Choose another picture or remove this one.`,
    FOREIGN_PICTURE_TOO_LARGE: address =>
      `The picture ${address} is larger than ${MAX_PICTURE_MB}\u00a0MB. Everything else is safe. Choose a smaller one or remove it.`,
    FOREIGN_PICTURE_TOO_MANY:
      'So many pictures could not be fetched from elsewhere at once. Everything else is safe. Add the others after saving.',
    PICTURE_GONE: 'The picture has been deleted. Everything else is safe. Choose another picture or remove this one.',
    OTHER: 'This value is not valid.',
  },
  ru: {
    REQUIRED: 'Не может быть пустым.',
    NOT_A_NUMBER: 'Введите сумму цифрами, например 12,50.',
    TOO_SMALL: 'Сумма не может быть отрицательной.',
    TOO_LARGE: 'Слишком большая сумма.',
    TOO_MANY_DECIMALS: 'Не больше двух знаков после запятой.',
    NOT_A_DISCOUNT: 'Цена со скидкой должна быть ниже обычной цены.',
    TITLE_TOO_LONG: `Слишком длинное название: допускается не более ${TITLE_MAX_LENGTH} символов.`,
    TOO_LONG: 'Слишком длинный текст. Сократите его.',
    INVALID_URL: 'Введите адрес, который начинается с https:// или с косой черты.',
    NOT_FOUND: 'Этого варианта больше нет. Выберите другой.',
    NAME_TAKEN: 'Категория с таким названием уже есть.',
    RESERVED_NAME: 'Такое название занято адресом другой страницы. Выберите другое.',
    NOT_A_PATH_SEGMENT: 'Это название не годится для адреса: не используйте косую черту, точку в начале и .html в конце.',
    FOREIGN_PICTURE_UNREACHABLE: address =>
      `Не удалось перенести изображение в библиотеку: ${address} не отвечает. Всё остальное сохранено в форме. Скачайте изображение на компьютер и загрузите его сюда или уберите его.`,
    FOREIGN_PICTURE_UNFIT: address =>
      `По адресу ${address} нет изображения JPEG, PNG, WebP или AVIF. Всё остальное сохранено в форме. Выберите другое изображение или уберите это.`,
    FOREIGN_PICTURE_TOO_LARGE: address =>
      `Изображение ${address} больше ${MAX_PICTURE_MB}\u00a0МБ. Всё остальное сохранено в форме. Выберите изображение поменьше или уберите это.`,
    FOREIGN_PICTURE_TOO_MANY:
      'За один раз столько изображений с других сайтов перенести не удалось. Всё остальное сохранено в форме. Добавьте остальные после сохранения.',
    PICTURE_GONE: 'Изображение удалено. Всё остальное сохранено в форме. Выберите другое изображение или уберите это.',
    OTHER: 'Это значение не подходит.',
  },
})
