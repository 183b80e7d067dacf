import type { Locale } from './locales.ts'
import type {
  BookingTopic,
  ConductLanguage,
  DeliveryMethod,
  EnquiryService,
  MeetingPlace,
  ParcelNetwork,
  Payment,
} from './message-options.ts'

/**
 * The texts of a list of options (message-options.ts), by language and by the key that the forms send. Forms, inbox, mails and
 * export show the same texts.
 */
type OptionTexts<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>

const SERVICES: OptionTexts<EnquiryService> = {
  et: {
    'scent-marketing': 'Lõhnaturundus',
    design: 'Disain',
    branding: 'Brändimine',
    teambuilding: 'Meeskonnakoolitus',
    'signature-scents': 'Signatuurlõhnad',
    'business-gifts': 'Ärikingitused',
    catering: 'Toitlustus',
    'scent-detective': 'Lõhnadetektiiv',
    'scent-portrait-creation': 'Lõhnaportree loomine',
    'scent-art': 'Lõhnakunst',
    'nose-training': 'Ninatrenn',
    'sensory-integration': 'Sensoorne integratsioon',
    'a-small-miracle': 'Väike ime',
    'scent-lottery': 'Lõhnaloterii',
    'practical-seminar': 'Praktiline seminar',
    'hobby-groups': 'Huviringid',
    'group-scent-training': 'Grupi lõhnatreening',
    'personal-scent-training': 'Personaalne lõhnatreening',
    'scent-consultation': 'Lõhnakonsultatsioon',
    'perfume-creation': 'Parfüümi loomine',
    'gift-cards': 'Kinkekaardid',
    products: 'Tooted',
    '100-natural-oils': '100% looduslikud õlid',
    'home-fragrances': 'Kodulõhnad',
    'car-fragrances': 'Autolõhnad',
    other: 'Muu',
  },
  en: {
    'scent-marketing': 'Scent marketing',
    design: 'Design',
    branding: 'Branding',
    teambuilding: 'Team building',
    'signature-scents': 'Signature scents',
    'business-gifts': 'Business gifts',
    catering: 'Catering',
    'scent-detective': 'Scent detective',
    'scent-portrait-creation': 'Scent portrait creation',
    'scent-art': 'Scent art',
    'nose-training': 'Nose training',
    'sensory-integration': 'Sensory integration',
    'a-small-miracle': 'A small miracle',
    'scent-lottery': 'Scent lottery',
    'practical-seminar': 'Practical seminar',
    'hobby-groups': 'Hobby groups',
    'group-scent-training': 'Group scent training',
    'personal-scent-training': 'Personal scent training',
    'scent-consultation': 'Scent consultation',
    'perfume-creation': 'Perfume creation',
    'gift-cards': 'Gift cards',
    products: 'Products',
    '100-natural-oils': '100% natural oils',
    'home-fragrances': 'Home fragrances',
    'car-fragrances': 'Car fragrances',
    other: 'Other',
  },
  ru: {
    'scent-marketing': 'Аромамаркетинг',
    design: 'Дизайн',
    branding: 'Брендинг',
    teambuilding: 'Тимбилдинг',
    'signature-scents': 'Фирменные ароматы',
    'business-gifts': 'Корпоративные подарки',
    catering: 'Кейтеринг',
    'scent-detective': 'Аромадетектив',
    'scent-portrait-creation': 'Создание ароматического портрета',
    'scent-art': 'Искусство ароматов',
    'nose-training': 'Тренировка обоняния',
    'sensory-integration': 'Сенсорная интеграция',
    'a-small-miracle': 'Маленькое чудо',
    'scent-lottery': 'Аромалотерея',
    'practical-seminar': 'Практический семинар',
    'hobby-groups': 'Кружки по интересам',
    'group-scent-training': 'Групповая тренировка обоняния',
    'personal-scent-training': 'Персональная тренировка обоняния',
    'scent-consultation': 'Консультация по ароматам',
    'perfume-creation': 'Создание духов',
    'gift-cards': 'Подарочные карты',
    products: 'Товары',
    '100-natural-oils': '100% натуральные масла',
    'home-fragrances': 'Ароматы для дома',
    'car-fragrances': 'Ароматы для автомобиля',
    other: 'Другое',
  },
}

const PLACES: OptionTexts<MeetingPlace> = {
  et: {
    studio: 'Stuudio',
    tartu: 'Tartu',
    tallinn: 'Tallinn',
    parnu: 'Pärnu',
    rakvere: 'Rakvere',
    valga: 'Valga',
    other: 'Mujal',
  },
  en: {
    studio: 'Studio',
    tartu: 'Tartu',
    tallinn: 'Tallinn',
    parnu: 'Pärnu',
    rakvere: 'Rakvere',
    valga: 'Valga',
    other: 'Other',
  },
  ru: {
    studio: 'Студия',
    tartu: 'Тарту',
    tallinn: 'Таллинн',
    parnu: 'Пярну',
    rakvere: 'Раквере',
    valga: 'Валга',
    other: 'Другое место',
  },
}

const LANGUAGES: OptionTexts<ConductLanguage> = {
  et: { estonian: 'Eesti', english: 'Inglise', russian: 'Vene', ukrainian: 'Ukraina' },
  en: { estonian: 'Estonian', english: 'English', russian: 'Russian', ukrainian: 'Ukrainian' },
  ru: { estonian: 'Эстонский', english: 'Английский', russian: 'Русский', ukrainian: 'Украинский' },
}

const TOPICS: OptionTexts<BookingTopic> = {
  et: {
    'product-presentation': 'Toodete esitlus',
    'service-introduction': 'Teenuste tutvustus',
    consultation: 'Konsultatsioon',
  },
  en: {
    'product-presentation': 'Product presentation',
    'service-introduction': 'Service introduction',
    consultation: 'Consultation',
  },
  ru: {
    'product-presentation': 'Презентация товаров',
    'service-introduction': 'Знакомство с услугами',
    consultation: 'Консультация',
  },
}

const DELIVERIES: OptionTexts<DeliveryMethod> = {
  et: { 'parcel-machine': 'Pakiautomaat', pickup: 'Tulen ise järele', other: 'Muu' },
  en: { 'parcel-machine': 'Parcel machine', pickup: 'Pickup', other: 'Other' },
  ru: { 'parcel-machine': 'Посылочный автомат', pickup: 'Самовывоз', other: 'Другое' },
}

/** Brands have the same name in every language. */
const NETWORKS: Readonly<Record<ParcelNetwork, string>> = { omniva: 'Omniva', smartposti: 'SmartPosti', dpd: 'DPD' }

const PAYMENTS: OptionTexts<Payment> = {
  et: { cash: 'Sularaha', invoice: 'Arve', transfer: 'Ülekanne' },
  en: { cash: 'Cash', invoice: 'Invoice', transfer: 'Bank transfer' },
  ru: { cash: 'Наличные', invoice: 'Счёт', transfer: 'Банковский перевод' },
}

/** The texts of all options in a language, by list. */
export const optionTexts = (locale: Locale) => ({
  services: SERVICES[locale],
  places: PLACES[locale],
  languages: LANGUAGES[locale],
  topics: TOPICS[locale],
  deliveries: DELIVERIES[locale],
  networks: NETWORKS,
  payments: PAYMENTS[locale],
})
