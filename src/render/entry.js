import { createApp } from 'astro/app/entrypoint'

export { handler } from '@astrojs/node/server.js'

/** The app that the publisher renders with. Without streaming, a failing page is a 500 and not half a page with status 200. */
export const app = createApp({ streaming: false })
