import { defineMessages } from '../../i18n/messages.ts'

/** The texts of the home page and of the page at an unknown address. */
export const homeMessages = defineMessages({
  et: {
    title: 'Aroomikoda – lõhnaturundus ja lõhnatooted Tartus',
    description:
      'Loome ettevõtetele signatuurlõhnu, lõhnastame ruume, koolitame meeskondi ja teeme Tartus lõhnatooteid, mis jäävad meelde.',
    eyebrow: 'Lõhnastuudio Tartus',
    heading: 'Lõhn ütleb tere enne sõnu',
    welcome:
      'Tere tulemast Aroomikotta! Aitame ettevõttel leida oma lõhna, anname ruumidele õhu, milles on hea olla, ja õpetame nina kuulama. Stuudios sünnivad ka küünlad, õlid ja ruumispreid teie koju.',
    book: 'Broneeri kohtumine',
    quote: 'Lõhn on lühim tee mälestuseni.',
    pictures: 'Pildid stuudiost',
    tiles: 'Kust alustada',
    shopTile: 'Küünlad, õlid, ruumispreid ja kingitused meie poest',
    servicesTile: 'Lõhnad brändile ja ruumile, koolitused, üritused, huviringid',
    newsTile: 'Mis stuudios parasjagu sünnib',
    feedback: 'Mida meie kohta öeldakse',
    notFoundTitle: 'Seda lehte ei leitud',
    notFoundText:
      'Sellel aadressil ei ole meil midagi näidata: leht võib olla kolinud või kustutatud. Siin on meie avaleht, siit leiate tee edasi.',
    picture1: 'Stuudio laud lõhnapulkade ja küünlaga, seinal õlipudelite riiulid',
    picture2: 'Hotelli fuajee, kus töötab lõhnamasin',
    picture3: 'Parfüümitöötoa laud',
    picture4: 'Küünal taimede vahel hämaras',
    picture5: 'Kadakad ja paekivi mere ääres',
  },
  en: {
    title: 'Aroomikoda – scent marketing and fragrances from Tartu',
    description:
      'We create signature scents for companies, scent rooms, train teams and, in Tartu, Estonia, make fragrances that people remember.',
    eyebrow: 'A scent studio in Tartu',
    heading: 'Scent says hello before words do',
    welcome:
      'Welcome to Aroomikoda! We help companies find a scent of their own, give rooms an air that feels good to be in, and teach noses to listen. Our studio also makes candles, oils and room sprays for your home.',
    book: 'Book a meeting',
    quote: 'A scent is the shortest way to a memory.',
    pictures: 'Pictures from the studio',
    tiles: 'Where to begin',
    shopTile: 'Candles, oils, room sprays and gifts from our shop',
    servicesTile: 'Scents for brands and rooms, trainings, events, hobby groups',
    newsTile: 'What is brewing in the studio',
    feedback: 'What people say about us',
    notFoundTitle: 'This page was not found',
    notFoundText:
      'There is nothing at this address: the page may have moved or been removed. Here is our home page instead, so you can find your way.',
    picture1: 'The studio table with a reed diffuser and a candle, shelves of oils on the wall',
    picture2: 'A hotel lobby with a scent machine',
    picture3: 'The table of a perfume workshop',
    picture4: 'A candle among plants at dusk',
    picture5: 'Junipers and limestone by the sea',
  },
  ru: {
    title: 'Aroomikoda — аромамаркетинг и ароматы из Тарту',
    description:
      'Создаём фирменные ароматы для компаний, ароматизируем помещения, обучаем команды и делаем в Тарту ароматы, которые запоминаются.',
    eyebrow: 'Студия ароматов в Тарту',
    heading: 'Аромат здоровается раньше слов',
    welcome:
      'Добро пожаловать в Aroomikoda! Мы помогаем компаниям найти свой аромат, наполняем помещения воздухом, в котором хорошо, и учим нос слушать. А ещё в студии рождаются свечи, масла и спреи для вашего дома.',
    book: 'Записаться на встречу',
    quote: 'Запах — самый короткий путь к воспоминанию.',
    pictures: 'Фотографии из студии',
    tiles: 'С чего начать',
    shopTile: 'Свечи, масла, спреи и подарки из нашего магазина',
    servicesTile: 'Ароматы для брендов и помещений, тренинги, мероприятия, кружки',
    newsTile: 'Что нового рождается в студии',
    feedback: 'Что о нас говорят',
    notFoundTitle: 'Страница не найдена',
    notFoundText:
      'По этому адресу ничего нет: страница могла переехать или быть удалена. Вот наша главная страница — отсюда легко найти дорогу.',
    picture1: 'Стол в студии с диффузором и свечой, на стене полки с маслами',
    picture2: 'Лобби гостиницы с аромамашиной',
    picture3: 'Стол парфюмерного мастер-класса',
    picture4: 'Свеча среди растений в сумерках',
    picture5: 'Можжевельник и известняк у моря',
  },
})
