import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { inProject } from '../project.mjs'

const ASSETS_DIR = inProject('dist', 'client', '_astro')
/** Smaller files gain nothing. */
const MIN_BYTES = 1024

/**
 * Compresses scripts and style sheets with hashed names as small as Brotli can, beside the files: they never change
 * after compiling. Our own server sends them; hosts that compress by themselves ignore them.
 */
export async function precompress() {
  if (!existsSync(ASSETS_DIR)) return
  const names = readdirSync(ASSETS_DIR).filter(name => /\.(?:js|css|svg)$/.test(name))
  await Promise.all(names.map(compress))
}

/** @param {string} name */
async function compress(name) {
  const body = readFileSync(join(ASSETS_DIR, name))
  if (body.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  writeFileSync(join(ASSETS_DIR, `${name}.br`), await promisify(brotliCompress)(body, { params }))
}
