import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const homeFragrances: readonly DemoProduct[] = [
  {
    number: 1,
    category: 'kodulohnad',
    image: 'lohnapulgad-rabakask.jpg',
    header: 'Lõhnapulgad „Rabakask”, 200 ml',
    header_en: 'Bog Birch reed diffuser, 200 ml',
    header_ru: 'Аромадиффузор «Болотная берёза», 200 мл',
    description: richText`
      <p>Varahommik rabaserval: udu pole veel tõusnud, laudtee on märg ja kaskede all lõhnab maa. „Rabakask” on vaikne lõhn, mida märkate uksest sisse astudes ja mille unustate, kui olete kohal.</p>
      <ul>
      <li><strong>Tipus:</strong> kaselehed, sookail</li>
      <li><strong>Südames:</strong> märg sammal, kõrkjad</li>
      <li><strong>Põhjas:</strong> kasetoht, vetiiver, turbane muld</li>
      </ul>
      <p>Asetage pudelisse kõik kaheksa pulka ja oodake ööpäev. Kord nädalas pöörake pulgad ümber; kui soovite nõrgemat lõhna, piisab viiest. Kuni 25 m² suuruses toas kestab 200 ml kolm kuni neli kuud.</p>
      <p>Pudel on paksust klaasist, pulgad kiudmaterjalist, mis ei ummistu nii kiiresti kui rotang. Kui pudel on tühi, valage see täis sama lõhna täitepudelist.</p>`,
    description_en: richText`
      <p>Early morning at the edge of a bog: the mist has not lifted, the boardwalk is wet and the ground under the birches smells of last night’s rain. Bog Birch is a quiet scent. You notice it as you come in and forget it once you are home.</p>
      <ul>
      <li><strong>Top:</strong> birch leaf, Labrador tea</li>
      <li><strong>Heart:</strong> wet moss, bulrush</li>
      <li><strong>Base:</strong> birch bark, vetiver, peaty earth</li>
      </ul>
      <p>Put all eight reeds in the bottle and give them a day to soak. Turn them once a week; for a fainter scent, five will do. In a room of up to 25 m², 200 ml lasts three to four months.</p>
      <p>The bottle is heavy glass and the reeds are fibre, which clogs more slowly than rattan. When it runs dry, fill it again from the refill bottle of the same scent.</p>`,
    description_ru: richText`
      <p>Раннее утро на краю болота: туман ещё не поднялся, мостки мокрые, и земля под берёзами пахнет ночным дождём. «Болотная берёза» — тихий аромат: его замечаешь на пороге и забываешь, когда уже дома.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> берёзовый лист, багульник</li>
      <li><strong>Ноты сердца:</strong> влажный мох, камыш</li>
      <li><strong>Базовые ноты:</strong> береста, ветивер, торфяная земля</li>
      </ul>
      <p>Опустите во флакон все восемь палочек и подождите сутки, пока они напитаются. Раз в неделю переворачивайте их; если хочется потише, хватит и пяти. В комнате до 25 м² флакон на 200 мл служит три-четыре месяца.</p>
      <p>Флакон — из толстого стекла, палочки — из волокна: оно забивается медленнее, чем ротанг. Когда флакон опустеет, наполните его из большой бутыли с тем же ароматом.</p>`,
    price: 44.9,
    new_price: null,
  },
  {
    number: 9,
    category: 'kodulohnad',
    image: 'lohnapulgad-saunalava.jpg',
    header: 'Lõhnapulgad „Saunalava”, 200 ml',
    header_en: 'Sauna Bench reed diffuser, 200 ml',
    header_ru: 'Аромадиффузор «Банный полок», 200 мл',
    description: richText`
      <p>Suitsusaun laupäeva õhtul, kui tuli on kustunud ja esimene leil juba võetud. Puu on soe, viht pehme ja eesruumis ootab kausitäis mett. Lõhn on tume ja soe, aga suitsu on selles vähem, kui nime järgi arvata võiks.</p>
      <p>Esimesena tulevad värske kaseviht ja kuum kivi, siis mesi, linaseemned ja lepasuits. Viimasena jäävad tõrv, seeder ja õrn vanilje.</p>
      <p><strong>Kasutamine.</strong> Alustage neljast pulgast ja lisage ülejäänud, kui ruum on suurem kui 15 m². Esikus, vannitoas ja elutoas on see lõhn omas kohas, magamistoa jaoks võib ta olla liiga vali. Pulki pöörake kord nädalas salvrätiga: õli jätab heledale puidule pleki.</p>
      <p>Suitsuklaasist pudel ja kaheksa musta kiudpulka, kestab umbes kolm kuud. Leiliruumi pudelit ärge viige – kuumaga aurustub õli liiga kiiresti.</p>`,
    description_en: richText`
      <p>A smoke sauna on a Saturday evening, when the fire is out and the first steam is behind you. The wood is warm, the birch whisk has gone soft, and a bowl of honey waits in the anteroom. The scent is dark and warm, with less smoke in it than the name suggests.</p>
      <p>Fresh birch leaves and hot stone come first, then honey, linseed and alder smoke. What stays is tar, cedar and a trace of vanilla.</p>
      <p><strong>How to use.</strong> Start with four reeds and add the rest if the room is larger than 15 m². It suits a hall, bathroom or living room; in a bedroom it may speak too loudly. Turn the reeds weekly with a napkin, as the oil marks pale wood.</p>
      <p>Smoked-glass bottle and eight black fibre reeds; lasts about three months. Please keep it out of the steam room itself, where the heat would empty it in days.</p>`,
    description_ru: richText`
      <p>Баня по-чёрному в субботу вечером: огонь уже погас, первый пар позади. Дерево тёплое, веник мягкий, а в предбаннике ждёт миска мёда. Аромат тёмный и тёплый, но дыма в нём меньше, чем обещает название.</p>
      <p>Сначала слышны берёзовый веник и раскалённый камень, потом мёд, льняное семя и ольховый дым. Дольше всего остаются дёготь, кедр и едва заметная ваниль.</p>
      <p><strong>Как пользоваться.</strong> Начните с четырёх палочек и добавьте остальные, если комната больше 15 м². В прихожей, ванной и гостиной этот аромат на своём месте, а для спальни он может оказаться громковат. Переворачивайте палочки раз в неделю, взяв их салфеткой: на светлом дереве масло оставляет пятна.</p>
      <p>Флакон из дымчатого стекла и восемь чёрных палочек из волокна; хватает примерно на три месяца. В саму парную флакон лучше не ставить: от жара масло испарится за несколько дней.</p>`,
    price: 46,
    new_price: null,
  },
  {
    number: 15,
    category: 'kodulohnad',
    image: 'linased-lohnakotid.jpg',
    header: 'Linased lõhnakotid lavendliga, 3 tk',
    header_en: null,
    header_ru: null,
    description: richText`
      <p>Vanaema linakapis oli alati üks kotike, mille päritolu keegi enam ei mäletanud. Meie omad on uued, aga tehtud samamoodi: kuivatatud lavendel, veidi abrotpuju ja apelsinikoort, mitte tilkagi lisatud lõhnaõli.</p>
      <p>Pange kott linade vahele, kampsunisahtlisse või reisikohvrisse. Kui lõhn mõne kuu pärast vaibub, mudige kotti sõrmede vahel: õied murenevad ja lõhnavad veel pool aastat. Seejärel avage pael ja täitke kott oma aia lavendliga.</p>
      <h3>Komplektis</h3>
      <ul>
      <li>kolm linast kotti, 9 × 12 cm, pestavad 40 kraadi juures</li>
      <li>igaühes 25 g kuivatatud taimi</li>
      <li>puuvillane pael, millega koti saab riidepuu külge siduda</li>
      </ul>
      <p>Kotid on õmmeldud Lõuna-Eestis pleegitamata linasest riidest, mille toon võib partiiti veidi erineda. Koide vastu me imet ei luba; lubame kuiva ja ausat lõhna, mis parfüümi ei meenuta.</p>`,
    description_en: null,
    description_ru: null,
    price: 18.5,
    new_price: null,
  },
  {
    number: 19,
    category: 'kodulohnad',
    image: 'keraamiline-lohnakivi.jpg',
    header: 'Keraamiline lõhnakivi alustassiga',
    header_en: 'Ceramic scent stone with saucer',
    header_ru: null,
    description: richText`
      <p>Glasuurimata savi imab õli endasse ja annab selle tundide kaupa tagasi – ilma vee, küünla ja juhtmeta. Lõhnakivi on mõeldud kohta, kuhu midagi suuremat ei mahu: öökapile, kirjutuslauale, raamaturiiulisse.</p>
      <p>Tilgutage lohku kolm kuni viis tilka eeterlikku õli. Lõhn ulatub umbes meetri kaugusele ja püsib pool päeva. Tsitruselised haihtuvad kiiremini, seeder ja vetiiver jäävad järgmise hommikuni.</p>
      <p>Lõhna vahetamiseks leotage kivi tund aega soojas vees ja laske ööpäev kuivada. Päris jäljetult ei kao ükski õli: aja jooksul muutub kivi süda tumedamaks ja nii see peabki olema.</p>
      <ul>
      <li>käsitsi vormitud valgest savist, läbimõõt umbes 7 cm</li>
      <li>glasuuritud alustass hoiab mööbli puhtana</li>
      <li>iga kivi on veidi eri kujuga</li>
      </ul>
      <p><em>Õli komplekti ei kuulu. Alustuseks soovitame kadakamarja- või bergamotiõli.</em></p>`,
    description_en: richText`
      <p>Unglazed clay drinks in the oil and gives it back over several hours – no water, no flame, no cable. The scent stone is made for places where nothing larger would fit: a bedside table, a desk, a bookshelf.</p>
      <p>Let three to five drops of essential oil fall into the hollow. You will notice the scent about a metre away, and it stays for half a day. Citrus oils leave sooner; cedar and vetiver are still there the next morning.</p>
      <p>To change scents, soak the stone in warm water for an hour and let it dry for a day. No oil disappears without trace: with time the heart of the stone darkens, and so it should.</p>
      <ul>
      <li>shaped by hand from white clay, about 7 cm across</li>
      <li>a glazed saucer keeps the furniture clean</li>
      <li>no two stones have quite the same outline</li>
      </ul>
      <p><em>Oil is not included. Juniper berry or bergamot is a good place to start.</em></p>`,
    description_ru: null,
    price: 29,
    new_price: null,
  },
  {
    number: 21,
    category: 'kodulohnad',
    image: 'taitepudel-rabakask.jpg',
    header: 'Täitepudel „Rabakask”, 500 ml',
    header_en: 'Bog Birch refill bottle, 500 ml',
    header_ru: 'Наполнитель для диффузора «Болотная берёза», 500 мл',
    description: richText`
      <p>Sama kaselehe ja märja sambla lõhn, mis „Rabakase” lõhnapulkades, nüüd kahe ja poole täitekorra jagu. Klaaspudeli ostate üks kord, edaspidi ainult seda, mis otsa saab.</p>
      <h3>Nii täidate pudeli</h3>
      <ul>
      <li>Valage vana õli jääk välja ja loputage pudel sooja veega; laske täiesti kuivada.</li>
      <li>Täitke lehtriga kuni pudeli õlgadeni, umbes 190 ml.</li>
      <li>Võtke uued pulgad: vanades on tolm ja eelmine lõhn.</li>
      </ul>
      <p>Tipus on kaseleht ja sookail, südames sammal ja kõrkjad, põhjas kasetoht, vetiiver ja turbane muld. Õli sobib ka teistesse kitsa kaelaga lõhnapulgapudelitesse, kuid mitte ultrahelihajutisse ega küünla sisse.</p>
      <p>Pudel on alumiiniumist ja läheb tühjalt metallpakendi hulka. Lehter ja kaheksa uut kiudpulka on kaasas. Valage ümber kraanikausi, mitte lakitud aknalaua kohal.</p>`,
    description_en: richText`
      <p>The same birch leaf and wet moss as in the Bog Birch diffuser, enough for two and a half fillings. You buy the glass bottle once, and after that only what runs out.</p>
      <h3>How to refill</h3>
      <ul>
      <li>Empty the bottle, rinse it with warm water and let it dry completely.</li>
      <li>Use the funnel and stop at the shoulder, at about 190 ml.</li>
      <li>Take new reeds: the old ones hold dust and the previous scent.</li>
      </ul>
      <p>Top notes are birch leaf and Labrador tea, the heart is moss and bulrush, the base birch bark, vetiver and peaty earth. The oil also works in other narrow-necked reed diffusers, but not in a mist diffuser and not in candles.</p>
      <p>The aluminium bottle can go into metal recycling when empty. A funnel and eight new fibre reeds are included. Pour over a sink rather than over a windowsill; varnish and this oil do not get on.</p>`,
    description_ru: richText`
      <p>Тот же берёзовый лист и влажный мох, что и в диффузоре «Болотная берёза», — на две с половиной заправки. Стеклянный флакон вы покупаете один раз, а дальше только то, что заканчивается.</p>
      <h3>Как заправить флакон</h3>
      <ul>
      <li>Вылейте остатки, сполосните флакон тёплой водой и полностью высушите.</li>
      <li>Наливайте через воронку до плечиков флакона, это около 190 мл.</li>
      <li>Поставьте новые палочки: в старых пыль и прежний аромат.</li>
      </ul>
      <p>Сверху берёзовый лист и багульник, в сердце мох и камыш, в основе береста, ветивер и торфяная земля. Масло подойдёт и для других диффузоров с узким горлышком, но не для ультразвуковых приборов и не для свечей.</p>
      <p>Бутыль алюминиевая, пустую можно сдать с металлической упаковкой. Воронка и восемь новых палочек входят в комплект. Переливайте над раковиной, а не над подоконником: лак и это масло не дружат.</p>`,
    price: 59,
    new_price: 52,
  },
  {
    number: 28,
    category: 'kodulohnad',
    image: 'lohnapulgad-adru-ja-sool.jpg',
    header: 'Lõhnapulgad „Adru ja sool”, 100 ml',
    header_en: 'Wrack & Salt reed diffuser, 100 ml',
    header_ru: 'Аромадиффузор «Морская соль и фукус», 100 мл',
    description: richText`
      <p>See ei ole puhta pesu „meretuul”. See on läänerannik oktoobris: valgeks uhutud puu, adruvall, kuivanud sool käsivarrel ja kadakad, mis tuult ei karda.</p>
      <ul>
      <li><strong>Tipus:</strong> meresool, osoon, roheline sidrunikoor</li>
      <li><strong>Südames:</strong> põisadru, merihumur, kadakas</li>
      <li><strong>Põhjas:</strong> ajupuit, hall ambra, lambavill</li>
      </ul>
      <p>Komplektis on kuus pulka, aga esimesed kaks päeva piisab kolmest. Väiksemas ruumis, kuni 12 m², jäägegi kolme juurde. Pöörake pulki siis, kui tahate tugevamat lõhna, mitte kalendri järgi. Pudelist jätkub kuueks kuni kaheksaks nädalaks.</p>
      <p>Ambra ja villa noodid on loonud parfümöör, loomi selleks tarvis ei läinud. Merevetikas on selgelt tunda: kui teile meeldib rand ainult päikesega, valige mõni teine lõhn. Pudel on merevärvi klaasist ja sobib hiljem vaasiks ühele heinakõrrele.</p>`,
    description_en: richText`
      <p>This is not the “sea breeze” of clean laundry. It is the west coast in October: driftwood, a bank of bladderwrack, salt drying on your forearm and junipers that are not afraid of wind.</p>
      <ul>
      <li><strong>Top:</strong> sea salt, ozone, green lemon peel</li>
      <li><strong>Heart:</strong> bladderwrack, sandwort, juniper</li>
      <li><strong>Base:</strong> driftwood, ambergris accord, sheep’s wool</li>
      </ul>
      <p>Six reeds are included; use only three for the first two days. In a room of 12 m² or less, stay with three. Turn them when you want more scent rather than by the calendar. The bottle lasts six to eight weeks.</p>
      <p>The ambergris and wool notes were built at a perfumer’s desk, not taken from animals. The seaweed is easy to recognise: if you like the beach only in sunshine, choose another scent. The sea-green bottle makes a good vase for a single stem of grass.</p>`,
    description_ru: richText`
      <p>Это не «морской бриз» из отдела стиральных порошков. Это западное побережье в октябре: плавник, вал выброшенного фукуса, соль, подсохшая на коже, и можжевельник, который не боится ветра.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> морская соль, озон, зелёная цедра лимона</li>
      <li><strong>Ноты сердца:</strong> фукус, приморские травы, можжевельник</li>
      <li><strong>Базовые ноты:</strong> плавник, аккорд серой амбры, овечья шерсть</li>
      </ul>
      <p>В комплекте шесть палочек, но первые два дня хватит трёх. В комнате до 12 м² на трёх и остановитесь. Переворачивайте палочки не по календарю, а когда захочется аромата поярче. Флакона хватает на полтора-два месяца.</p>
      <p>Ноты амбры и шерсти составил парфюмер, животные тут ни при чём. Водоросли узнаются сразу: если вы любите море только в солнечную погоду, выберите другой аромат. Флакон из стекла цвета морской волны потом послужит вазой для одной травинки.</p>`,
    price: 33,
    new_price: 27.5,
  },
  {
    number: 33,
    category: 'kodulohnad',
    image: 'ultraheli-lohnahajuti-paas.jpg',
    header: 'Ultraheli-lõhnahajuti „Paas”',
    header_en: 'Limestone ultrasonic diffuser',
    header_ru: 'Ультразвуковой аромадиффузор «Плитняк»',
    description: richText`
      <p>Paekivi kihte meenutava kattega hajuti, mis muudab vee ja mõne tilga eeterlikku õli jahedaks uduks. Töötab nii tasa, et pigem kuulete seinakella kui seadet.</p>
      <h3>Kasutamine</h3>
      <p>Valage anumasse 150 ml kraanivett, lisage viis kuni kaheksa tilka õli ja pange kate peale. Pidevas režiimis jätkub veest neljaks tunniks, pausidega töötades kaheksaks. Kui vesi otsa saab, lülitub hajuti ise välja. Lõhn täidab kuni 25 m² suuruse toa.</p>
      <p>Kord nädalas pühkige anum äädikaveega üle: kare vesi jätab plaadile katlakivi, eriti Põhja-Eestis. Kasutage ainult eeterlikke õlisid; parfüümõli ja lõhnapulkade täide sellesse ei sobi.</p>
      <ul>
      <li>keraamiline kate, BPA-vabast plastist anum</li>
      <li>kõrgus 14 cm, toitekaabel 1,5 m</li>
      <li>soe tuli, mille saab kustutada</li>
      </ul>`,
    description_en: richText`
      <p>A diffuser whose cover is layered like the limestone cliffs of northern Estonia. It turns water and a few drops of essential oil into cool mist, so quietly that you will hear the clock before you hear the device.</p>
      <h3>How to use</h3>
      <p>Pour 150 ml of tap water into the tank, add five to eight drops of oil and put the cover back. Running continuously it lasts four hours, on intervals eight; when the water is gone it switches itself off. One filling scents a room of up to 25 m².</p>
      <p>Wipe the tank once a week with water and a little vinegar, since hard water leaves scale on the plate. Use essential oils only: fragrance oils and reed diffuser refills do not belong in it.</p>
      <ul>
      <li>ceramic cover, BPA-free plastic tank</li>
      <li>14 cm tall, 1.5 m mains cable</li>
      <li>a warm light that can be switched off</li>
      </ul>`,
    description_ru: richText`
      <p>Керамическая крышка слоистая, как известняковый обрыв на севере Эстонии. Внутри вода и несколько капель эфирного масла превращаются в прохладный туман — так тихо, что часы на стене слышнее прибора.</p>
      <h3>Как пользоваться</h3>
      <p>Налейте 150 мл водопроводной воды, добавьте 5–8 капель масла и закройте крышку. В непрерывном режиме воды хватает на четыре часа, с паузами — на восемь; когда она закончится, прибор выключится сам. Аромата достаточно для комнаты до 25 м².</p>
      <p>Раз в неделю протирайте ёмкость водой с уксусом: от жёсткой воды на пластине остаётся накипь. Подходят только эфирные масла; парфюмерные масла и наполнители для палочек заливать нельзя.</p>
      <ul>
      <li>крышка из керамики, ёмкость из пластика без бисфенола А</li>
      <li>высота 14 см, сетевой кабель 1,5 м</li>
      <li>тёплая подсветка, которую можно выключить</li>
      </ul>`,
    price: 59,
    new_price: null,
  },
  {
    number: 39,
    category: 'kodulohnad',
    image: 'lohnapulgad-parnaois.jpg',
    header: 'Lõhnapulgad „Pärnaõis”, 100 ml',
    header_en: 'Linden Blossom reed diffuser, 100 ml',
    header_ru: 'Аромадиффузор «Липовый цвет», 100 мл',
    description: richText`
      <p>Juuli keskel ei ole Tartus vaja parfüümi, piisab pärnaalleest. See lõhn kogub kokku kaks nädalat, mil linn lõhnab magusalt ja keegi ei kiirusta: mesilased, tolmune varjuline tee, avatud aknad.</p>
      <p>Tipus on roheline leht ja sidrunimelissi jahedus, südames pärnaõis ja õrn jasmiin, põhjas mesi, hein ja hele muskus. Magusus on õie, mitte kommi oma.</p>
      <blockquote><p>Kui külalised küsivad, mis siin õitseb, on pulki täpselt parajalt.</p></blockquote>
      <p>Alustage nelja pulgaga, kuuega on lõhn juba lopsakas. Pudel kestab kuni 15 m² toas umbes kaks kuud; päikesepaistelisel aknalaual vähem, sest soojus ajab õli kiiremini liikvele.</p>
      <p>100 ml, helekollane klaas, kuus rotangpulka. Hoidke lastest ja kassisabast eemal.</p>`,
    description_en: richText`
      <p>In the middle of July Tartu needs no perfume; an avenue of lindens will do. This scent gathers up the two weeks when the town smells sweet and nobody hurries: bees, a dusty path in the shade, windows left open.</p>
      <p>Green leaf and cool lemon balm at the top, linden blossom and a little jasmine in the heart, honey, hay and pale musk at the base. The sweetness is that of a flower, not of a boiled sweet.</p>
      <blockquote><p>When guests ask what is in bloom, you have exactly the right number of reeds.</p></blockquote>
      <p>Begin with four reeds; with six the scent is already lush. In a room of up to 15 m² the bottle lasts about two months, less on a sunny windowsill, where warmth sets the oil moving.</p>
      <p>100 ml, pale yellow glass, six rattan reeds. Keep out of reach of children and of cats’ tails.</p>`,
    description_ru: richText`
      <p>В середине июля Тарту не нужны духи: достаточно липовой аллеи. В этом аромате собраны две недели, когда город сладко пахнет и никто не торопится: пчёлы, пыльная дорожка в тени, распахнутые окна.</p>
      <p>Вверху зелёный лист и прохладная мелисса, в сердце липовый цвет и немного жасмина, в основе мёд, сено и светлый мускус. Сладость здесь цветочная, а не карамельная.</p>
      <blockquote><p>Если гости спрашивают, что у вас цветёт, палочек ровно столько, сколько нужно.</p></blockquote>
      <p>Начните с четырёх палочек; с шестью аромат становится пышным. В комнате до 15 м² флакона хватает месяца на два, на солнечном подоконнике он закончится раньше: от тепла масло испаряется быстрее.</p>
      <p>100 мл, бледно-жёлтое стекло, шесть ротанговых палочек. Держите подальше от детей и кошачьих хвостов.</p>`,
    price: 34.5,
    new_price: null,
  },
]
