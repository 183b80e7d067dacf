import type { APIRoute } from 'astro'
import { newsFeed } from '../../features/news/news-feed.ts'
import { pageLocale } from '../../../common/locales.ts'

export const GET: APIRoute = ({ locals: { content, site }, currentLocale }) =>
  newsFeed(content.feedPosts(), pageLocale(currentLocale), site.origin)
