import { defineMessages } from '../../i18n/messages.ts'

export const textMessages = defineMessages({
  et: {
    founderDescription: 'Kuidas lõhnast sai töö ja miks just Tartus: Aroomikoja asutaja lugu.',
    founderPicture: 'Asutaja laud stuudios',
    brandDescription: 'Mida Aroomikoda teeb, kuidas me töötame ja mis on meile tähtis.',
    brandPicture: 'Aroomikoja märk',
    productInfoDescription: 'Kuidas meie lõhnatooteid kasutada, hoida ja tellida: koostis, ohutus, tarne ja tagastamine.',
    noseTrainingDescription: 'Ninatrenn ehk haistmise harjutamine: neli kohtumist, neli põhilõhna ja paar minutit päevas kodus.',
    noseTrainingPicture: 'Ninatrenni pudelid ja lõhnaribad',
    noseTrainingOfferTitle: 'Tulge trenni',
    noseTrainingOfferText: 'Öelge, mitu teid on ja mis aeg teile sobib: saadame kahe tööpäeva jooksul pakkumise.',
    askOffer: 'Küsi pakkumist',
  },
  en: {
    founderDescription: 'How scent became a profession, and why in Tartu: the story of the founder of Aroomikoda.',
    founderPicture: 'The founder’s desk in the studio',
    brandDescription: 'What Aroomikoda does, how we work and what matters to us.',
    brandPicture: 'The mark of Aroomikoda',
    productInfoDescription: 'How to use, keep and order our fragrances: ingredients, safety, delivery and returns.',
    noseTrainingDescription:
      'Nose training, or practice for your sense of smell: four meetings, four basic scents and a few minutes a day at home.',
    noseTrainingPicture: 'Bottles and blotters for nose training',
    noseTrainingOfferTitle: 'Come and train',
    noseTrainingOfferText: 'Tell us how many you are and when would suit you: we will send an offer within two working days.',
    askOffer: 'Ask for an offer',
  },
  ru: {
    founderDescription: 'Как запах стал профессией и почему именно в Тарту: история основателя Aroomikoda.',
    founderPicture: 'Рабочий стол основателя в студии',
    brandDescription: 'Чем занимается Aroomikoda, как мы работаем и что для нас важно.',
    brandPicture: 'Знак Aroomikoda',
    productInfoDescription:
      'Как пользоваться нашими ароматами, хранить и заказывать их: состав, безопасность, доставка и возврат.',
    noseTrainingDescription: 'Тренировка обоняния: четыре встречи, четыре основных запаха и несколько минут в день дома.',
    noseTrainingPicture: 'Флаконы и блоттеры для тренировки обоняния',
    noseTrainingOfferTitle: 'Приходите на тренировку',
    noseTrainingOfferText: 'Напишите, сколько вас и когда вам удобно: пришлём предложение в течение двух рабочих дней.',
    askOffer: 'Запросить предложение',
  },
})
