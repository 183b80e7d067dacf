import { existsSync, readdirSync, renameSync } from 'node:fs'

/**
 * A script that a page fetches by its `?worker&url` may import further ones. Vite writes those beside the server's
 * code, where Astro moves only the files that a page names; this moves the rest to where browsers find them.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function fetchedChunks() {
  /** @type {URL} */
  let server
  /** @type {URL} */
  let client
  return {
    name: 'fetched-chunks',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = new URL(`${config.build.assets}/`, config.build.server)
        client = new URL(`${config.build.assets}/`, config.build.client)
      },
      'astro:build:done': () => {
        if (!existsSync(server)) return
        for (const name of readdirSync(server)) renameSync(new URL(name, server), new URL(name, client))
      },
    },
  }
}
