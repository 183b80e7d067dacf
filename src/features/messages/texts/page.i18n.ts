import { defineMessages } from '../../../i18n/messages.ts'

/** Texts of the pages that a form without JavaScript leads to. */
export const messagePageMessages = defineMessages({
  et: {
    sentDescription: 'Teie sõnum jõudis Aroomikotta.',
    sentText:
      'Aitäh! Teie sõnum jõudis meieni. Saatsime kinnituse teie e-posti aadressile ja vastame tööpäeviti, enamasti samal päeval.',
    notSentDescription: 'Teie sõnum ei jõudnud Aroomikotta.',
    notSentText:
      'Teie sõnum ei jõudnud meieni. Minge brauseri tagasi-nupuga vormi juurde: kõik, mille kirjutasite, on alles. Vaadake väljad üle ja saatke uuesti.',
    tooManyText:
      'Saatsite lühikese aja jooksul liiga palju sõnumeid. Oodake mõni minut, minge brauseri tagasi-nupuga vormi juurde (kõik, mille kirjutasite, on alles) ja saatke uuesti.',
    notSentCall: 'Kui saatmine ikka ei õnnestu, helistage või kirjutage:',
    toHome: 'Avalehele',
    toContact: 'Tagasi kontaktilehele',
  },
  en: {
    sentDescription: 'Your message has reached Aroomikoda.',
    sentText:
      'Thank you! Your message has reached us. We have sent a confirmation to your e-mail address. We answer on working days, usually the same day.',
    notSentDescription: 'Your message has not reached Aroomikoda.',
    notSentText:
      'Your message has not reached us. Use your browser’s back button to return to the form: everything you typed is still there. Look through the fields and send it again.',
    tooManyText:
      'You have sent too many messages in a short time. Wait a few minutes, use your browser’s back button to return to the form (everything you typed is still there) and send it again.',
    notSentCall: 'If it still does not work, call or write to us:',
    toHome: 'To the home page',
    toContact: 'Back to the contact page',
  },
  ru: {
    sentDescription: 'Ваше сообщение дошло до Aroomikoda.',
    sentText:
      'Спасибо! Ваше сообщение дошло до нас. Мы отправили подтверждение на вашу почту. Отвечаем по рабочим дням, обычно в тот же день.',
    notSentDescription: 'Ваше сообщение не дошло до Aroomikoda.',
    notSentText:
      'Ваше сообщение до нас не дошло. Вернитесь к форме кнопкой «Назад» в браузере: всё, что вы написали, сохранилось. Проверьте поля и отправьте ещё раз.',
    tooManyText:
      'Слишком много сообщений за короткое время. Подождите несколько минут, вернитесь к форме кнопкой «Назад» в браузере (всё, что вы написали, сохранилось) и отправьте ещё раз.',
    notSentCall: 'Если отправить так и не удаётся, позвоните или напишите нам:',
    toHome: 'На главную',
    toContact: 'Назад к контактам',
  },
})
