import type { DemoPost } from '../editorial-types.ts'

export const scentForAHotelLobby: DemoPost = {
  date: '2025-05-20T11:40:00+03:00',
  image: 'hotelli-fuajee-lohn.jpg',
  header: 'Kuidas valida lõhna hotelli fuajeele',
  header_en: 'How to choose a scent for a hotel lobby',
  header_ru: 'Как выбрать аромат для гостиничного лобби',
  body: `<p>Külaline astub uksest sisse kohvri, väsimuse ja ootusega. Enne kui ta vastuvõtulauani jõuab, on nina ruumi kohta juba midagi otsustanud. Siin on viis küsimust, millest meie hotellidega tööd alustame.</p>
<h2>1. Kust inimene tuleb?</h2>
<p>Pargi kõrval ja bussijaama vastas algab sama lõhn eri kohast. Kui õues on kuum asfalt, mõjub jahe roheline noot kergendusena; lumest tulijale on meeldivam midagi sooja ja kuiva.</p>
<h2>2. Mida siin juba tunda on?</h2>
<p>Puhastusvahend, kohvimasin, nahkmööbel, köök. Lõhna ei saa lisada nende vastu, ainult nende juurde. Vahel on parim esimene samm vahetada välja põrandapesuvahend.</p>
<h2>3. Kui kaua siin viibitakse?</h2>
<p>Külaline veedab fuajees mõne minuti, vastuvõtutöötaja terve vahetuse. Mõõta tuleb <strong>töötaja</strong> järgi: kui temal on õhtul hea olla, on tugevus õige.</p>
<h2>4. Kuidas õhk liigub?</h2>
<p>Pöörduks, lift ja ventilatsioon otsustavad rohkem kui retsept. Me käime alati enne kohapeal ja jälgime, kuhu läheb kerge pabeririba.</p>
<h2>5. Mis on teie lause?</h2>
<p>Paluge kolmel kolleegil kirjeldada maja ühe lausega. Kui laused sarnanevad, on lõhna lihtne leida. Kui ei, siis tasub enne omavahel juttu ajada.</p>
<p>Ja viimane soovitus: jätke alati üks lõhnatu ala, olgu või väike. Mitte iga külaline ei soovi lõhna ja see on igati mõistetav. Vaadake ka meie <a href="/teenused/lohnastuslahendused">lõhnalahendusi</a>.</p>`,
  body_en: `<p>A guest comes through the door with a suitcase, a certain tiredness and some hopes. Before they reach the desk, the nose has already made up its mind about the place. Here are the five questions with which we begin when working with hotels.</p>
<h2>1. Where are they coming from?</h2>
<p>The same scent starts from a different point beside a park and opposite a coach station. When the pavement outside is hot, a cool green note is a relief; someone coming in from the snow prefers warm and dry.</p>
<h2>2. What can be smelt already?</h2>
<p>Cleaning products, the coffee machine, leather chairs, the kitchen. You cannot add a scent against them, only alongside them. Sometimes the best first step is a different floor cleaner.</p>
<h2>3. How long do people stay?</h2>
<p>A guest spends minutes in the lobby, the receptionist a whole shift. Measure by the <strong>receptionist</strong>: if they still feel well in the evening, the strength is right.</p>
<h2>4. How does the air move?</h2>
<p>A revolving door, a lift and the ventilation decide more than the formula does. We always visit first and watch which way a light strip of paper drifts.</p>
<h2>5. What is your sentence?</h2>
<p>Ask three colleagues to describe the house in one sentence. If the sentences are alike, the scent is easy to find. If they are not, it is worth talking among yourselves first.</p>
<p>One last piece of advice: always keep one area free of scent, however small. Not every guest wants one, and that is perfectly reasonable. You may like to see our <a href="/en/teenused/lohnastuslahendused">scent solutions</a>.</p>`,
  body_ru: `<p>Гость входит с чемоданом, с усталостью и с ожиданиями. Он ещё не дошёл до стойки, а нос уже составил мнение о месте. Вот пять вопросов, с которых мы начинаем работу с гостиницами.</p>
<h2>1. Откуда приходит человек?</h2>
<p>Рядом с парком и напротив автовокзала один и тот же аромат начинается по-разному. Когда на улице раскалённый асфальт, прохладная зелёная нота — облегчение; вошедшему с мороза приятнее что-то тёплое и сухое.</p>
<h2>2. Чем здесь уже пахнет?</h2>
<p>Моющее средство, кофемашина, кожаная мебель, кухня. Аромат нельзя поставить против них — только рядом с ними. Иногда лучший первый шаг — сменить средство для мытья полов.</p>
<h2>3. Как долго здесь находятся?</h2>
<p>Гость проводит в лобби несколько минут, администратор — целую смену. Мерить нужно по <strong>администратору</strong>: если к вечеру ему по-прежнему хорошо, сила выбрана верно.</p>
<h2>4. Как движется воздух?</h2>
<p>Вращающаяся дверь, лифт и вентиляция решают больше, чем формула. Мы всегда сначала приезжаем и смотрим, куда отклоняется лёгкая полоска бумаги.</p>
<h2>5. Какова ваша фраза?</h2>
<p>Попросите трёх коллег описать ваш дом одним предложением. Если фразы похожи, аромат найти легко. Если нет, стоит сначала поговорить между собой.</p>
<p>И последний совет: всегда оставляйте хотя бы небольшую зону без аромата. Он нужен не каждому гостю, и это совершенно понятно. Посмотрите и наши <a href="/ru/teenused/lohnastuslahendused">решения для помещений</a>.</p>`,
}
