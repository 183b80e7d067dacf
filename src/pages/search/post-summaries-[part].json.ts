import { postSummariesFile } from '../../features/news/listed-post.ts'
import { partEndpoint } from '../../features/search/part-endpoint.ts'

/** The posts of an archive part, as the news list shows them. */
export const GET = partEndpoint((content, part) => content.postArchive(part)?.posts ?? null, postSummariesFile)
