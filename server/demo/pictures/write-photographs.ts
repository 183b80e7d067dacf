import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { Canvas } from './canvas.ts'
import { editorialPictures } from './editorial-pictures.ts'
import type { Picture } from './picture.ts'
import { productPictures } from './product-pictures.ts'
import { seeded } from './random.ts'
import { sitePictures } from './site-pictures.ts'

/** What the company's own pages show is also at hand for its news and services. */
const OFTEN_SEEN = ['avaleht/3', 'avaleht/4', 'avaleht/5', 'kontakt'].map(name => `pildid/${name}.svg`)

/** As a photographer delivers for the web: upright ones and wide ones. */
const WIDTHS = { upright: 1280, wide: 1600 } as const
/** Of 255; what a camera adds in good light. */
const GRAIN = 2

/**
 * Renders the scenes of products, news and services into `server/demo/photographs/`, as JPEGs that the demo company
 * uploaded. Run by hand, when a scene changed: the files are committed.
 */
async function writePhotographs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  let total = 0
  const onPages = sitePictures.filter(({ path }) => OFTEN_SEEN.includes(path))
  for (const picture of [...productPictures, ...editorialPictures, ...onPages]) {
    const file = await photograph(picture)
    writeFileSync(join(folder, fileName(picture)), file)
    total += file.length
  }
  process.stdout.write(`${(total / 1024 / 1024).toFixed(2)} MiB\n`)
}

/** `avaleht/3` is a place on a page, not the name of a photograph. */
function fileName({ path }: Picture): string {
  return `${basename(path.replace('avaleht/', 'stuudio-'), '.svg')}.jpg`
}

async function photograph({ path, width, height, draw }: Picture): Promise<Buffer> {
  const canvas = new Canvas(path, width, height)
  const drawing = Buffer.from(canvas.finish(draw(canvas)))
  const wide = width > height ? WIDTHS.wide : WIDTHS.upright
  const density = (72 * wide) / width
  const high = Math.round((wide * height) / width)
  const rendered = sharp(drawing, { density }).resize(wide, high, { fit: 'fill' }).flatten().removeAlpha().toColourspace('srgb')
  const pixels = await rendered.raw().toBuffer()
  addGrain(pixels, path)
  const raw = { width: wide, height: high, channels: 3 } as const
  return sharp(pixels, { raw }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** The same at each run: three chances together are near enough to what light does. */
function addGrain(pixels: Buffer, seed: string): void {
  const { next } = seeded(seed)
  for (let start = 0; start < pixels.length; start += 3) {
    const grain = Math.round((next() + next() + next() - 1.5) * 2 * GRAIN)
    for (let index = start; index < start + 3; index += 1)
      pixels[index] = Math.min(255, Math.max(0, (pixels[index] as number) + grain))
  }
}

await writePhotographs(join(import.meta.dirname, '../photographs'))
