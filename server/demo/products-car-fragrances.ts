import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const carFragrances: readonly DemoProduct[] = [
  {
    number: 8,
    category: 'autolohnad',
    image: 'autolohn-maanteemand.jpg',
    header: 'Autolõhn „Maanteemänd”, 8 ml',
    header_en: 'Roadside Pine car fragrance, 8 ml',
    header_ru: 'Ароматизатор для авто «Сосны у дороги», 8 мл',
    description: richText`
      <p>Kuusekesi on autod juba küllalt näinud. See siin on mänd, täpsemalt Tartu–Võru maantee äärne mänd, kui sõidate läbi metsa, aken kahe sõrme jagu lahti.</p>
      <p>Tipus on okkad ja päikesest soe asfalt, südames koor ja sõstraleht, põhjas kuiv seeder. Magusat nooti pole üldse, nii et pikal sõidul ei muutu lõhn läägeks.</p>
      <ul>
      <li>Keerake puitkork maha, eemaldage plastist vahekork ja keerake puitkork tagasi.</li>
      <li>Kallutage pudelit kaks-kolm sekundit, kuni puit tumeneb, ja riputage peegli külge.</li>
      <li>Korrake umbes kord nädalas, kui lõhn vaibub.</li>
      </ul>
      <p>Lõhn levib läbi pöögipuust korgi, õli ise välja ei tilgu, kuid armatuurlauale pudelit lamama ärge jätke. Kestab kuus kuni kaheksa nädalat, suvekuumuses vähem. Hoolitsege, et nöör ei varjaks vaadet teele.</p>`,
    description_en: richText`
      <p>Cars have seen enough cardboard firs. This is a pine – to be exact, a pine on the road from Tartu to Võru, as you drive through the forest with the window two fingers open.</p>
      <p>Needles and a hint of warm asphalt at the top, bark and blackcurrant leaf in the heart, dry cedar at the base. There is nothing sweet in it, so it does not cloy on a long drive.</p>
      <ul>
      <li>Unscrew the wooden cap, take out the plastic stopper and screw the cap back on.</li>
      <li>Tip the bottle for two or three seconds until the wood darkens, then hang it from the mirror.</li>
      <li>Repeat about once a week, when the scent fades.</li>
      </ul>
      <p>The scent travels through the beech cap and the oil does not drip, but do not leave the bottle lying on the dashboard. Lasts six to eight weeks, less in summer heat. Make sure the cord does not block your view of the road.</p>`,
    description_ru: richText`
      <p>Картонных ёлочек машины повидали достаточно. Здесь сосна, и вполне определённая: с шоссе Тарту — Выру, когда едешь через лес, приоткрыв окно на два пальца.</p>
      <p>Вверху хвоя и чуть нагретый асфальт, в сердце кора и лист смородины, в основе сухой кедр. Сладкого нет ничего, поэтому в долгой дороге аромат не становится приторным.</p>
      <ul>
      <li>Отвинтите деревянную крышку, выньте пластиковую пробку и завинтите крышку обратно.</li>
      <li>Наклоните флакон на две-три секунды, пока дерево не потемнеет, и подвесьте к зеркалу.</li>
      <li>Повторяйте примерно раз в неделю, когда аромат ослабеет.</li>
      </ul>
      <p>Аромат проходит сквозь буковую крышку, масло не капает, но оставлять флакон на приборной панели не стоит. Его хватает на полтора-два месяца, в летнюю жару — на меньший срок. Следите, чтобы шнурок не закрывал обзор.</p>`,
    price: 12.9,
    new_price: null,
  },
  {
    number: 17,
    category: 'autolohnad',
    image: 'autolohn-nahk-ja-vetiver.jpg',
    header: 'Autolõhn „Nahk ja vetiiver”, 8 ml',
    header_en: 'Leather & Vetiver car fragrance, 8 ml',
    header_ru: 'Ароматизатор для авто «Кожа и ветивер», 8 мл',
    description: richText`
      <p>Uue auto lõhn kestab poolteist kuud. Siis jääb see, mille järele head nahksalongid tegelikult lõhnavad: seemisnahk, vaha ja keegi, kes siin varem elegantselt vaikis.</p>
      <ul>
      <li><strong>Tipus:</strong> must pipar, bergamott</li>
      <li><strong>Südames:</strong> seemisnahk, safran</li>
      <li><strong>Põhjas:</strong> vetiiver, tammesammal, soe puit</li>
      </ul>
      <p>Kui pudeli avate, tundub lõhn raske; kabiinis, pärast esimest kilomeetrit, loksub kõik paika. Kallutage korraga ainult hetkeks: ühest niisutusest jätkub kümneks päevaks ja nahk armastab kannatlikkust.</p>
      <p>Tumedaks peitsitud saarepuust kork ja ehtsast nahast pael, mille pikkuse sõlmite ise parajaks. Kui õli satub plastile või polstrile, pühkige see kohe niiske lapiga ära. Ühest pudelist piisab kaheks kuuks. Ärge riputage nii, et pudel vastu tuuleklaasi kõlksuks.</p>`,
    description_en: richText`
      <p>The smell of a new car lasts six weeks. After that comes what good leather interiors really smell of: suede, wax, and someone who used to keep an elegant silence in here.</p>
      <ul>
      <li><strong>Top:</strong> black pepper, bergamot</li>
      <li><strong>Heart:</strong> suede, saffron</li>
      <li><strong>Base:</strong> vetiver, oakmoss, warm wood</li>
      </ul>
      <p>Straight from the bottle it seems heavy; in the cabin, after the first kilometre, it settles. Tip it only for a moment, as one wetting lasts ten days and leather rewards patience.</p>
      <p>The cap is ash stained dark and the cord is real leather, which you knot to the length you like. If oil touches plastic or upholstery, wipe it off at once with a damp cloth. One bottle is enough for two months. Hang it so that it does not knock against the windscreen.</p>`,
    description_ru: richText`
      <p>Запах новой машины живёт полтора месяца. А потом остаётся то, чем на самом деле пахнут хорошие кожаные салоны: замша, воск и кто-то, кто умел здесь красиво молчать.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> чёрный перец, бергамот</li>
      <li><strong>Ноты сердца:</strong> замша, шафран</li>
      <li><strong>Базовые ноты:</strong> ветивер, дубовый мох, тёплое дерево</li>
      </ul>
      <p>Из флакона аромат кажется тяжёлым, но в салоне, после первого километра, всё становится на место. Наклоняйте лишь на мгновение: одного смачивания хватает дней на десять, а кожа любит терпение.</p>
      <p>Крышка из ясеня под тёмной морилкой, шнурок из натуральной кожи — длину завяжете сами. Если масло попало на пластик или обивку, сразу сотрите его влажной салфеткой. Флакона хватает на два месяца. Подвешивайте так, чтобы он не стучал о лобовое стекло.</p>`,
    price: 14.5,
    new_price: null,
  },
  {
    number: 26,
    category: 'autolohnad',
    image: null,
    header: 'Autolõhna täitekomplekt, 3 × 8 ml',
    header_en: null,
    header_ru: null,
    description: richText`
      <p>Pudel ja puitkork kestavad aastaid, otsa saab ainult õli. Komplektis on kolm väikest täidet, et lõhn saaks vahelduda koos aastaaegadega ja peegli küljes ripuks ikka sama klaas.</p>
      <ul>
      <li><strong>„Maanteemänd”</strong> – okkad, mustsõstraleht, kuiv seeder; kevadeks ja suveks</li>
      <li><strong>„Nahk ja vetiiver”</strong> – must pipar, seemisnahk, tammesammal; pimedatele kuudele</li>
      <li><strong>„Esimene öökülm”</strong> – piparmünt, hõbekuusk, hele muskus; ainult selles komplektis</li>
      </ul>
      <p>Enne uut lõhna kuivatage pudel seest paberrätikuga ja laske puitkorgil ööpäev lahtiselt seista, muidu jääb vana lõhn uue alla kõlama. Valage pudel täis nii, et kaelani jääb umbes pool sentimeetrit.</p>
      <p>Komplekti pudel ja nöör ei kuulu. Täitepudelid on alumiiniumist, keeratava korgiga, ja säilivad avamata kolm aastat. Ärge hoidke kindalaekas: suvel läheb seal liiga palavaks.</p>`,
    description_en: null,
    description_ru: null,
    price: 16,
    new_price: null,
  },
  {
    number: 36,
    category: 'autolohnad',
    image: 'autolohn-piparmunt-ja-laim.jpg',
    header: 'Klambriga autolõhn „Piparmünt ja laim”',
    header_en: 'Peppermint & Lime car vent clip',
    header_ru: 'Автоароматизатор-клипса «Мята и лайм»',
    description: richText`
      <p>Väike alumiiniumketas, mis kinnitub tuulutusava ribi külge ja lõhnab ainult siis, kui ventilaator töötab. Seisvas autos on ta vait.</p>
      <p>Tipus on laimikoor ja piparmünt, südames roheline tee ja kurk, põhjas hele seeder. Lõhn on jahe, aga mitte hambapastane: mündi kõrvale panime rohkem lehte kui mentooli.</p>
      <h3>Nii panete paika</h3>
      <p>Tilgutage vildikettale neli tilka kaasasolevat õli, sulgege ketas ja lükake klamber ribi peale. Tugevust muudate ketast keerates: pilu võib olla täiesti lahti, poolenisti lahti või kinni. Õlist (5 ml) jätkub umbes kolmeks kuuks igapäevasõiduks.</p>
      <ul>
      <li>sobib horisontaalsetele ja vertikaalsetele ribidele paksusega kuni 3 mm</li>
      <li>kolm vahetatavat vildiketast</li>
      <li>ümmargustele tuulutusavadele kahjuks ei sobi</li>
      </ul>`,
    description_en: richText`
      <p>A small aluminium disc that clips to an air vent and gives off scent only while the fan is running. In a parked car it keeps quiet.</p>
      <p>Lime peel and peppermint at the top, green tea and cucumber in the heart, pale cedar at the base. It is cool without reminding anyone of toothpaste: we put in more leaf than menthol.</p>
      <h3>Fitting it</h3>
      <p>Let four drops of the oil supplied fall on the felt, close the disc and push the clip on to a slat. Turn the disc to change the strength: the slot can be fully open, half open or shut. The oil (5 ml) lasts about three months of daily driving.</p>
      <ul>
      <li>fits horizontal and vertical slats up to 3 mm thick</li>
      <li>three replaceable felt discs</li>
      <li>sadly, does not fit round vents</li>
      </ul>`,
    description_ru: richText`
      <p>Небольшой алюминиевый диск крепится на решётку воздуховода и пахнет, только пока работает вентилятор. В припаркованной машине он молчит.</p>
      <p>Вверху цедра лайма и перечная мята, в сердце зелёный чай и огурец, в основе светлый кедр. Аромат прохладный, но на зубную пасту не похож: листа мы взяли больше, чем ментола.</p>
      <h3>Как установить</h3>
      <p>Капните на фетр четыре капли масла из набора, закройте диск и наденьте клипсу на перемычку решётки. Силу аромата меняют поворотом диска: прорезь можно открыть полностью, наполовину или закрыть. Масла (5 мл) хватает примерно на три месяца ежедневных поездок.</p>
      <ul>
      <li>подходит для горизонтальных и вертикальных решёток с перемычками до 3 мм</li>
      <li>три сменных фетровых диска</li>
      <li>для круглых дефлекторов, увы, не подходит</li>
      </ul>`,
    price: 11.9,
    new_price: 9.9,
  },
]
