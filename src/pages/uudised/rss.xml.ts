import type { APIRoute } from 'astro'
import { pageLocale } from '#common/locales.ts'
import { newsFeed } from '../../features/news/news-feed.ts'

/** The feed of the news in one language. */
export const GET: APIRoute = ({ locals: { content, site }, currentLocale }) =>
  newsFeed(content.feedPosts(), pageLocale(currentLocale), site.origin)
