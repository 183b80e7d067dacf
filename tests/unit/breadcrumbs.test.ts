import { describe, expect, test } from 'vitest'
import { byLocale } from '#common/locales.ts'
import { paths } from '#common/paths.ts'
import { contentCrumb, postCrumb, trail } from '#src/metadata/breadcrumbs.ts'
import { documentTitle, excerpt } from '#src/metadata/page-meta.ts'
import { breadcrumbList, structuredDataJson } from '#src/metadata/structured-data.ts'

describe('breadcrumbs', () => {
  test('start at home and use the names of the routes in the language of the page', () => {
    expect(trail('et', 'services', 'events').map(crumb => crumb.name)).toEqual(['Avaleht', 'Teenused', 'Üritused'])
    expect(trail('ru', 'services').map(crumb => crumb.path)).toEqual(['/ru/', '/ru/teenused'])
  })

  test('name content in the language shown', () => {
    const name = { ...byLocale(() => null), et: 'Küünlad', ru: 'Свечи' }
    expect(contentCrumb('ru', name, paths.category('küünlad'))).toEqual({
      name: 'Свечи',
      lang: 'ru',
      path: '/ru/tooted/k%C3%BC%C3%BCnlad',
    })
    expect(contentCrumb('en', name, paths.category('küünlad')).lang).toBe('et')
  })

  test('a post title is cut to 40 characters and an ellipsis', () => {
    const title = 'Lahtiolekuajad detsembris ja viimased jõulupakid'
    const crumb = postCrumb('et', { ...byLocale(() => null), et: title }, paths.post(1))
    expect(crumb.name).toBe('Lahtiolekuajad detsembris ja viimased jõ…')
    expect(Array.from(crumb.name)).toHaveLength(41)
    expect(breadcrumbList([crumb], 'https://example.org')).toMatchObject({ itemListElement: [{ name: title }] })
  })

  test('are structured data with absolute addresses', () => {
    expect(breadcrumbList(trail('en', 'news'), 'https://example.org')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://example.org/en/' },
        { position: 2, name: 'News', item: 'https://example.org/en/uudised' },
      ],
    })
  })
})

describe('what is in the head', () => {
  test('structured data cannot end its script', () => {
    const json = structuredDataJson([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }])
    expect(json).not.toContain('<')
    expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)</script>')
  })

  test('a title ends in the company name, once', () => {
    expect(documentTitle('Tooted')).toBe('Tooted – Aroomikoda')
    expect(documentTitle('Aroomikoda – lõhnad')).toBe('Aroomikoda – lõhnad')
  })

  test.each(['„Tulge!”', '„Tulge!“', '“Come!”', '«Приходите!»'])('a description adds no full stop after %s', said => {
    expect(excerpt(`<p>${said}</p><p>Ja tuligi.</p>`)).toBe(`${said} Ja tuligi.`)
  })

  test.each([
    ['„<strong>Rabakask</strong>” (<em>uus</em>)', '„Rabakask” (uus)'],
    ['<p><a href="/">Aroomikoja</a>st leiab <strong>lavendli</strong>õli</p>', 'Aroomikojast leiab lavendliõli'],
    ['<p>Üks<br>kaks</p>', 'Üks kaks'],
  ])('a description keeps words whole, whatever is bold or a link in %s', (html, text) => {
    expect(excerpt(html)).toBe(text)
  })

  test('a description that begins with a very long word is cut in it', () => {
    expect(excerpt(`<p>https://${'a'.repeat(300)}</p>`)).toBe(`https://${'a'.repeat(147)}…`)
    expect(excerpt(`<p>${'🎁'.repeat(90)}</p>`).isWellFormed()).toBe(true)
  })

  test('an excerpt keeps headings, paragraphs and list items apart, and leaves out the addresses of videos', () => {
    const video =
      '<figure data-video="https://youtu.be/x"><a href="https://youtu.be/x" rel="noopener">https://youtu.be/x</a></figure>'
    const html = `<h2><strong>Sügis</strong></h2><p>Kas teate?</p>${video}<ul><li>Mänd</li><li>Kuusk</li></ul><p>Tulge!</p>`
    expect(excerpt(html)).toBe('Sügis. Kas teate? Mänd. Kuusk. Tulge!')
  })

  test('an excerpt is plain text of whole words', () => {
    expect(excerpt('<p>Üks &amp; <strong>kaks</strong>, kolm.</p><ul><li>neli</li></ul>')).toBe('Üks & kaks, kolm. neli')
    const long = excerpt(`<p>${'sõna '.repeat(60)}</p>`)
    expect(long.length).toBeLessThanOrEqual(156)
    expect(long.endsWith('sõna…')).toBe(true)
  })
})
