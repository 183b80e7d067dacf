import type { DemoPost } from '../editorial-types.ts'

/** Local news without translations. */
export const scentDetectivesNewSeason: DemoPost = {
  date: '2026-09-25T15:00:00+03:00',
  image: 'lohnadetektiivid.jpg',
  header: 'Lõhnadetektiivid alustasid uut hooaega',
  header_en: null,
  header_ru: null,
  body: `<p>Laste lõhnaring on pärast suve tagasi ja esimene juhtum sai lahendatud juba samal pärastlõunal. Kümme detektiivi, kuus paberkotti ja üks küsimus: kes käis öösel stuudio köögis?</p>
<h2>Tõendid</h2>
<ul>
<li>Kott number üks: piparmünt. Kõik tundsid ära ja kõik teadsid kedagi, kes sellist nätsu närib.</li>
<li>Kott number kaks: kaneel. Kahtlus langes kohe kooli kokale.</li>
<li>Kott number kolm: „vanaema sahtel”. Tegelikult lavendel, aga laste nimetus jääb protokolli.</li>
<li>Kott number neli: till. Siin jagunes rühm kaheks ja rahu sai majja alles kurgi abil.</li>
<li>Kott number viis: männivaik. „Lõhnab nagu rattalaager.”</li>
<li>Kott number kuus oli tühi. Just selle kallal mõeldi kõige kauem.</li>
</ul>
<h2>Mida me sel sügisel teeme</h2>
<p>Oktoobris uurime, kuidas lõhnavad lehed enne ja pärast vihma. Novembris joonistame lõhnadele kaardi ja mõõdame sammudega, kui kaugele apelsinikoor kostab. Detsembris kattub kõik saladuslooriga, sest vanematele on vaja midagi valmis teha.</p>
<h2>Kas kohti veel on?</h2>
<p>Neljapäevane rühm on täis, teisipäevases on kaks kohta 7–11-aastastele. Esimene kord on proovimiseks. Allergiatest palume kindlasti ette teada anda. Kirjutage meile <a href="/kontakt">kontaktilehelt</a> või vaadake <a href="/teenused/huviringid">huviringide lehte</a>.</p>
<p>Ja köögis käis muidugi see, kelle pintsak lõhnas kaneelisaia järele. Nime me ei avalda: uurimine jätkub.</p>`,
  body_en: null,
  body_ru: null,
}
