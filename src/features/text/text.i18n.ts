import { defineMessages } from '../../i18n/messages.ts'

/** The texts of the pages with edited texts. */
export const textMessages = defineMessages({
  et: {
    founderDescription: 'Kuidas lõhnast sai töö ja miks just Tartus: Aroomikoja asutaja lugu.',
    founderPicture: 'Asutaja töölaud stuudio akna all',
    brandDescription: 'Mida Aroomikoda teeb, kuidas me töötame ja mis on meile tähtis.',
    brandPicture: 'Aroomikoja pudel ja küünal kaarja orva ees',
    productInfoDescription: 'Kuidas meie lõhnatooteid kasutada, hoida ja tellida: koostis, ohutus, tarne ja tagastamine.',
    noseTrainingDescription: 'Ninatrenn ehk haistmise harjutamine: neli kohtumist, neli põhilõhna ja paar minutit päevas kodus.',
    noseTrainingPicture: 'Ninatrenni neli põhilõhna purkides',
    noseTrainingOfferTitle: 'Tulge trenni',
    noseTrainingOfferText: 'Öelge, mitu teid on ja mis aeg teile sobib: saadame kahe tööpäeva jooksul pakkumise.',
  },
  en: {
    founderDescription: 'How scent became a profession, and why in Tartu: the story of the founder of Aroomikoda.',
    founderPicture: 'The founder’s desk at the studio window',
    brandDescription: 'What Aroomikoda does, how we work and what matters to us.',
    brandPicture: 'An Aroomikoda bottle and candle before an arched niche',
    productInfoDescription: 'How to use, keep and order our fragrances: ingredients, safety, delivery and returns.',
    noseTrainingDescription:
      'Nose training, or practice for your sense of smell: four meetings, four basic scents and a few minutes a day at home.',
    noseTrainingPicture: 'The four basic scents of nose training in jars',
    noseTrainingOfferTitle: 'Come and train',
    noseTrainingOfferText: 'Tell us how many you are and when would suit you: we will send an offer within two working days.',
  },
  ru: {
    founderDescription: 'Как запах стал профессией и почему именно в Тарту: история основателя Aroomikoda.',
    founderPicture: 'Рабочий стол основателя у окна студии',
    brandDescription: 'Чем занимается Aroomikoda, как мы работаем и что для нас важно.',
    brandPicture: 'Флакон и свеча Aroomikoda на фоне арки',
    productInfoDescription:
      'Как пользоваться нашими ароматами, хранить и заказывать их: состав, безопасность, доставка и возврат.',
    noseTrainingDescription: 'Тренировка обоняния: четыре встречи, четыре основных запаха и несколько минут в день дома.',
    noseTrainingPicture: 'Четыре основных запаха для тренировки обоняния в баночках',
    noseTrainingOfferTitle: 'Приходите на тренировку',
    noseTrainingOfferText: 'Напишите, сколько вас и когда вам удобно: пришлём предложение в течение двух рабочих дней.',
  },
})
