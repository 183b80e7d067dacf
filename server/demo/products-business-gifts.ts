import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const businessGifts: readonly DemoProduct[] = [
  {
    number: 10,
    category: 'arikingitused',
    image: 'kinkekarp-vaike-tanu.jpg',
    header: 'Kinkekarp „Väike tänu”',
    header_en: 'Small Thanks gift box',
    header_ru: 'Подарочный набор «Маленькое спасибо»',
    description: richText`
      <p>Kliendile, kes soovitas teid edasi; kolleegile, kes jäi reedel kauemaks. Karp mahub kirjakasti ja on nii tagasihoidlik, et seda pole piinlik vastu võtta.</p>
      <h3>Karbis on</h3>
      <ul>
      <li>liivateelõhnaline rapsivahaküünal, 70 g (tipus sidrun, südames nõmm-liivatee, põhjas soe kivi)</li>
      <li>eeterlik lavendliõli, 5 ml</li>
      <li>tikud pikas torus</li>
      <li>tühi kaart ja ümbrik teie käekirja jaoks</li>
      </ul>
      <p>Kaardile kirjutame soovi korral teksti ise, tindi ja sulepeaga, kuni 25 sõna. Alates kümnest karbist lisame paelale teie nime või märgi. Küünal põleb umbes 15 tundi; kasutusõpetus on kolmes keeles kaane siseküljel. Karp on kraftpapist ja läheb paberi hulka.</p>`,
    description_en: richText`
      <p>For the client who recommended you; for the colleague who stayed late on Friday. The box is small enough for a letterbox and modest enough for no one to feel awkward accepting it.</p>
      <h3>Inside</h3>
      <ul>
      <li>a rapeseed wax candle with thyme, 70 g (lemon on top, breckland thyme in the heart, warm stone at the base)</li>
      <li>lavender essential oil, 5 ml</li>
      <li>matches in a tall tube</li>
      <li>a blank card and envelope for your own handwriting</li>
      </ul>
      <p>If you like, we will write the card for you, with ink and a dip pen, up to 25 words. From ten boxes upwards we print your name or mark on the ribbon. The candle burns for about 15 hours; instructions in three languages are inside the lid. The box is kraft paper and goes into paper recycling.</p>`,
    description_ru: richText`
      <p>Клиенту, который вас порекомендовал; коллеге, который задержался в пятницу. Коробка помещается в почтовый ящик и достаточно скромна, чтобы принять её было легко.</p>
      <h3>Внутри</h3>
      <ul>
      <li>свеча из рапсового воска с чабрецом, 70 г (вверху лимон, в сердце чабрец, в основе тёплый камень)</li>
      <li>эфирное масло лаванды, 5 мл</li>
      <li>спички в высоком тубусе</li>
      <li>чистая открытка и конверт — для вашего почерка</li>
      </ul>
      <p>По желанию мы подпишем открытку сами, чернилами и пером, до 25 слов. При заказе от десяти коробок напечатаем на ленте ваше имя или знак. Свеча горит около 15 часов; инструкция на трёх языках — на внутренней стороне крышки. Коробка из крафт-бумаги, её можно сдать в макулатуру.</p>`,
    price: 35,
    new_price: null,
  },
  {
    number: 16,
    category: 'arikingitused',
    image: 'kinkekarp-eesti-mets.jpg',
    header: 'Kinkekarp „Eesti mets”',
    header_en: 'Estonian Forest gift box',
    header_ru: 'Подарочный набор «Эстонский лес»',
    description: richText`
      <p>Väliskülalisele, kellele šokolaad on juba kingitud. Pool Eestist on mets ja see kingitus on lühike teejuht läbi selle: serv, sügavus, raiesmik pärast vihma.</p>
      <ul>
      <li><strong>Serv:</strong> ruumisprei „Metsarada”, 100 ml – männiokas, pohlaleht, sammal</li>
      <li><strong>Sügavus:</strong> kuuse- ja tõrvalõhnaline küünal, 160 g – okas, vaik, niiske tüvi</li>
      <li><strong>Raiesmik:</strong> kadakamarjaõli, 5 ml, koos pihku mahtuva lepapuust klotsiga, millele seda tilgutada</li>
      </ul>
      <p>Kast on männist, liugkaanega, ja sobib hiljem kirjade hoidmiseks. Sees on puitvill ja voldik, mis räägib eesti, inglise või vene keeles – valige tellides –, kuidas esemeid kasutada. Kaanele saab põletada teie ettevõtte märgi alates viiest karbist. Kaal 1,1 kg; lennureisil pange karp äraantavasse pagasisse.</p>`,
    description_en: richText`
      <p>For the foreign guest who has already been given chocolate. Half of Estonia is forest, and this present is a short guide through it: the edge, the depths, the clearing after rain.</p>
      <ul>
      <li><strong>The edge:</strong> Forest Path room spray, 100 ml – pine needle, lingonberry leaf, moss</li>
      <li><strong>The depths:</strong> a spruce and tar candle, 160 g – needles, resin, damp trunk</li>
      <li><strong>The clearing:</strong> juniper berry oil, 5 ml, with a block of alder that fits the palm and takes the drops</li>
      </ul>
      <p>The box is pine with a sliding lid and will later hold letters. Inside are wood wool and a leaflet on how to use everything, in English, Estonian or Russian; tell us which when you order. From five boxes upwards we can brand the lid with your company’s mark. Weight 1.1 kg; when flying, pack it in hold luggage.</p>`,
    description_ru: richText`
      <p>Зарубежному гостю, которому шоколад уже дарили. Половина Эстонии — лес, а этот набор — короткий путеводитель по нему: опушка, чаща, вырубка после дождя.</p>
      <ul>
      <li><strong>Опушка:</strong> спрей «Лесная тропа», 100 мл — сосновая хвоя, лист брусники, мох</li>
      <li><strong>Чаща:</strong> свеча с елью и дёгтем, 160 г — хвоя, смола, влажный ствол</li>
      <li><strong>Вырубка:</strong> масло можжевеловых ягод, 5 мл, и ольховый брусок по размеру ладони, на который его капают</li>
      </ul>
      <p>Ящичек сосновый, со сдвижной крышкой, потом в нём удобно хранить письма. Внутри древесная стружка и буклет о том, как всем этим пользоваться, — на русском, эстонском или английском, выберите при заказе. От пяти наборов можем выжечь на крышке знак вашей компании. Вес 1,1 кг; при перелёте сдавайте набор в багаж.</p>`,
    price: 79,
    new_price: null,
  },
  {
    number: 25,
    category: 'arikingitused',
    image: 'logoga-kuunlad.jpg',
    header: 'Teie logoga lõhnaküünlad, 6 tk',
    header_en: 'Scented candles with your logo, set of 6',
    header_ru: 'Ароматические свечи с вашим логотипом, 6 шт.',
    description: richText`
      <p>Kuus ühesugust küünalt, mida saab jagada kuuele inimesele või jätta tagavaraks. Ees on teie märk, taga teie enda lause – mitte loosung, vaid näiteks aasta, mil alustasite.</p>
      <p>Lõhna valite kolme hulgast:</p>
      <ul>
      <li><strong>Lina</strong> – roheline õun, linaõis, valge muskus</li>
      <li><strong>Kohv</strong> – kardemon, jahvatatud kohv, piimavaht</li>
      <li><strong>Seeder</strong> – must pipar, tubakaleht, seeder</li>
      </ul>
      <h3>Kuidas tellida</h3>
      <p>Lisage tellimuse märkusesse lõhn ja saatke logo vektorfailina. Kahe tööpäeva jooksul saadame teile kavandi, pärast kinnitust valmivad küünlad kümne tööpäevaga. Ilma logota me neid ei müü.</p>
      <p>Rapsivaha ja puuvillataht valges plekktoosis, 110 g, põleb umbes 25 tundi. Silt on katmata paberil ja toosi saab pärast puhtaks pesta. Suurema koguse hinda küsige päringuga.</p>`,
    description_en: richText`
      <p>Six identical candles, to be handed to six people or kept in reserve. Your mark is on the front and a line of your own on the back – not a slogan, rather the year in which you began.</p>
      <p>Choose one of three scents:</p>
      <ul>
      <li><strong>Linen</strong> – green apple, flax flower, white musk</li>
      <li><strong>Coffee</strong> – cardamom, ground coffee, milk foam</li>
      <li><strong>Cedar</strong> – black pepper, tobacco leaf, cedar</li>
      </ul>
      <h3>How to order</h3>
      <p>Name the scent in your order and send the logo as a vector file. Within two working days you will have a proof on screen; once you approve it, the candles take ten working days. We do not sell them without a logo.</p>
      <p>Rapeseed wax and cotton wick in a white tin, 110 g, burning for about 25 hours. The label is uncoated paper, and the tin washes clean afterwards. For larger numbers, send us an enquiry.</p>`,
    description_ru: richText`
      <p>Шесть одинаковых свечей: раздать шестерым или оставить про запас. Спереди ваш знак, сзади ваша фраза — не лозунг, а, скажем, год, когда вы начинали.</p>
      <p>Аромат на выбор, один из трёх:</p>
      <ul>
      <li><strong>Лён</strong> — зелёное яблоко, цветок льна, белый мускус</li>
      <li><strong>Кофе</strong> — кардамон, молотый кофе, молочная пенка</li>
      <li><strong>Кедр</strong> — чёрный перец, табачный лист, кедр</li>
      </ul>
      <h3>Как заказать</h3>
      <p>Укажите аромат в заказе и пришлите логотип в векторном формате. В течение двух рабочих дней вы получите макет, а после его утверждения свечи будут готовы за десять рабочих дней. Без логотипа мы их не продаём.</p>
      <p>Рапсовый воск и хлопковый фитиль в белой жестяной баночке, 110 г, около 25 часов горения. Этикетка на немелованной бумаге, баночка потом легко отмывается. О цене большего тиража спросите через форму запроса.</p>`,
    price: 120,
    new_price: null,
  },
  {
    number: 32,
    category: 'arikingitused',
    image: 'kinkekarp-uus-kodu.jpg',
    header: 'Kinkekarp „Uus kodu”',
    header_en: 'New Home gift box',
    header_ru: 'Подарочный набор «Новый дом»',
    description: richText`
      <p>Kinnisvarabürood kingivad võtmete kõrvale tavaliselt lilled. Lilled närtsivad nädalaga, aga lõhn, mis oli kodus esimesel õhtul, jääb inimestele meelde aastateks.</p>
      <p>Ümmarguses karbis on:</p>
      <ul>
      <li>lõhnapulgad „Pärnaõis”, 100 ml – meliss, pärnaõis, mesi ja hein</li>
      <li>linane lõhnakott abrotpujuga esimese riidekapi jaoks</li>
      <li>tikud ja väike teeküünal, sest elekter ei pruugi veel sees olla</li>
      <li>kaart, millele saab kirjutada aadressi ja kuupäeva</li>
      </ul>
      <p>Pudel on korgiga suletud ega leki kolimisautos. Pärast avamist kestab see kuni 15 m² toas umbes kaks kuud. Karbi kaanele trükime kogu tellimuse jaoks ühe teksti, näiteks maja nime; valmimisaeg on siis viis tööpäeva.</p>
      <p>Karp on kaetud lina meenutava paberiga, läbimõõt 22 cm.</p>`,
    description_en: richText`
      <p>Estate agents usually hand over flowers with the keys. Flowers fade within a week, but the scent a home had on the first evening is remembered for years.</p>
      <p>In the round box:</p>
      <ul>
      <li>Linden Blossom reed diffuser, 100 ml – lemon balm, linden, honey and hay</li>
      <li>a linen sachet of southernwood for the first wardrobe</li>
      <li>matches and a small tealight, because the electricity may not be on yet</li>
      <li>a card with room for the address and the date</li>
      </ul>
      <p>The diffuser is sealed with a stopper and will not leak in the removal van. Once opened, it lasts about two months in a room of up to 15 m². We can print one text on the lid for the whole order, such as the name of the building; allow five working days for that.</p>
      <p>The box is covered in linen-textured paper and measures 22 cm across.</p>`,
    description_ru: richText`
      <p>Вместе с ключами агентства недвижимости обычно дарят цветы. Цветы вянут за неделю, а то, чем пахло дома в первый вечер, помнится годами.</p>
      <p>В круглой коробке:</p>
      <ul>
      <li>аромадиффузор «Липовый цвет», 100 мл — мелисса, липа, мёд и сено</li>
      <li>льняное саше с кустарниковой полынью — для первого шкафа</li>
      <li>спички и маленькая чайная свеча: электричество могли ещё не подключить</li>
      <li>открытка с местом для адреса и даты</li>
      </ul>
      <p>Флакон закрыт пробкой и не протечёт при переезде. После вскрытия его хватает примерно на два месяца в комнате до 15 м². На крышке можем напечатать один текст для всего заказа, например название дома; на это нужно пять рабочих дней.</p>
      <p>Коробка оклеена бумагой с фактурой льна, диаметр 22 см.</p>`,
    price: 64,
    new_price: 54.9,
  },
  {
    number: 37,
    category: 'arikingitused',
    image: 'lohnakaardid.jpg',
    header: 'Lõhnastatud visiitkaardid, 100 tk',
    header_en: null,
    header_ru: null,
    description: richText`
      <p>Visiitkaart, mida hoitakse käes kauem kui tavalist, sest kõigepealt seda nuusutatakse. Paks puuvillapaber imab lõhna endasse ja annab seda tagasi umbes kolm kuud, rahakotis kauemgi.</p>
      <p>Standardlõhnad on „Lina” (tipus roheline õun, südames linaõis, põhjas muskus), „Tee” (pirn, valge tee, riis) ja „Raamat” (tint, vana paber, seeder). Kui teie ettevõttel on oma lõhn, kasutame seda.</p>
      <h3>Tellimine ja materjal</h3>
      <ul>
      <li>puuvillapaber 600 g/m², 85 × 55 mm, trükk ühe värviga kahel pool</li>
      <li>kujundusfail PDF-ina, 3 mm lõikevaruga</li>
      <li>proovitrükk kolme, kogu tiraaž seitsme tööpäevaga</li>
      </ul>
      <p>Kaardid saabuvad õhukindlas ümbrikus. Võtke korraga välja nii palju, kui nädalas kulub, ja hoidke ülejäänud suletuna. Lõhn on nõrk: see kostab käeulatuses, mitte üle laua.</p>`,
    description_en: null,
    description_ru: null,
    price: 89,
    new_price: null,
  },
]
