import { createApp } from 'astro/app/entrypoint'

export { handler } from '@astrojs/node/server.js'

/** Renders without streaming: a failing page is an honest 500, not half a page with status 200. */
export const app = createApp({ streaming: false })
