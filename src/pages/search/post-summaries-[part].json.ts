import { postSummariesFile } from '../../features/news/listed-post.ts'
import { partEndpoint } from '../../features/search/published-part.ts'

export const GET = partEndpoint((content, part) => content.postArchive(part)?.posts ?? null, postSummariesFile)
