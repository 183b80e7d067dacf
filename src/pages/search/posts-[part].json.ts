import { encodePosts } from '../../features/news/post-index.ts'
import { partEndpoint } from '../../features/search/part-endpoint.ts'

/** A part of the news search index: titles and dates. */
export const GET = partEndpoint((content, part) => content.postIndexPart(part), encodePosts)
