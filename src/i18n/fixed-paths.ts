import { paths, type SitePath } from './paths.ts'

/** Every public page and file whose address rests on no content. Apart from paths.ts, which is in visitors' scripts. */
export const FIXED_PATHS: readonly SitePath[] = Object.values(paths).filter(path => typeof path === 'string')
