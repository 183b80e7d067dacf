import { encodePosts } from '../../features/news/post-index.ts'
import { partEndpoint } from '../../features/search/published-part.ts'

export const GET = partEndpoint((content, part) => content.postIndexPart(part), encodePosts)
