import type { DemoService } from '../editorial-types.ts'

/** `lohnastused`, /teenused/lohnastuslahendused. */
export const scentSolutions: readonly DemoService[] = [
  {
    image: 'brandi-signatuurlohn.jpg',
    title: 'Brändi signatuurlõhn',
    title_en: 'A signature scent for your brand',
    title_ru: 'Фирменный аромат бренда',
    body: `<p>Signatuurlõhn on lõhn, mis kuulub ainult teile. Alustame vestlusest: mis on teie lugu, kelle poole te pöördute ja mis tunne peaks inimesele jääma. Sellest sünnib lõhnakiri ja kolm kuni viis visandit, mille seast valite suuna.</p>
<ul>
<li>lõhnakiri ja visandid, kuni kolm parandusringi;</li>
<li>proovimine päris ruumis;</li>
<li>valmis lõhn difuusori, ruumisprei, küünla või käteseebi jaoks.</li>
</ul>
<p>Töö kestab tavaliselt kaks kuni neli kuud. Retsept jääb stuudiosse hoiule ja seda ei müüda kellelegi teisele.</p>`,
    body_en: `<p>A signature scent belongs to you and nobody else. We begin with a conversation: what your story is, whom you speak to, and what feeling people should leave with. From that come a scent brief and three to five sketches, and you choose the direction.</p>
<ul>
<li>a scent brief and sketches, with up to three rounds of changes;</li>
<li>a trial in the room itself;</li>
<li>the finished scent for diffuser, room spray, candle or hand soap.</li>
</ul>
<p>The work usually takes two to four months. The formula is kept safe in the studio and sold to no one else.</p>`,
    body_ru: `<p>Фирменный аромат принадлежит только вам. Мы начинаем с разговора: какова ваша история, кто ваши клиенты и с каким чувством они должны уйти. Так рождаются описание аромата и от трёх до пяти эскизов, из которых вы выбираете направление.</p>
<ul>
<li>описание аромата и эскизы, до трёх раундов правок;</li>
<li>проба в реальном помещении;</li>
<li>готовый аромат для диффузора, спрея, свечи или мыла для рук.</li>
</ul>
<p>Обычно работа занимает от двух до четырёх месяцев. Формулу мы никому больше не продаём.</p>`,
  },
  {
    image: 'ruumi-lohnastamine.jpg',
    title: 'Ruumide lõhnastamine',
    title_en: 'Scenting rooms and buildings',
    title_ru: 'Ароматизация помещений',
    body: `<p>Hotelli fuajee, kontori vastuvõtt, spaa puhkeala, hambaravi ooteruum – igaühel neist on oma õhk ja oma kiirus. Mõõdame ruumi üle, uurime ventilatsiooni ja paneme difuusori sinna, kus lõhn liigub koos inimestega, mitte ei jää nurka seisma.</p>
<p>Taustalõhna saab valida meie kogust või tellida päris oma. Tugevuse seame nii, et sisenedes on lõhna tunda, aga viie minuti pärast enam ei mõtle selle peale keegi.</p>
<p><strong>Hooldus</strong> on hinna sees: käime kord kuus täitmas, puhastamas ja kuulamas, mida teie inimesed arvavad.</p>`,
    body_en: `<p>A hotel lobby, an office reception, the quiet corner of a spa, a dentist’s waiting room: each has its own air and its own pace. We measure the room, study the ventilation, and place the diffuser where the scent travels with people rather than standing in a corner.</p>
<p>Choose a background scent from our collection or have one made. We set the strength so that you notice it on entering and have stopped thinking about it five minutes later.</p>
<p><strong>Maintenance</strong> is included: once a month we refill, clean, and listen to what your people say.</p>`,
    body_ru: `<p>Лобби гостиницы, приёмная офиса, зона отдыха в спа, холл стоматологии — у каждого места свой воздух и свой ритм. Мы измеряем помещение, изучаем вентиляцию и ставим диффузор там, где аромат движется вместе с людьми, а не застаивается в углу.</p>
<p>Фоновый аромат можно выбрать из нашей коллекции или заказать собственный. Силу настраиваем так, чтобы аромат чувствовался у входа, но не утомлял.</p>
<p><strong>Обслуживание</strong> входит в цену: раз в месяц мы приезжаем заправить и почистить диффузор.</p>`,
  },
  {
    image: 'kaupluse-lohnalahendus.jpg',
    title: 'Lõhnalahendus kauplusele',
    title_en: 'Scent for shops',
    title_ru: 'Аромат для магазина',
    body: `<p>Pood räägib ostjaga juba ukse peal. Kui silt, valgus ja muusika ütlevad üht, aga õhk midagi muud, jääb midagi kripeldama. Otsime lõhna, mis sobib teie kaubaga ega võistle sellega: raamatupoes on see teine kui kingapoes, suvel teine kui novembris.</p>
<p>Alustame ühest tsoonist ja kahest nädalast. Müüjad peavad väikest päevikut, ostjatelt küsime paar lühikest küsimust ja siis otsustate, kas minna edasi. Lubadusi protsentides me ei anna – näitame, mida teie enda poes näha oli.</p>`,
    body_en: `<p>A shop begins to speak at the door. When the sign, the light and the music say one thing and the air another, something jars. We look for a scent that suits your goods and does not compete with them: one for a bookshop, another for shoes, one for summer, another for November.</p>
<p>We start with a single zone and two weeks. Your staff keep a small diary, we ask customers a couple of brief questions, and then you decide whether to go on. We make no promises in percentages; we show you what could be seen in your own shop.</p>`,
    body_ru: `<p>Магазин начинает говорить с покупателем ещё на пороге. Когда вывеска, свет и музыка сообщают одно, а воздух — другое, что-то не сходится. Мы ищем аромат, который подходит вашему товару и не спорит с ним: в книжном он один, в обувном другой, летом не такой, как в ноябре.</p>
<p>Начинаем с одной зоны и двух недель. Продавцы ведут небольшой дневник, покупателям мы задаём пару коротких вопросов, а потом вы решаете, идти ли дальше. Процентов не обещаем — показываем то, что удалось увидеть именно в вашем магазине.</p>`,
  },
  {
    image: 'sundmuse-lohn.jpg',
    title: 'Lõhn sündmusele ja lavale',
    title_en: 'Scent for events and the stage',
    title_ru: 'Аромат для события и сцены',
    body: `<p>Konverents, esitlus, etendus või gala saab lõhna abil alguse juba enne esimest sõna. Paneme külalised fuajees õigele lainele, märgime vaheaja lõpu või toome lavale stseeni, mida silm ei näe: suitsuse köögi, märja metsa, esimese koolipäeva.</p>
<p>Tuleme saaliga varem tutvuma, arvestame tuletõrjeanduri, ventilatsiooni ja vaatajate arvuga ning kasutame kuiva tehnikat, mille lõhn hajub kiiresti. Lõhnast teavitame külalisi ette, et lõhnatundlikud inimesed saaksid valida sobiva koha.</p>
<p>Meie tehnik on sündmuse ajal kohal.</p>`,
    body_en: `<p>With scent, a conference, a launch, a play or a gala begins before the first word is spoken. We set the mood in the foyer, mark the end of the interval, or bring to the stage what the eye cannot see: a smoky kitchen, a wet forest, the first day at school.</p>
<p>We visit the hall beforehand, take account of smoke detectors, ventilation and numbers, and use dry equipment whose scent clears quickly. Guests are told in advance, so that anyone sensitive to scents can choose a suitable seat.</p>
<p>Our technician stays on site throughout.</p>`,
    body_ru: `<p>Конференция, презентация, спектакль или гала-вечер с ароматом начинаются ещё до первого слова. Мы создаём настроение в фойе, отмечаем конец антракта или выводим на сцену то, чего не видно глазу: задымлённую кухню, мокрый лес, первый школьный день.</p>
<p>Заранее приезжаем в зал, учитываем пожарные датчики, вентиляцию и число зрителей и работаем с сухой техникой, запах от которой быстро рассеивается. Гостей предупреждаем об аромате, чтобы люди, чувствительные к запахам, могли выбрать подходящее место.</p>
<p>Во время события наш техник остаётся на месте.</p>`,
  },
  {
    image: 'lohnastatud-arikingid.jpg',
    title: 'Lõhnastatud ärikingid',
    title_en: 'Scented business gifts',
    title_ru: 'Ароматные бизнес-подарки',
    body: `<p>Hea ärikink ei ole see, millel on suurim logo, vaid see, mis alles jäetakse. Teeme küünlaid, kodulõhnu, lõhnakaarte ja väikesi õlikomplekte kogustes kahekümnest tuhandeni – teie signatuurlõhnaga või meie kogu lõhnadega.</p>
<p>Pakendame paberisse ja kartongi, kirjutame juurde kaardi eesti, inglise või vene keeles ning saadame soovi korral otse saajatele. Jõulutellimusi ootame oktoobri lõpuni, muul ajal on kink valmis umbes kolme nädalaga.</p>
<p>Näidiskarbi saab stuudiost tasuta kaasa.</p>`,
    body_en: `<p>A good business gift is not the one with the largest logo but the one that is kept. We make candles, home fragrances, scented cards and small sets of oils in runs from twenty to a thousand, with your signature scent or one from our collection.</p>
<p>We pack in paper and board, write a card in Estonian, English or Russian, and can post straight to the recipients. Christmas orders should reach us by the end of October; at other times a gift takes about three weeks.</p>
<p>You are welcome to pick up a free sample box at the studio.</p>`,
    body_ru: `<p>Хороший бизнес-подарок — не тот, на котором самый большой логотип, а тот, который оставляют себе. Мы делаем свечи, ароматы для дома, ароматные открытки и небольшие наборы масел тиражом от двадцати до тысячи штук — с вашим фирменным ароматом или с ароматом из нашей коллекции.</p>
<p>Упаковываем в бумагу и картон, пишем открытку на эстонском, английском или русском языке и при желании отправляем прямо получателям. Рождественские заказы ждём до конца октября, в остальное время подарок готов примерно за три недели.</p>
<p>Коробку с образцами можно бесплатно взять в студии.</p>`,
  },
]
