import rss, { type RSSFeedItem } from '@astrojs/rss'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Post } from '../../content/content-reader.ts'
import { localize } from '../../i18n/localized.ts'
import { pageNames } from '../../i18n/page-names.i18n.ts'
import { documentTitle, excerpt } from '../../metadata/page-meta.ts'
import { newsMessages } from './news.i18n.ts'

/** Characters that XML may not contain, not even escaped: control characters except tab and line ends, and two non-characters. */
const NOT_XML = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff]/gu

/**
 * The news of one language as RSS 2.0, with the whole text of each post. A post's `guid` is the address of its page,
 * which never changes.
 * @param posts newest first
 */
export function newsFeed(posts: readonly Post[], locale: Locale, origin: string): Promise<Response> {
  const self = origin + localizedPath(locale, paths.newsFeed)
  const built = posts[0] ? `<lastBuildDate>${new Date(posts[0].publishedAt).toUTCString()}</lastBuildDate>` : ''
  return rss({
    title: documentTitle(pageNames(locale).news),
    description: newsMessages(locale).description,
    site: origin + localizedPath(locale, paths.news),
    trailingSlash: false,
    items: posts.map(post => feedItem(post, locale, origin)),
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: `<language>${locale}</language>${built}<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
  })
}

function feedItem(post: Post, locale: Locale, origin: string): RSSFeedItem {
  const title = localize(post.title, locale)
  const body = localize(post.bodyHtml, locale)
  const picture = `url="${origin + post.sharePictures[locale]}" medium="image" type="image/jpeg" width="1200" height="630"`
  return {
    title: xmlText(title.text),
    link: origin + localizedPath(locale, paths.post(post.id)),
    pubDate: new Date(post.publishedAt),
    description: xmlText(excerpt(body.text)),
    content: xmlText(withVideoLinks(withAbsoluteAddresses(body.text, origin), newsMessages(body.lang).video)),
    customData: `<dc:language>${body.lang}</dc:language><media:content ${picture}/>`,
  }
}

/** The HTML with the site's origin before each path, which a feed reader cannot know. */
function withAbsoluteAddresses(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${origin}/`)
}

/** The HTML with a labelled link in the place of each video, because a feed has no player. */
function withVideoLinks(html: string, label: string): string {
  return html.replace(/<figure data-video="([^"]*)">[^]*?<\/figure>/g, `<p><a href="$1">${label}</a></p>`)
}

/** The text without what XML may not contain. The feed's library escapes it. */
function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '')
}
