/**
 * What attackers try first against an Estonian company and the English and American lists lack: Estonian and Russian
 * words common in passwords, and the rows of a Russian keyboard. The commonest first.
 */
export const COMMON_WORDS: readonly string[] = `
  parool salasõna salasona minuparool пароль йцукен йцукенгшщзхъ фывапролджэ ячсмитьбю фыва йцук haldur админ
  администратор eesti tallinn tartu pärnu parnu narva viljandi эстония таллин таллинн тарту нарва россия москва
  tere teretere tervist привет armastus kallis kullake armas любовь солнышко люблю päike paike kevad suvi sügis
  sugis talv весна лето осень зима jaanuar veebruar märts aprill juuni juuli september oktoober november
  detsember esmaspäev laupäev pühapäev saladus kodu kool kass koer õlu lõhn lohn lõhnad küünal kuunal pood
  ettevõte sõber päikesekiir martin kristjan jaanus katrin kristiina
`
  .trim()
  .split(/\s+/)
