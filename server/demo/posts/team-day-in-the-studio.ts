import type { DemoPost } from '../editorial-types.ts'

/** Translated into English alone. */
export const teamDayInTheStudio: DemoPost = {
  date: '2026-08-26T13:45:00+03:00',
  image: 'meeskonnapaev-stuudios.jpg',
  header: 'Meeskonnapäev stuudios: viis osakonda, üks lõhn',
  header_en: 'A team day in the studio: five departments, one scent',
  header_ru: null,
  body: `<p>Augusti keskel käis meil külas tarkvarafirma meeskond: kakskümmend kaks inimest viiest osakonnast, kellest pooled töötavad kodus ja kohtuvad harva. Ülesanne kõlas lihtsalt: looge kolme tunniga üks lõhn, mille all te kõik olete nõus oma nime nägema.</p>
<h2>Rollid</h2>
<p>Iga osakond sai ühe osa lõhnast. Müük valis alguse – „midagi, mis teeb ukse lahti”. Arendajad võtsid põhja, sest „see peab kaua vastu pidama”. Tugi võttis südame, disainerid vastutasid üleminekute eest ja raamatupidamine hoidis käes kaalu. Keegi ei tohtinud teise osa üle otsustada, küsida tohtis aga kõike.</p>
<h2>Kus läks huvitavaks</h2>
<ul>
<li>Esimene segu lõhnas nagu viis eri koosolekut korraga.</li>
<li>Teises ringis avastasid kaks osakonda, et räägivad „värskest”, kuid üks mõtleb sidrunit ja teine pestud põrandat.</li>
<li>Kolmandas ringis loobus müük poolest oma noodist, et tugi kuulda oleks. Siis läks kõik paika.</li>
</ul>
<blockquote><p>„Me ei ole kunagi nii kaua ühest tilgast rääkinud,” ütles meeskonnajuht. „Ja nii viisakalt.”</p></blockquote>
<h2>Mis pudelisse sai</h2>
<p>Mustsõstraleht, münt, soe puit ja natuke paberit. Nimeks pandi „Neljapäev”, sest sel päeval on kõik korraga kontoris. Igaüks viis koju väikese pudeli ja suurem läks vastuvõtulauale.</p>
<p>Kui ka teie meeskond väärib üht vaidlust tilkade üle, vaadake <a href="/teenused/meeskonnakoolitused">meeskonnakoolitusi</a>.</p>`,
  body_en: `<p>In mid-August a software company’s team came to see us: twenty-two people from five departments, half of whom work from home and rarely meet. The task sounded simple. In three hours, make one scent that you would all be willing to put your name to.</p>
<h2>The parts</h2>
<p>Each department was given one part of the scent. Sales chose the opening, “something that gets the door open”. The developers took the base, because “it has to last”. Support took the heart, the designers answered for the transitions, and accounts held the scales. Nobody was allowed to decide on another’s part, but everybody could ask anything.</p>
<h2>Where it grew interesting</h2>
<ul>
<li>The first blend smelt like five meetings at once.</li>
<li>In the second round two departments discovered that both were saying “fresh”, and that one meant lemon and the other a washed floor.</li>
<li>In the third, sales gave up half of its note so that support could be heard. Then everything fell into place.</li>
</ul>
<blockquote><p>“We have never talked for so long about a single drop,” said the team leader. “Or so politely.”</p></blockquote>
<h2>What went into the bottle</h2>
<p>Blackcurrant leaf, mint, warm wood and a little paper. They called it “Thursday”, the one day when all of them are in the office. Everyone took a small bottle home, and a larger one went to the reception desk.</p>
<p>If your team, too, deserves an argument over drops, have a look at our <a href="/en/teenused/meeskonnakoolitused">team training</a>.</p>`,
  body_ru: null,
}
