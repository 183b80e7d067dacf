import type { APIRoute } from 'astro'
import type { FormerAddressesFile } from '#server/site/former-addresses-file.schemas.ts'

/** The former addresses of all content, for the server's redirects and 410 answers (server/site/former-addresses.ts). */
export const GET: APIRoute = ({ locals: { content } }) => {
  const { segments, products, posts, lists, news } = content.formerAddresses()
  const file: FormerAddressesFile = {
    segments: segments.map(([former, now]) => [former, now]),
    moved: products.flatMap(({ id, isGone, segment }) => (isGone || segment === null ? [] : [[id, segment]])),
    gone: products.flatMap(({ id, isGone, segment }) => (isGone ? [[id, segment]] : [])),
    posts: [...posts],
    lists: lists.map(({ segment, partsNow }) => [segment ?? '', partsNow]),
    news: news && news.partsNow,
  }
  return Response.json(file)
}
