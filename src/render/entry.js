import { createApp } from 'astro/app/entrypoint'

export { handler } from '@astrojs/node/server.js'

/** Renders without streaming: a page that fails is then an honest 500 and no broken half with status 200. */
export const app = createApp({ streaming: false })
