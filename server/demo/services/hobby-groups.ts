import type { DemoService } from '../editorial-types.ts'

/** `huviringid`, /teenused/huviringid. */
export const hobbyGroups: readonly DemoService[] = [
  {
    image: 'laste-lohnaring.jpg',
    title: 'Laste lõhnaring',
    title_en: 'Children’s scent club',
    title_ru: 'Детский кружок запахов',
    body: `<p>Kuidas lõhnab teisipäev? Kas roheline lõhn on alati rohust? 7–11-aastaste laste lõhnaringis otsime vastuseid nina, pliiatsite ja suure hulga purkide abil. Nuusutame vürtse, taimi ja kive pärast vihma, joonistame lõhnu ja koostame oma lõhnaraamatu.</p>
<p>Kohtume kord nädalas tunniks, rühmas on kuni kümme last. Kõik ained on lastele ohutud ja lahjendatud; allergiatest palume registreerudes teada anda. Hooaja lõpus kutsuvad lapsed vanemad külla ja panevad nende ninad proovile.</p>`,
    body_en: `<p>What does Tuesday smell of? Is a green smell always grass? In our club for seven- to eleven-year-olds we look for answers with noses, crayons and a great many jars. We smell spices, plants and stones after rain, draw what we have smelt, and put together a scent book of our own.</p>
<p>We meet for an hour once a week, with up to ten children in a group. Everything we use is diluted and safe for children; please tell us about allergies when you sign up. At the end of the season the children invite their parents and put their noses to the test.</p>`,
    body_ru: `<p>Чем пахнет вторник? Всегда ли зелёный запах — это трава? В кружке для детей 7–11 лет мы ищем ответы с помощью носа, карандашей и множества баночек. Нюхаем пряности, растения и камни после дождя, рисуем запахи и собираем собственную книгу ароматов.</p>
<p>Встречаемся раз в неделю на час, в группе до десяти детей. Все вещества разбавлены и безопасны для детей; об аллергиях просим сообщить при записи. В конце сезона дети приглашают родителей и устраивают испытание их носам.</p>`,
  },
  {
    image: 'parfumeeria-huviring.jpg',
    title: 'Parfümeeriaring täiskasvanutele',
    title_en: 'Perfumery evenings for adults',
    title_ru: 'Кружок парфюмерии для взрослых',
    body: `<p>Neile, kes on töötoas ühe parfüümi valmis seganud ja tahavad teada, miks see nii hästi – või nii halvasti – välja kukkus. Kaheksa õhtut kulgeb klassikaliste lõhnaperede järgi: tsitruselised, fougère, chypre, lilled, idamaised lõhnad, puit ja nahk.</p>
<p>Igal korral nuusutame uusi tooraineid, peame arvet grammide ja tilkade üle ning parandame eelmise korra tööd. Lõpuks on igal osalejal märkmik, kümmekond visandit ja üks lõhn, millele ta julgeb oma nime alla kirjutada.</p>
<p>Rühmas on kuni kaheksa inimest, kohtume kolmapäeviti kell 18.30.</p>`,
    body_en: `<p>For those who have blended one perfume in a workshop and want to know why it turned out so well, or so badly. Eight evenings follow the classic families: citrus, fougère, chypre, florals, ambers, woods and leather.</p>
<p>Each time we smell new materials, keep a record of weights and drops, and improve on the week before. By the end everyone has a notebook, ten or so sketches, and one scent they are happy to put their name to.</p>
<p>Up to eight people, Wednesdays at 6.30 p.m.</p>`,
    body_ru: `<p>Для тех, кто однажды смешал духи на мастер-классе и хочет понять, почему они вышли так хорошо — или так плохо. Восемь вечеров идут по классическим семействам: цитрусы, фужеры, шипры, цветы, восточные ароматы, дерево и кожа.</p>
<p>Каждый раз нюхаем новое сырьё, ведём учёт граммов и капель и исправляем то, что сделали в прошлый раз. В итоге у каждого остаются тетрадь, с десяток эскизов и один аромат, под которым не страшно подписаться.</p>
<p>В группе до восьми человек, встречи по средам в 18.30.</p>`,
  },
  {
    image: 'seenioride-lohnaring.jpg',
    title: 'Seenioride lõhnaring',
    title_en: null,
    title_ru: null,
    body: `<p>Lõhnad toovad jutu lauale. Seenioride lõhnaringis joome kohvi, avame purke ja meenutame: koolimaja põrandavaha, heinaküüni, esimest lõhnaõli, mida sai hoitud vaid pühapäevadeks. Mõni lugu saab ka kirja, mõni jääb meie vahele.</p>
<p>Tempo on rahulik, istuda on mugav ja stuudiosse pääseb trepita. Kohtume üle nädala neljapäeviti kell 13, rühmas on kuni kaksteist inimest. Esimene kord on tasuta, et saaksite vaadata, kas seltskond meeldib. Tuleme ringiga ka päevakeskusesse või kodukandi raamatukokku.</p>`,
    body_en: null,
    body_ru: null,
  },
  {
    image: 'meelte-manguring.jpg',
    title: 'Meelte mänguring',
    title_en: 'Sensory play group',
    title_ru: 'Кружок сенсорных игр',
    body: `<p>Ring peredele ja väikestele rühmadele, kus nina teeb koostööd käte, kõrvade ja silmadega. Katsume, kuulame, liigume ja nuusutame: milline lõhn sobib pehmele riidele, milline kivile? Kas lõhna saab trummil mängida?</p>
<p>Tegevused on lühikesed ja neid saab teha omas tempos; vaikne nurk on alati olemas. Kasutame õrnu, nõrgalt lõhnavaid materjale ja vanem on kogu aeg lapse juures. Ring on mõeldud mänguks ja koosolemiseks ega asenda spetsialisti tööd.</p>
<p>Lapsed vanuses 3–8 aastat, laupäeviti kell 10, enne poe avamist.</p>`,
    body_en: `<p>A group for families and small parties in which the nose works together with hands, ears and eyes. We touch, listen, move and smell: which scent goes with soft cloth, and which with stone? Can a smell be played on a drum?</p>
<p>Activities are short and can be taken at your own pace, and there is always a quiet corner. We use gentle, faintly scented materials, and a parent stays with the child throughout. The group is meant for play and company; it does not take the place of professional therapy.</p>
<p>Ages 3 to 8, Saturdays at 10 a.m., before the shop opens.</p>`,
    body_ru: `<p>Кружок для семей и маленьких групп, где нос работает вместе с руками, ушами и глазами. Трогаем, слушаем, двигаемся и нюхаем: какой запах подходит мягкой ткани, а какой — камню? Можно ли сыграть запах на барабане?</p>
<p>Занятия короткие, участвовать можно в своём темпе, и всегда есть тихий уголок. Материалы мягкие, со слабым запахом, а родитель всё время рядом с ребёнком. Кружок создан для игры и общения и не заменяет занятий со специалистом.</p>
<p>Для детей 3–8 лет, по субботам в 10 часов, до открытия магазина.</p>`,
  },
]
