import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** Texts of the editor of a rich text; the names of the toolbar's buttons have the buttons' ids as keys. */
export const richTextMessages = defineMessages({
  et: {
    toolbar: 'Teksti vormindamine',
    undo: 'Võta tagasi',
    redo: 'Tee uuesti',
    heading1: '1. taseme pealkiri',
    heading2: '2. taseme pealkiri',
    heading3: '3. taseme pealkiri',
    heading4: '4. taseme pealkiri',
    bold: 'Paks kiri',
    italic: 'Kaldkiri',
    strike: 'Läbikriipsutus',
    highlight: 'Esiletõst',
    bulletList: 'Täpploend',
    orderedList: 'Nummerdatud loend',
    blockquote: 'Tsitaat',
    alignLeft: 'Joonda vasakule',
    alignCenter: 'Joonda keskele',
    alignRight: 'Joonda paremale',
    alignJustify: 'Joonda rööpselt',
    hardBreak: 'Reavahetus',
    link: 'Link',
    image: 'Pilt',
    video: 'Video',
    loadFailed: 'Tekstiredaktorit ei õnnestunud laadida. Tekst on alles: kontrolli internetiühendust ja laadi leht uuesti.',
    picturesRefused: (count: number) =>
      plural('et', count, {
        one: 'Üks pilt jäi kleepimata: seda ei saa koos tekstiga üle tuua. Lisa see pildinupuga.',
        other: `${count} pilti jäi kleepimata: neid ei saa koos tekstiga üle tuua. Lisa need pildinupuga.`,
      }),
    videosRefused: (count: number) =>
      plural('et', count, {
        one: 'Üks video jäi kleepimata: seda ei saa koos tekstiga üle tuua. Lisa selle aadress videonupuga.',
        other: `${count} videot jäi kleepimata: neid ei saa koos tekstiga üle tuua. Lisa nende aadressid videonupuga.`,
      }),
    filesRefused: 'Faili ei saa teksti sisse kleepida ega lohistada. Lisa pilt või video nupuga.',
  },
  en: {
    toolbar: 'Text formatting',
    undo: 'Undo',
    redo: 'Redo',
    heading1: 'Heading 1',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    heading4: 'Heading 4',
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Strikethrough',
    highlight: 'Highlight',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    alignLeft: 'Align left',
    alignCenter: 'Align centre',
    alignRight: 'Align right',
    alignJustify: 'Justify',
    hardBreak: 'Line break',
    link: 'Link',
    image: 'Picture',
    video: 'Video',
    loadFailed: 'The text editor could not be loaded. The text is safe: check your connection and reload the page.',
    picturesRefused: count =>
      plural('en', count, {
        one: 'One picture was not pasted: it cannot come with the text. Add it with the picture button.',
        other: `${count} pictures were not pasted: they cannot come with the text. Add them with the picture button.`,
      }),
    videosRefused: count =>
      plural('en', count, {
        one: 'One video was not pasted: it cannot come with the text. Add its address with the video button.',
        other: `${count} videos were not pasted: they cannot come with the text. Add their addresses with the video button.`,
      }),
    filesRefused: 'A file cannot be pasted or dropped into the text. Add a picture or a video with its button.',
  },
  ru: {
    toolbar: 'Оформление текста',
    undo: 'Отменить',
    redo: 'Повторить',
    heading1: 'Заголовок 1',
    heading2: 'Заголовок 2',
    heading3: 'Заголовок 3',
    heading4: 'Заголовок 4',
    bold: 'Полужирный',
    italic: 'Курсив',
    strike: 'Зачёркнутый',
    highlight: 'Выделение цветом',
    bulletList: 'Маркированный список',
    orderedList: 'Нумерованный список',
    blockquote: 'Цитата',
    alignLeft: 'По левому краю',
    alignCenter: 'По центру',
    alignRight: 'По правому краю',
    alignJustify: 'По ширине',
    hardBreak: 'Перенос строки',
    link: 'Ссылка',
    image: 'Изображение',
    video: 'Видео',
    loadFailed: 'Не удалось загрузить текстовый редактор. Текст цел: проверьте подключение и обновите страницу.',
    picturesRefused: count => {
      if (count === 1) return 'Одно изображение не вставлено: с текстом оно не переносится. Добавьте его кнопкой «Изображение».'
      const pictures = plural('ru', count, { one: 'изображение', many: 'изображений', other: 'изображения' })
      return `Не вставлено ${count} ${pictures}: с текстом такие не переносятся. Добавьте их кнопкой «Изображение».`
    },
    videosRefused: count =>
      count === 1
        ? 'Одно видео не вставлено: с текстом оно не переносится. Добавьте его адрес кнопкой «Видео».'
        : `Не вставлено ${count} видео: с текстом такие не переносятся. Добавьте их адреса кнопкой «Видео».`,
    filesRefused: 'Файл нельзя вставить или перетащить в текст. Добавьте изображение или видео кнопкой.',
  },
})

export type RichTextTexts = ReturnType<typeof richTextMessages>
