import type { DemoPost } from '../editorial-types.ts'

export const noseTrainingExplained: DemoPost = {
  date: '2025-08-13T13:05:00+03:00',
  image: 'ninatrenn-selgitatud.jpg',
  header: 'Ninatrenn: mis see on ja kellele see sobib',
  header_en: 'Nose training: what it is and who it suits',
  header_ru: 'Тренировка обоняния: что это такое и кому подойдёт',
  body: `<p>„Kas ma pean kaasa võtma spordiriided?” küsis üks tulevane ninatrennis käija. Ei pea. Vastame siin ka teistele küsimustele, mida meile kõige rohkem esitatakse.</p>
<h2>Kas ma hakkan lõhnu paremini tundma?</h2>
<p>Tõenäoliselt hakkate neid paremini <em>märkama</em>. Harjutades õpib inimene lõhnu eristama, meelde jätma ja kirjeldama. Kui palju, see on igaühel erinev, ja mõõtmisega me ei tegele.</p>
<h2>Mul on kehv nina. Kas tohin tulla?</h2>
<p>Muidugi. Enamik inimesi, kes seda ütlevad, märkab juba esimesel kohtumisel, et asi ei olnud ninas, vaid sõnades. Kui aga haistmine on hiljuti järsku muutunud, minge enne arsti juurde: ninatrenn ei ole ravi.</p>
<h2>Miks just sidrun, roos, nelk ja eukalüpt?</h2>
<p>Sest need neli on üksteisest kaugel nagu ilmakaared. Kui te need endale selgeks teete, on uusi lõhnu lihtsam kaardile panna: see siin jääb nelgile lähemale kui sidrunile.</p>
<h2>Kui palju aega kodus kulub?</h2>
<p>Hommikul ja õhtul paar minutit. Paljud teevad harjutuse kohvi tõmbamise ajal ja ütlevad, et see on päeva kõige vaiksem hetk.</p>
<h2>Kas lapsed võivad ka tulla?</h2>
<p>Ninatrenn on mõeldud täiskasvanutele ja üle 14-aastastele. Noorematele on meil <a href="/teenused/huviringid">laste lõhnaring</a>, kus on rohkem mängu.</p>
<p>Sügise esimene rühm alustab septembri alguses. <a href="/ninatrenn">Küsige pakkumist</a> – üksi, kahekesi või terve töökollektiiviga.</p>`,
  body_en: `<p>“Should I bring sports clothes?” asked someone who was about to join. There is no need. Here we answer the other questions that people ask us most.</p>
<h2>Will my sense of smell improve?</h2>
<p>You will probably <em>notice</em> more. With practice people learn to tell smells apart, to remember them and to describe them. How far that goes differs from person to person, and we do not measure it.</p>
<h2>I have a poor nose. May I come?</h2>
<p>Of course. Most people who say so find out at the first session that the trouble lay not in the nose but in the words. If, however, your sense of smell has changed suddenly of late, see a doctor first: nose training is not a treatment.</p>
<h2>Why lemon, rose, clove and eucalyptus?</h2>
<p>Because they are as far apart as the points of a compass. Once you know the four well, a new smell is easier to put on the map: a little nearer clove than lemon, say.</p>
<h2>How much time does it take at home?</h2>
<p>A couple of minutes, morning and evening. Many people practise while the coffee brews and tell us it is the quietest moment of their day.</p>
<h2>Can children take part?</h2>
<p>Nose training is for adults and for young people over 14. For younger ones there is our <a href="/en/teenused/huviringid">children’s scent club</a>, which has more play in it.</p>
<p>The first autumn group begins in early September. <a href="/en/ninatrenn">Ask for an offer</a>, whether for yourself, for two of you, or for the whole office.</p>`,
  body_ru: `<p>«А спортивную форму брать?» — спросил нас один будущий участник. Не нужно. Отвечаем и на другие вопросы, которые нам задают чаще всего.</p>
<h2>Стану ли я лучше чувствовать запахи?</h2>
<p>Скорее всего, вы станете больше <em>замечать</em>. Упражняясь, человек учится различать запахи, запоминать их и описывать. Насколько — у всех по-разному, и измерениями мы не занимаемся.</p>
<h2>У меня плохой нос. Можно прийти?</h2>
<p>Конечно. Большинство тех, кто так говорит, уже на первой встрече понимают, что дело было не в носе, а в словах. Но если обоняние недавно резко изменилось, сначала сходите к врачу: тренировка — не лечение.</p>
<h2>Почему именно лимон, роза, гвоздика и эвкалипт?</h2>
<p>Потому что они далеки друг от друга, как стороны света. Когда эти четыре освоены, новый запах легче нанести на карту: этот, скажем, ближе к гвоздике, чем к лимону.</p>
<h2>Сколько времени уходит дома?</h2>
<p>Пара минут утром и вечером. Многие занимаются, пока заваривается кофе, и говорят, что это самая тихая минута за день.</p>
<h2>А детям можно?</h2>
<p>Тренировка обоняния рассчитана на взрослых и подростков старше 14 лет. Для младших у нас есть <a href="/ru/teenused/huviringid">детский кружок запахов</a>, где больше игры.</p>
<p>Первая осенняя группа начнёт занятия в начале сентября. <a href="/ru/ninatrenn">Запросите предложение</a> — для себя, для двоих или для всего коллектива.</p>`,
}
