import type { DemoService } from '../editorial-types.ts'

/** `meeskonnad`, /teenused/meeskonnakoolitused. */
export const teamTrainings: readonly DemoService[] = [
  {
    image: 'grupi-lohnatreening.jpg',
    title: 'Grupi lõhnatreening',
    title_en: 'Group scent training',
    title_ru: 'Групповая тренировка обоняния',
    body: `<p>Kaks tundi, mille jooksul meeskond õpib nuusutama ja – mis veelgi tähtsam – sellest rääkima. Alustame neljast põhilõhnast, jätkame paarides ja lõpetame pimeproovidega, kus üks kirjeldab ja teine otsib õiget purki.</p>
<p>Treening näitab kenasti, kui erinevalt me sama asja tajume ja kui palju oleneb sellest, milliseid sõnu kasutame. Sobib eriti hästi meeskondadele, kes peavad palju selgitama: klienditeenindusele, müügile, arendajatele ja kujundajatele.</p>
<p>Rühm: 6–20 inimest, stuudios või teie juures.</p>`,
    body_en: `<p>Two hours in which a team learns to smell and, more to the point, to talk about it. We begin with four basic scents, carry on in pairs, and end with blind trials: one describes, the other looks for the right jar.</p>
<p>It shows rather neatly how differently we perceive the same thing, and how much depends on the words we choose. It is a good fit for teams who explain things for a living: customer service, sales, developers and designers.</p>
<p>Group: 6 to 20 people, at our studio or at your office.</p>`,
    body_ru: `<p>Два часа, за которые команда учится нюхать и — что ещё важнее — говорить об этом. Начинаем с четырёх основных запахов, продолжаем в парах и заканчиваем пробами вслепую: один описывает, другой ищет нужную баночку.</p>
<p>Тренировка наглядно показывает, как по-разному мы воспринимаем одно и то же и как много зависит от выбранных слов. Особенно подходит командам, которым приходится много объяснять: отделу обслуживания, продажам, разработчикам и дизайнерам.</p>
<p>Группа: 6–20 человек, в студии или у вас.</p>`,
  },
  {
    image: 'meeskonna-uhine-lohn.jpg',
    title: 'Meeskonna ühine lõhn',
    title_en: 'A scent your team makes together',
    title_ru: 'Общий аромат команды',
    body: `<p>Iga osakond toob lauale ühe noodi ja lõpuks peab pudelis kõigile ruumi olema. Kolme tunniga loob meeskond ühise lõhna: valib iseloomu, jagab rollid, katsetab, vaidleb ja lepib kokku.</p>
<ul>
<li>sissejuhatus parfüümi ülesehitusse;</li>
<li>töö väikestes rühmades, igaühel oma noot;</li>
<li>ühine segamine ja nimepanek;</li>
<li>igale osalejale 10 ml pudel valmis lõhnaga.</li>
</ul>
<p>Retsept jääb alles: lõhna saab hiljem kontorisse, kingitusteks või uue kolleegi tervituspakki juurde tellida. Rühm: 5–30 inimest.</p>`,
    body_en: `<p>Every department brings one note to the table, and in the end the bottle must have room for them all. In three hours the team makes a scent of its own: it picks a character, shares out the roles, tries, argues and agrees.</p>
<ul>
<li>an introduction to how perfume is built;</li>
<li>work in small groups, each with its own note;</li>
<li>blending together and finding a name;</li>
<li>a 10 ml bottle of the finished scent for everyone.</li>
</ul>
<p>We keep the formula, so you can order more for the office, for gifts or for a new colleague’s welcome pack. Group: 5 to 30 people.</p>`,
    body_ru: `<p>Каждый отдел приносит на стол одну ноту, и в итоге во флаконе должно хватить места всем. За три часа команда создаёт общий аромат: выбирает характер, делит роли, пробует, спорит и договаривается.</p>
<ul>
<li>введение: как устроены духи;</li>
<li>работа в малых группах, у каждой — своя нота;</li>
<li>общее смешивание и выбор имени;</li>
<li>каждому участнику — флакон 10 мл с готовым ароматом.</li>
</ul>
<p>Формула сохраняется: аромат можно заказать ещё — для офиса, для подарков или для нового коллеги. Группа: 5–30 человек.</p>`,
  },
  {
    image: 'lohnadetektiiv.jpg',
    title: 'Lõhnadetektiiv',
    title_en: 'Scent detective',
    title_ru: 'Аромадетектив',
    body: `<p>Kontorist on kadunud midagi väga tähtsat ja ainsad tunnistajad on lõhnad. Meeskonnad saavad kaardi, komplekti suletud viaale ja poolteist tundi aega, et jäljed õigesse järjekorda seada.</p>
<p>Mäng ei eelda head nina, vaid tähelepanelikkust ja seda, et üksteist kuulataks. Vihjeid leidub vanas raamatus, mantlitaskus ja ühes väga kahtlases kohvitassis. Stsenaariumi kohandame teie maja järgi: mängida saab stuudios, kontoris või suvepäevadel õues.</p>
<p>Rühm: 8–50 inimest, kuni kümme võistkonda.</p>`,
    body_en: `<p>Something very important has vanished from the office, and the only witnesses are smells. Each team gets a map, a set of sealed vials and an hour and a half to put the trail in order.</p>
<p>The game asks not for a gifted nose but for attention, and for listening to one another. There are clues in an old book, in a coat pocket and in one highly suspicious coffee cup. We adapt the story to your building; it can be played in our studio, in the office or outdoors at a summer party.</p>
<p>Group: 8 to 50 people in up to ten teams.</p>`,
    body_ru: `<p>Из офиса пропало что-то очень важное, а единственные свидетели — запахи. Команды получают карту, набор запечатанных пробирок и полтора часа на то, чтобы выстроить следы в правильном порядке.</p>
<p>Игре нужен не выдающийся нос, а внимание и умение слушать друг друга. Подсказки прячутся в старой книге, в кармане пальто и в одной крайне подозрительной кофейной чашке. Сценарий подстраиваем под ваше здание: играть можно в студии, в офисе или на летнем празднике под открытым небом.</p>
<p>Группа: 8–50 человек, до десяти команд.</p>`,
  },
  {
    image: 'stuudio-3.jpg',
    title: 'Praktiline seminar: lõhn teie töös',
    title_en: 'Practical seminar: scent at work',
    title_ru: 'Практический семинар: запах в вашей работе',
    body: `<p>Seminar neile, kes tahavad aru saada, mida lõhnaga teha saab ja mida mitte. Poole päevaga vaatame läbi, kuidas haistmine töötab, millal lõhn ruumis aitab ja millal häirib, mida ütleb seadus ning kuidas lõhna valikut kolleegidele põhjendada.</p>
<p>Teine pool on praktiline: osalejad hindavad oma ruumi plaani järgi, panevad kokku lõhnakirja ja proovivad difuusoreid. Kaasa saab töölehed ja kontrollnimekirja.</p>
<p>Sobib turundajatele, haldusjuhtidele, sisearhitektidele ja teenindusjuhtidele. Rühm: 5–16 inimest, kestus neli tundi.</p>`,
    body_en: `<p>A seminar for people who want to understand what can be done with scent and what cannot. In half a day we look at how smelling works, when scent helps a room and when it gets in the way, what the law says, and how to explain a choice of scent to colleagues.</p>
<p>The second half is hands-on: you assess your own space from its floor plan, write a scent brief and try out diffusers. Worksheets and a checklist are yours to keep.</p>
<p>For marketers, facility managers, interior designers and heads of service. Group: 5 to 16 people, four hours.</p>`,
    body_ru: `<p>Семинар для тех, кто хочет понять, что с помощью запаха сделать можно, а чего нельзя. За полдня разбираем, как работает обоняние, когда аромат помещению помогает, а когда мешает, что говорит закон и как объяснить свой выбор коллегам.</p>
<p>Вторая часть — практика: участники оценивают собственное помещение по плану, составляют описание аромата и пробуют диффузоры. Рабочие листы и контрольный список остаются у вас.</p>
<p>Подойдёт маркетологам, управляющим зданиями, дизайнерам интерьеров и руководителям сервиса. Группа: 5–16 человек, четыре часа.</p>`,
  },
]
