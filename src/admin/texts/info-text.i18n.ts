import { defineMessages } from '../../i18n/messages.ts'

/** Names of each info text's editor, and of the link to it; keys are those of `InfoTextName`. */
export const infoTextTitles = defineMessages({
  et: {
    tooteinfo: 'Muuda tooteinfot',
    asutajast: 'Muuda asutaja teksti',
    kaubamark: 'Muuda kaubamärgi teksti',
    eraklient: 'Muuda erakliendi teksti',
    ariklient: 'Muuda ärikliendi teksti',
    ninatrenninfo: 'Muuda ninatrenni infot',
    ninatrenn: 'Muuda ninatrenni põhiteksti',
    uritused: 'Muuda ürituste infot',
    meeskonnad: 'Muuda meeskonnakoolituste infot',
    lohnastused: 'Muuda lõhnastuslahenduste infot',
    kinkekaardid: 'Muuda kinkekaartide infot',
  },
  en: {
    tooteinfo: 'Edit the product info',
    asutajast: 'Edit the text about the founder',
    kaubamark: 'Edit the brand text',
    eraklient: 'Edit the text for private customers',
    ariklient: 'Edit the text for business customers',
    ninatrenninfo: 'Edit the nose training info',
    ninatrenn: 'Edit the nose training main text',
    uritused: 'Edit the events info',
    meeskonnad: 'Edit the team trainings info',
    lohnastused: 'Edit the scent solutions info',
    kinkekaardid: 'Edit the gift card info',
  },
  ru: {
    tooteinfo: 'Изменить информацию о товарах',
    asutajast: 'Изменить текст об основателе',
    kaubamark: 'Изменить текст о бренде',
    eraklient: 'Изменить текст для частных клиентов',
    ariklient: 'Изменить текст для компаний',
    ninatrenninfo: 'Изменить информацию о тренировке обоняния',
    ninatrenn: 'Изменить основной текст о тренировке обоняния',
    uritused: 'Изменить информацию о мероприятиях',
    meeskonnad: 'Изменить информацию о тренингах для команд',
    lohnastused: 'Изменить информацию о решениях по ароматизации',
    kinkekaardid: 'Изменить информацию о подарочных картах',
  },
})
