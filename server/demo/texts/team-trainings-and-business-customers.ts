import type { DemoText } from '../editorial-types.ts'

/** Text 5 stands on /teenused/meeskonnakoolitused as the intro and on /teenused as the business customer text: it speaks of both. */
export const teamTrainingsAndBusinessCustomers: DemoText = {
  id: 5,
  body: `<p>Inimesed mäletavad kohti ja inimesi ka lõhna järgi. Ettevõttele tähendab see kaht võimalust: anda oma ruumidele ja kingitustele äratuntav lõhn ning anda oma meeskonnale üks päev, mil tuleb kuulata, sõnastada ja koos otsustada hoopis teise meele abil kui tavaliselt.</p>
<p>Meie koolitused sobivad viie- kuni viiekümneliikmelisele rühmale ja toimuvad stuudios või teie juures – eesti, inglise, vene või ukraina keeles. Kava seame teie eesmärgi järgi: uute kolleegide sisseelamiseks, tänamiseks, brändi mõtestamiseks või lihtsalt hea koosolemise nimel. Pakkumise saadame kahe tööpäeva jooksul.</p>`,
  body_en: `<p>People remember places, and one another, by smell as well. For a company that means two opportunities: to give its rooms and gifts a scent that is recognised, and to give its team a day of listening, finding words and deciding together with a sense they seldom use at work.</p>
<p>Our training sessions suit groups of five to fifty and take place in our studio or at your premises, in Estonian, English, Russian or Ukrainian. We shape the programme around your purpose: welcoming new colleagues, saying thank you, thinking about the brand, or simply spending good time together. You will have our offer within two working days.</p>`,
  body_ru: `<p>Места и людей мы запоминаем в том числе по запаху. Для компании это две возможности: дать своим помещениям и подаркам узнаваемый аромат и подарить команде день, когда слушать, подбирать слова и решать вместе приходится с помощью совсем другого чувства, чем обычно.</p>
<p>Наши тренинги рассчитаны на группы от пяти до пятидесяти человек и проходят в студии или у вас — на эстонском, английском, русском или украинском языке. Программу строим вокруг вашей цели: познакомить новых коллег, поблагодарить, осмыслить бренд или просто хорошо провести время вместе. Предложение пришлём в течение двух рабочих дней.</p>`,
}
