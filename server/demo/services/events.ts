import type { DemoService } from '../editorial-types.ts'

/** `uritused`, /teenused/uritused. */
export const events: readonly DemoService[] = [
  {
    image: 'lohnaportree.jpg',
    title: 'Lõhnaportree',
    title_en: 'Scent portrait',
    title_ru: 'Ароматический портрет',
    body: `<p>Lõhnaportree on parfüüm, mille peategelane olete teie. Küsime kümme küsimust – mõni lihtne, mõni ootamatu: mis lõhn oli teie lapsepõlvekodu trepikojas, millist ilma te igatsete, mida hoiate käes, kui mõtlete? Vastustest saavad noodid ja nootidest lõhn, mida koos tilkhaaval häälestame.</p>
<p>Seanss kestab poolteist tundi ja sobib hästi sünnipäeva, tüdrukuteõhtu või tähtpäeva kavva. Portree saate kaasa 15 ml pudelis koos lühikese kirjaliku kirjeldusega.</p>`,
    body_en: `<p>A scent portrait is a perfume with you as its subject. We ask ten questions, some simple, some unexpected: what did the stairwell of your childhood home smell of, what kind of weather do you miss, what do your hands hold when you are thinking? The answers become notes, and the notes become a scent that we tune together, drop by drop.</p>
<p>A sitting takes an hour and a half and fits nicely into a birthday, a hen night or an anniversary. The portrait is handed over in a 15 ml bottle with a short written description.</p>`,
    body_ru: `<p>Ароматический портрет — это духи, герой которых вы сами. Мы задаём десять вопросов, простых и неожиданных: чем пахло в подъезде вашего детства, по какой погоде вы скучаете, что держите в руках, когда думаете? Ответы становятся нотами, а ноты — ароматом, который мы вместе настраиваем по капле.</p>
<p>Сеанс длится полтора часа и хорошо вписывается в день рождения, девичник или годовщину. Портрет вручаем во флаконе 15 мл с коротким письменным описанием.</p>`,
  },
  {
    image: 'lohnaloterii.jpg',
    title: 'Lõhnaloterii',
    title_en: 'Scent lottery',
    title_ru: 'Аромалотерея',
    body: `<p>Loosi asemel tõmmatakse pudelike. Võidab see, kes lõhna ära tunneb – või see, kes mõtleb välja parima loo, kui ei tunne. Lõhnaloterii elavdab suvepäevi, sünnipäevi ja kontori aastalõpupidu ning sobib ka seltskonda, kus pooled näevad üksteist esimest korda.</p>
<p>Toome kaasa trumli, kuuskümmend lõhna ja mängujuhi. Igale osalejale jätkub vähemalt üks loos ja igaüks saab oma lõhna koju viia. Kestus 45–60 minutit, osalejaid kümnest sajani. Auhinnalauda täiendame soovi korral meie poe toodetega.</p>`,
    body_en: `<p>Instead of a ticket you draw a little bottle. The winner is whoever recognises the scent – or, failing that, whoever invents the best story about it. The scent lottery livens up summer parties, birthdays and office Christmas parties, and works just as well when half the guests have never met.</p>
<p>We bring the drum, sixty scents and a host. There is at least one draw for everybody, and each guest takes their scent home. It lasts 45 to 60 minutes and suits ten to a hundred people. If you like, we can add products from our shop to the prize table.</p>`,
    body_ru: `<p>Вместо билета вы тянете маленький флакон. Побеждает тот, кто узнаёт запах, — или тот, кто придумает о нём лучшую историю, если не узнал. Аромалотерея оживит летний праздник, день рождения и новогодний вечер в офисе и хороша даже там, где половина гостей видит друг друга впервые.</p>
<p>Мы привозим барабан, шестьдесят запахов и ведущего. Каждому достаётся хотя бы одна попытка, и каждый забирает свой запах домой. Игра длится 45–60 минут и рассчитана на компанию от десяти до ста человек. По желанию дополним призовой стол товарами из нашего магазина.</p>`,
  },
  {
    image: 'aroomilaud.jpg',
    title: 'Aroomilaud: lõhn ja maitse kõrvuti',
    title_en: 'The aroma table: scent and taste side by side',
    title_ru: 'Стол ароматов: запах и вкус рядом',
    body: `<p>Suur osa sellest, mida me maitseks peame, on tegelikult lõhn. Aroomilaual saab selle ise järele proovida: seitse väikest suupistet, igaühe kõrval oma lõhnaga kuppel, ja palve süüa esimene amps kinnise ninaga.</p>
<p>Toidud valmistab kokk hooaja järgi – maasikas ja tüümian juunis, rukkileib ja suits oktoobris –, lõhnad seame meie. Laud sobib vastuvõtuks, firmapeo alguseks või aeglaseks sõpraderingiks.</p>
<p>Külalisi 12–60. Taimne, gluteeni- ja laktoosivaba valik on olemas, allergiatest palume ette teada anda.</p>`,
    body_en: `<p>Much of what we call taste is really smell. At the aroma table you can test this for yourself: seven small bites, a glass dome of scent beside each, and a request to eat the first mouthful with your nose held shut.</p>
<p>A chef cooks with the season – strawberry and thyme in June, rye bread and smoke in October – and we compose the scents. It makes a fine reception, an opening for a company party or a slow evening among friends.</p>
<p>For 12 to 60 guests. Vegan, gluten-free and lactose-free menus are available; please tell us about allergies in advance.</p>`,
    body_ru: `<p>Многое из того, что мы считаем вкусом, на самом деле запах. За столом ароматов это можно проверить на себе: семь маленьких закусок, рядом с каждой — купол со своим запахом и просьба съесть первый кусочек, зажав нос.</p>
<p>Блюда готовит повар по сезону — клубника и тимьян в июне, ржаной хлеб и дымок в октябре, — а запахи составляем мы. Такой стол хорош для приёма, для начала корпоративного вечера или для неспешной встречи друзей.</p>
<p>На 12–60 гостей. Есть растительное меню, а также меню без глютена и лактозы; об аллергиях просим сообщить заранее.</p>`,
  },
  {
    image: 'vaike-ime.jpg',
    title: 'Väike ime',
    title_en: null,
    title_ru: null,
    body: `<p>Vahel ei ole vaja pidu, vaid ühte hetke. Väike ime on üllatus ühele inimesele: karp, mille avamisel vabaneb lõhn, mida ta ammu pole tundnud. Vanaisa töökoda. Ema kreemipurk. Rand, kus käidi kolmel suvel järjest.</p>
<p>Teie jutustate meile mälestusest, meie otsime lõhna üles või ehitame selle ise kokku. Karbi võib kinkida stuudios, saata pakiautomaati või paluda meil isiklikult ukse taha tuua.</p>
<p>Valmimiseks kulub umbes kaks nädalat. Kui selgub, et lõhna tabada ei õnnestu, ütleme seda ausalt ega küsi raha.</p>`,
    body_en: null,
    body_ru: null,
  },
]
