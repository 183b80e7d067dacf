import type { DemoText } from '../editorial-types.ts'

/** Text 9, the intro of /teenused/lohnastuslahendused. */
export const scentSolutions: DemoText = {
  id: 9,
  body: `<p>Igal ruumil on lõhn, ka siis, kui keegi pole seda valinud. Meie aitame valida. Vaatame üle ruumi, ventilatsiooni ja inimeste liikumise, pakume välja suuna ning proovime seda kohapeal, enne kui midagi otsustada tuleb.</p>
<p>Lahendus võib olla signatuurlõhn, mis kuulub ainult teile, või vaikne taustalõhn meie kogust; üks difuusor vastuvõtulaual või terve maja. Seadmed paigaldame, täidame ja hooldame ise. Kirjeldage oma ruumi ja küsige pakkumist – esimene kohtumine Tartus on tasuta ega kohusta millekski.</p>`,
  body_en: `<p>Every room has a smell, even when nobody has chosen it. We help you choose. We look at the room, the ventilation and the way people move through it, suggest a direction, and try it on the spot before anything has to be decided.</p>
<p>It may be a signature scent that belongs to you alone or a quiet background from our collection; a single diffuser on the reception desk or a whole building. We install, fill and maintain the devices ourselves. Describe your room and ask for an offer: the first meeting in Tartu is free and commits you to nothing.</p>`,
  body_ru: `<p>У каждого помещения есть запах — даже если его никто не выбирал. Мы помогаем выбрать. Смотрим, как устроены комната и вентиляция, как движутся люди, предлагаем направление и пробуем его на месте, прежде чем что-то решать.</p>
<p>Это может быть фирменный аромат, который принадлежит только вам, или тихий фон из нашей коллекции; один диффузор на стойке администратора или целое здание. Устройства мы устанавливаем, заправляем и обслуживаем сами. Опишите своё помещение и запросите предложение: первая встреча в Тарту бесплатна и ни к чему не обязывает.</p>`,
}
