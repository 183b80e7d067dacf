import { isHttpsUrl, isSitePath } from '../../../../server/core/address.schemas.ts'

/** What an address must be for a text to show a picture from it. */
export const isPictureAddress = (src: string) => isHttpsUrl(src) || isSitePath(src)
