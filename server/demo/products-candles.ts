import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const candles: readonly DemoProduct[] = [
  {
    number: 3,
    category: 'lohnakuunlad',
    image: 'kuunal-tartu-hommik.jpg',
    header: 'Lõhnaküünal „Tartu hommik”, 220 g',
    header_en: 'Tartu Morning scented candle, 220 g',
    header_ru: 'Ароматическая свеча «Тартуское утро», 220 г',
    description: richText`
      <p>Emajõe kohal on veel udu, kuid esimene kohvik Ülikooli tänaval on uksed avanud. Keegi jahvatab kohvi, ahjust tulevad kardemonisaiad ja märjad kivid lõhnavad nii, nagu vaid enne kella üheksat.</p>
      <ul>
      <li><strong>Tipus:</strong> kardemon, külm jõeudu</li>
      <li><strong>Südames:</strong> värskelt jahvatatud kohv, saiakoor</li>
      <li><strong>Põhjas:</strong> märg kivi, piimavaht, heledad puidunoodid</li>
      </ul>
      <p>Esimesel korral laske küünlal põleda kaks kuni kolm tundi, kuni sula vaha ulatub klaasini: nii ei teki keskele auku. Enne iga süütamist lõigake taht viie millimeetri pikkuseks. Põlevat küünalt ärge jätke valveta.</p>
      <p>Rapsivaha, puuvillataht, korgist kaas. Põlemisaeg umbes 45 tundi. Tühi klaas on hommikukohvi jaoks just paras.</p>`,
    description_en: richText`
      <p>Mist still lies on the river Emajõgi, but the first café on Ülikooli Street has unlocked its door. Someone is grinding coffee, cardamom buns are coming out of the oven and the cobbles smell the way they only do before nine.</p>
      <ul>
      <li><strong>Top:</strong> cardamom, cold river mist</li>
      <li><strong>Heart:</strong> freshly ground coffee, bun crust</li>
      <li><strong>Base:</strong> wet stone, milk foam, pale woods</li>
      </ul>
      <p>On the first evening let it burn for two to three hours, until the melted wax reaches the glass; that way no tunnel forms. Trim the wick to five millimetres before each lighting, and never leave a burning candle unattended.</p>
      <p>Rapeseed wax, cotton wick, cork lid. Burns for about 45 hours. The empty glass is just the size of a morning coffee.</p>`,
    description_ru: richText`
      <p>Над рекой Эмайыги ещё лежит туман, а на улице Юликооли уже открылась первая кофейня. Кто-то мелет кофе, из печи достают булочки с кардамоном, и мокрая брусчатка пахнет так, как бывает только до девяти утра.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> кардамон, холодный речной туман</li>
      <li><strong>Ноты сердца:</strong> свежемолотый кофе, корочка булки</li>
      <li><strong>Базовые ноты:</strong> мокрый камень, молочная пенка, светлое дерево</li>
      </ul>
      <p>В первый раз дайте свече погореть два-три часа, пока расплавленный воск не дойдёт до стекла: тогда посередине не образуется колодец. Перед каждым зажиганием подрезайте фитиль до пяти миллиметров и не оставляйте горящую свечу без присмотра.</p>
      <p>Рапсовый воск, хлопковый фитиль, пробковая крышка. Горит около 45 часов. Пустой стакан — как раз под утренний кофе.</p>`,
    price: 34,
    new_price: null,
  },
  {
    number: 6,
    category: 'lohnakuunlad',
    image: 'kuunal-mesila.jpg',
    header: 'Mesilasvahaküünal „Mesila”, 200 g',
    header_en: 'Apiary beeswax candle, 200 g',
    header_ru: 'Свеча из пчелиного воска «Пасека», 200 г',
    description: richText`
      <p>Mesilasvaha lõhnab ise, ka siis, kui küünal ei põle. Meie lisasime ainult nii palju, et vaha ümber tekiks augustikuu: hein lakas, kanarbik, kärjekaas mesiniku noal.</p>
      <p>Tipus on valge ristik, südames kärjemesi ja kanarbik, põhjas hein, vaha ja kärjeraamide soe puit. Lõhn on madal ja lähedane ega täida tervet korterit.</p>
      <p>Mesilasvaha põleb aeglaselt ja heleda leegiga. Talveks võib selle pinnale tekkida hallikas kirme – see on vaha, mitte hallitus, ja kaob, kui pühite küünalt pehme lapiga või soojendate fööniga.</p>
      <ul>
      <li>kolm neljandikku Eesti mesilate vaha, neljandik kookosvaha</li>
      <li>puuvillataht, madal merevaiguvärvi klaas</li>
      <li>põlemisaeg umbes 50 tundi</li>
      </ul>
      <p><em>Ärge põletage korraga üle nelja tunni; klaas läheb kuumaks.</em></p>`,
    description_en: richText`
      <p>Beeswax has a scent of its own, even when the candle is not lit. We added only enough to put August around it: hay in the loft, heather, cappings on the beekeeper’s knife.</p>
      <p>White clover opens, honeycomb and heather follow, and hay, wax and the warm wood of hive frames remain. It is a low, close scent that does not try to fill the whole flat.</p>
      <p>Beeswax burns slowly and with a bright flame. In winter a greyish bloom may appear on the surface. This is wax, not mould, and it goes when you wipe it with a soft cloth or warm it with a hairdryer.</p>
      <ul>
      <li>three quarters beeswax from Estonian apiaries, one quarter coconut wax</li>
      <li>cotton wick, low amber glass</li>
      <li>burns for about 50 hours</li>
      </ul>
      <p><em>Burn for no more than four hours at a time; the glass gets hot.</em></p>`,
    description_ru: richText`
      <p>Пчелиный воск пахнет сам по себе, даже когда свеча не горит. Мы добавили совсем немного, чтобы вокруг воска наступил август: сено на сеновале, вереск, забрус на ноже пасечника.</p>
      <p>Начинает белый клевер, за ним идут сотовый мёд и вереск, а остаются сено, воск и тёплое дерево рамок. Аромат негромкий и близкий, всю квартиру он заполнять не станет.</p>
      <p>Пчелиный воск горит медленно и светло. Зимой на поверхности может появиться сероватый налёт. Это воск, а не плесень: достаточно протереть свечу мягкой тканью или подуть на неё тёплым феном.</p>
      <ul>
      <li>на три четверти воск с эстонских пасек, на четверть кокосовый</li>
      <li>хлопковый фитиль, низкий стакан янтарного цвета</li>
      <li>горит около 50 часов</li>
      </ul>
      <p><em>Не жгите дольше четырёх часов подряд: стекло нагревается.</em></p>`,
    price: 38,
    new_price: null,
  },
  {
    number: 14,
    category: 'lohnakuunlad',
    image: 'kuunal-rukkileib.jpg',
    header: 'Lõhnaküünal „Rukkileib”, 160 g',
    header_en: null,
    header_ru: null,
    description: richText`
      <p>Kas leib võib olla lõhnaküünal? Proovisime kolmteist korda, enne kui koorik jäi koorikuks ega muutunud küpsiseks. Tulemus on magushapu ja veidi kõrbenud servaga, justkui otse reheahjust.</p>
      <p>Kõigepealt tunnete köömneid ja sooja rukkijahu. Seejärel tuleb juuretis, linnased ja tume siirup, lõpuks lepasüsi ja puhas linane rätik, millega päts kinni kaeti.</p>
      <p>Süüdake pool tundi enne külaliste tulekut, siis jõuab lõhn esikusse. Söögilauale me seda ei soovita: päris leib on kõrval alati ausam. Taht hoidke lühike ja laske vahal esimesel korral servani sulada.</p>
      <ul>
      <li>rapsivaha, puuvillataht</li>
      <li>pruunist kivimassist tops, mille küljelt leiate pottsepa sõrmejälje</li>
      <li>põleb umbes 30 tundi, hiljem on tops paras soola hoidmiseks</li>
      </ul>`,
    description_en: null,
    description_ru: null,
    price: 27,
    new_price: null,
  },
  {
    number: 20,
    category: 'lohnakuunlad',
    image: 'kuunal-vana-raamatukogu.jpg',
    header: 'Lõhnaküünal „Vana raamatukogu”, 300 g',
    header_en: 'Old Library scented candle, 300 g',
    header_ru: 'Ароматическая свеча «Старая библиотека», 300 г',
    description: richText`
      <p>Raamat, mida pole kolmkümmend aastat laenutatud, lõhnab vanilje, tolmu ja natuke mandli järele. Lisage nahkne tugitool, tammepõrand ja oktoobrivihm akna taga – ja oletegi kohal.</p>
      <ul>
      <li><strong>Tipus:</strong> must pipar, kuivanud tint</li>
      <li><strong>Südames:</strong> vana paber, tubakaleht, nahk</li>
      <li><strong>Põhjas:</strong> seeder, vanilje, tammine riiul</li>
      </ul>
      <p>Lõhn on raskem kui enamik meie küünlaid ja jääb tekstiilidesse järgmise päevani. Väikeses toas piisab tunnist, suures elutoas võib küünal põleda kuni neli tundi järjest. Kustutage kaanega: nii ei lähe suits tuppa ja tubakaleht püsib kauem.</p>
      <p>Mustast klaasist anum, messingkaas, kaks puuvillatahti, rapsi- ja kookosvaha. Põlemisaeg umbes 55 tundi. Raamaturiiulisse sobib küünal kõige paremini kustutatuna – põlemiseks valige lahtine koht.</p>`,
    description_en: richText`
      <p>A book that nobody has borrowed for thirty years smells of vanilla, dust and a little of almonds. Add a leather armchair, an oak floor and October rain at the window, and you are there.</p>
      <ul>
      <li><strong>Top:</strong> black pepper, dried ink</li>
      <li><strong>Heart:</strong> old paper, tobacco leaf, leather</li>
      <li><strong>Base:</strong> cedar, vanilla, oak shelving</li>
      </ul>
      <p>It is heavier than most of our candles and stays in fabrics until the next day. In a small room an hour is enough; in a large living room it may burn for up to four hours at a stretch. Put it out with the lid, so that the smoke stays inside and the tobacco leaf lingers.</p>
      <p>Black glass, brass lid, two cotton wicks, rapeseed and coconut wax. Burns for about 55 hours. It looks best on a bookshelf, unlit; for burning, choose an open surface.</p>`,
    description_ru: richText`
      <p>Книга, которую тридцать лет никто не брал, пахнет ванилью, пылью и немного миндалём. Добавьте кожаное кресло, дубовый пол, октябрьский дождь за окном — и вы на месте.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> чёрный перец, высохшие чернила</li>
      <li><strong>Ноты сердца:</strong> старая бумага, табачный лист, кожа</li>
      <li><strong>Базовые ноты:</strong> кедр, ваниль, дубовые полки</li>
      </ul>
      <p>Этот аромат плотнее, чем у большинства наших свечей, и держится в тканях до следующего дня. В небольшой комнате хватит часа, в просторной гостиной свеча может гореть до четырёх часов подряд. Гасите её крышкой: дым останется внутри, а табачный лист продержится дольше.</p>
      <p>Чёрное стекло, латунная крышка, два хлопковых фитиля, рапсовый и кокосовый воск. Горит около 55 часов. На книжной полке свеча хороша незажжённой; зажигайте её там, где вокруг свободно.</p>`,
    price: 44,
    new_price: null,
  },
  {
    number: 27,
    category: 'lohnakuunlad',
    image: 'kuunal-jaanioo.jpg',
    header: 'Kolme tahiga lõhnaküünal „Jaaniöö”, 450 g',
    header_en: 'Midsummer Night three-wick candle, 450 g',
    header_ru: 'Свеча с тремя фитилями «Янова ночь», 450 г',
    description: richText`
      <p>Öö, mil pimedaks ei lähegi. Tule ümber on inimesed, heinamaalt tõuseb jahedust, kingad on kastest märjad ja juustes on suitsu veel järgmisel hommikul.</p>
      <p>Küünal avaneb rohelisena: sõnajalg, tallatud rohi, härjasilm. Südames on angervaks ja punane ristik, põhjas kasehalud, tuhk ja üksainus kaselehe noot, mis öö kokku võtab.</p>
      <p>Kolm tahti loovad laia sulavaharingi ja lõhn jõuab kiiresti ka suurde tuppa või katusega terrassile. Tuules ärge põletage: leek hakkab tahmama. Põletage korraga kaks kuni neli tundi ja süüdake alati kõik kolm tahti, muidu vajub vaha viltu.</p>
      <ul>
      <li>rapsivaha, puuvillatahid</li>
      <li>käsitsi glasuuritud keraamiline kauss, läbimõõt 16 cm</li>
      <li>põlemisaeg umbes 40 tundi</li>
      <li>tühi kauss on mõeldud maasikatele</li>
      </ul>`,
    description_en: richText`
      <p>The night on which it never quite gets dark. People round the fire, coolness rising from the hay meadow, shoes wet with dew, and smoke in your hair until the morning after.</p>
      <p>The candle opens green, with fern, trodden grass and oxeye daisy. Meadowsweet and red clover are at its heart; underneath are birch logs, ash and one last note of birch leaf that gathers up the night.</p>
      <p>Three wicks make a wide pool of wax, so the scent soon reaches a large room or a covered terrace. Do not burn it in wind, as the flames will soot. Allow two to four hours at a time and always light all three wicks, or the wax will sink to one side.</p>
      <ul>
      <li>rapeseed wax, cotton wicks</li>
      <li>hand-glazed ceramic bowl, 16 cm across</li>
      <li>burns for about 40 hours</li>
      <li>the empty bowl is meant for strawberries</li>
      </ul>`,
    description_ru: richText`
      <p>Ночь, в которую так и не темнеет. У костра люди, с луга тянет прохладой, обувь мокрая от росы, а волосы и наутро пахнут дымом.</p>
      <p>Свеча раскрывается зеленью: папоротник, примятая трава, нивяник. В сердце таволга и красный клевер, в основе берёзовые поленья, зола и последняя нота берёзового листа, которая собирает всю ночь воедино.</p>
      <p>Три фитиля дают широкое озерцо воска, поэтому аромат быстро доходит до углов большой комнаты или крытой террасы. На ветру свечу не жгите: пламя начнёт коптить. Пусть горит от двух до четырёх часов за раз; всегда зажигайте все три фитиля, иначе воск осядет набок.</p>
      <ul>
      <li>рапсовый воск, хлопковые фитили</li>
      <li>керамическая чаша, глазурованная вручную, диаметр 16 см</li>
      <li>горит около 40 часов</li>
      <li>пустая чаша пригодится для клубники</li>
      </ul>`,
    price: 48,
    new_price: null,
  },
  {
    number: 40,
    category: 'lohnakuunlad',
    image: 'kuunal-talvekuusk.jpg',
    header: 'Lõhnaküünal „Talvekuusk”, 220 g',
    header_en: 'Winter Spruce scented candle, 220 g',
    header_ru: 'Ароматическая свеча «Зимняя ель», 220 г',
    description: richText`
      <p>Kuusk tuuakse tuppa õhtul ja esimese tunni jooksul lõhnab ta veel pakase, mitte okaste järele. Seda tundi me püüdsimegi: külm vaik, lumi saabastel, apelsinikoor pliidiserval.</p>
      <p>Esimesena on kohal kuuseokas ja härmatis, siis apelsinikoor ja kaks nelgipunga. Kui küünal on tund aega põlenud, tuleb välja vaik, seeder ja natuke tubast sooja. Kaneeli selles ei ole.</p>
      <p>Kui taht on pikem kui viis millimeetrit, lõigake seda enne süütamist. Esimesel õhtul laske küünlal põleda kaks-kolm tundi, hiljem kuni neli tundi järjest – eemal kardinatest, kuuseokstest ja kõigest muust, mis jõulude ajal laual on. Viimane sentimeeter vaha jätke põletamata.</p>
      <p>Rapsivaha, puuvillataht, jäälillemustriga klaas, 220 g. Põlemisaeg umbes 45 tundi, seega igaks õhtuks esimesest advendist kolmekuningapäevani, kui põletate umbes tunni päevas.</p>`,
    description_en: richText`
      <p>A spruce is carried indoors in the evening, and for the first hour it smells of frost rather than of needles. That is the hour we were after: cold resin, snow on boots, orange peel on the edge of the stove.</p>
      <p>Spruce needle and hoar frost come first, then orange peel and two cloves. After an hour of burning, resin and cedar step forward with a little of the warmth of the room. There is no cinnamon in it.</p>
      <p>Trim the wick whenever it is longer than five millimetres. Give it two to three hours on the first evening and up to four hours at a time after that, well away from curtains, fir branches and whatever else is on the table at Christmas. Leave the last centimetre of wax unburnt.</p>
      <p>Rapeseed wax, cotton wick, glass with a frost-flower pattern. About 45 hours in all: an hour an evening from Advent Sunday to Epiphany, with a few to spare.</p>`,
    description_ru: richText`
      <p>Ель вносят в дом вечером, и первый час она пахнет не хвоей, а морозом. Этот час мы и хотели поймать: холодная смола, снег на сапогах, апельсиновая корка на краю плиты.</p>
      <p>Сначала слышны еловая хвоя и иней, потом апельсиновая цедра и два бутона гвоздики. Через час горения проступают смола, кедр и немного домашнего тепла. Корицы здесь нет.</p>
      <p>Если фитиль длиннее пяти миллиметров, подрежьте его, прежде чем зажечь свечу. В первый вечер дайте ей погореть два-три часа, потом — до четырёх часов подряд, подальше от занавесок, еловых лап и всего, что стоит на столе в Рождество. Последний сантиметр воска не дожигайте.</p>
      <p>Рапсовый воск, хлопковый фитиль, стакан с морозным узором, 220 г. Горит около 45 часов: по часу в день от первого воскресенья адвента до 6 января, и ещё немного останется.</p>`,
    price: 36,
    new_price: 29.9,
  },
]
