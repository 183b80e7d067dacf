import { company } from '#common/company.ts'
import { contactHtml } from '../contact/contact-links.ts'
import type { PrivacyPolicy } from './privacy-policy.i18n.ts'

const { address } = company
const { phone, email } = contactHtml

/** The privacy policy in Estonian. */
export const privacyPolicyEt: PrivacyPolicy = {
  title: 'Privaatsuspoliitika',
  updated: 'Viimati uuendatud 14/06/2024',
  introHtml: `<p>Siin kirjeldame, milliseid andmeid ${company.name} teie kohta kogub, miks me seda teeme ja kuidas saate nende üle ise otsustada. Püüame koguda nii vähe kui võimalik: saiti saab vaadata oma nime ütlemata ja siin ei ole ühtegi jälgijat, reklaamipikslit ega analüütikateenust.</p>`,
  sections: [
    {
      id: 'controller',
      heading: 'Andmete vastutav töötleja',
      html: `<p>Teie isikuandmete vastutav töötleja on ${company.legalName}, registrikood ${company.registryCode}, aadress ${address.street}, ${address.postalCode} ${address.city}, Eesti.</p>
<p>Kõigis andmekaitseküsimustes kirjutage aadressil ${email} või helistage ${phone}.</p>`,
    },
    {
      id: 'data',
      heading: 'Milliseid andmeid me kogume',
      html: `<h3>Andmed, mille annate meile ise</h3>
<p>Kui saadate päringu, küsite pakkumist, broneerite kohtumise, kirjutate meile või esitate tellimuse, saame vormi kaudu järgmised andmed:</p>
<ul>
<li><strong>nimi</strong>, et teie poole pöörduda;</li>
<li><strong>e-posti aadress</strong>, et teile vastata;</li>
<li><strong>telefoninumber</strong>, et vajaduse korral kiiresti täpsustada ja pakk kohale toimetada;</li>
<li>sõnumi sisu ning pakkumise, broneeringu või tellimuse üksikasjad, näiteks ettevõtte nimi, osalejate arv, koht, aeg, valitud tooted, tarne- ja makseviis.</li>
</ul>
<p>Pangakaardi andmeid me saidil ei küsi ega salvesta.</p>
<h3>Logid</h3>
<p>Server peab tehnilist logi: IP-aadress, päringu aeg, küsitud aadress, vastuse kood ja brauseri tüüp. Logi on vajalik vigade leidmiseks ning sissemurdmiskatsete ja rämpsposti tõrjumiseks.</p>
<h3>Küpsised ja brauseri mälu</h3>
<p>Külastaja seadmesse me küpsiseid ei salvesta. Küpsised on ainult saidi halduril: seansiküpsis ja küpsis, mille järgi tuntakse ära seade, kus ta on varem sisse loginud. Need tekivad alles sisselogimisel või konto loomisel.</p>
<p>Sait kasutab teie enda brauseri mälu, et jätta meelde keelevalik, ostukorv, pooleli vorm (kuni selle saatmise või vahelehe sulgemiseni), poe ja uudiste vaate seaded (leht, järjestus, otsing, valitud kategooria) ning teenuste lehel valitud vaade. Need andmed on ainult teie seadmes. Ostukorvi sisu jõuab meieni alles siis, kui tellimuse ära saadate.</p>`,
    },
    {
      id: 'use',
      heading: 'Kuidas me andmeid kasutame',
      html: `<ul>
<li>Vastame teie päringule ja koostame pakkumise.</li>
<li>Täidame tellimuse, lepime kokku kohtumise ja korraldame tarne.</li>
<li>Koostame arve ja peame raamatupidamist.</li>
<li>Hoiame saidi töökorras ja turvalisena.</li>
</ul>
<p>Me ei kasuta teie andmeid reklaamiks, ei koosta teie kohta profiili ega tee automaatseid otsuseid.</p>`,
    },
    {
      id: 'sharing',
      heading: 'Kellega me andmeid jagame',
      html: `<p>Me ei müü ega rendi teie andmeid. Jagame neid ainult nii palju, kui on töö tegemiseks vaja:</p>
<ul>
<li>veebimajutuse ja e-postiteenuse pakkujaga, kes hoiab andmeid meie juhiste järgi;</li>
<li>pakiautomaatide võrguga, kui olete valinud tarne pakiautomaati (nimi, telefon, e-posti aadress ja valitud automaat);</li>
<li>raamatupidajaga, kui teile on väljastatud arve;</li>
<li>ametiasutusega, kui seadus seda nõuab.</li>
</ul>
<p>Väljapoole Euroopa Majanduspiirkonda me teie andmeid ei saada.</p>`,
    },
    {
      id: 'retention',
      heading: 'Kui kaua me andmeid säilitame',
      html: `<ul>
<li><strong>Sõnumid, päringud, broneeringud ja tellimused:</strong> {retention} alates saatmisest, seejärel kustutame need; varukoopiatest kaovad need tavaliselt viie kuni kuue kuu pärast.</li>
<li><strong>Arved ja teised raamatupidamisdokumendid:</strong> seitse aastat, nagu nõuab raamatupidamise seadus.</li>
<li><strong>Serveri logid:</strong> kuni uued kirjed need asendavad, tavaliselt mõni nädal.</li>
<li><strong>Brauseri mällu salvestatu:</strong> seni, kuni te selle ise kustutate; osa seadeid kaob juba brauseri vahelehe sulgemisel.</li>
</ul>`,
    },
    {
      id: 'children',
      heading: 'Alla 13-aastased lapsed',
      html: `<p>Meie vormid ei ole mõeldud alla 13-aastastele ja me ei kogu teadlikult nende andmeid. Huviringi paneb lapse alati kirja lapsevanem, kes annab meile enda kontaktid. Kui märkate, et laps on meile ise andmeid saatnud, kirjutage aadressil ${email} ja me kustutame need viivitamata.</p>`,
    },
    {
      id: 'rights',
      heading: 'Teie õigused',
      html: `<p>Võite igal ajal küsida, mida me teie kohta teame, paluda viga parandada või andmed kustutada. Piisab e-kirjast aadressile ${email}. Vastame hiljemalt ühe kuu jooksul ja tasu me selle eest ei võta. Et andmed ei satuks võõrastesse kätesse, võime enne paluda teil oma isikut kinnitada.</p>
<p>Brauseri mällu salvestatud valikud saate kustutada ise: tühjendage brauseri seadetes selle saidi andmed. Sait töötab ka pärast seda, ainult ostukorv on tühi ja keel tuleb uuesti valida.</p>`,
    },
    {
      id: 'gdpr',
      heading: 'Õigused isikuandmete kaitse üldmääruse (GDPR) järgi',
      html: `<p>Töötleme andmeid lepingu sõlmimiseks ja täitmiseks (päringud, pakkumised, tellimused), seadusest tuleneva kohustuse täitmiseks (raamatupidamine) ja õigustatud huvi alusel (saidi turvalisus). Üldmääruse järgi on teil õigus:</p>
<ul>
<li>tutvuda oma andmetega ja saada neist koopia;</li>
<li>nõuda ebaõigete andmete parandamist;</li>
<li>nõuda andmete kustutamist, kui nende säilitamiseks ei ole enam alust;</li>
<li>nõuda töötlemise piiramist;</li>
<li>esitada vastuväide töötlemisele, mis toimub õigustatud huvi alusel;</li>
<li>saada enda esitatud andmed masinloetaval kujul ja edastada need teisele teenusepakkujale;</li>
<li>võtta nõusolek igal ajal tagasi, kui töötlemine põhineb nõusolekul.</li>
</ul>
<p>Kui leiate, et oleme teie õigusi rikkunud, võite esitada kaebuse <a href="https://www.aki.ee">Andmekaitse Inspektsioonile</a>. Oleme tänulikud, kui räägite enne meiega.</p>`,
    },
    {
      id: 'security',
      heading: 'Turvalisus',
      html: `<p>Andmed liiguvad teie brauseri ja meie serveri vahel krüpteeritult. Sõnumitele pääsevad ligi ainult need töötajad, kes nendega tegelevad; haldurite paroole hoiame räsituna, nii et neid ei näe keegi. Uuendame tarkvara ja teeme varukoopiaid.</p>
<p>Ükski süsteem ei ole täiesti murdmatu. Kui juhtub rikkumine, mis võib teid ohustada, anname sellest teile ja Andmekaitse Inspektsioonile teada seaduses ette nähtud aja jooksul.</p>`,
    },
    {
      id: 'links',
      heading: 'Lingid kolmandate isikute saitidele',
      html: `<p>Saidil on linke teistele lehtedele, näiteks meie sotsiaalmeediakontodele. Kontaktilehe kaart ja saidil olevad videod tulevad välistelt teenusepakkujatelt ning laaditakse alles siis, kui te neile klõpsate. Enne klõpsu ei saa teenusepakkuja teada, et te meie saiti külastasite; pärast seda kehtivad tema enda tingimused ja tema võib salvestada küpsiseid.</p>
<p>Teiste lehtede sisu ja andmekaitse eest me ei vastuta. Soovitame lugeda nende privaatsuspoliitikat.</p>`,
    },
    {
      id: 'updates',
      heading: 'Muudatused',
      html: `<p>Kui meie töö või seadused muutuvad, uuendame ka seda lehte. Kehtiva versiooni kuupäev on lehel kirjas. Olulistest muudatustest anname saidil teada enne, kui need kehtima hakkavad. Küsimuste korral kirjutage aadressil ${email}.</p>`,
    },
  ],
}
