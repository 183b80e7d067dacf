import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Canvas } from './canvas.ts'
import { sitePictures } from './site-pictures.ts'

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

/**
 * Draws the pictures of the pages themselves into a folder (default: `public/` of this project). The pictures are seeded
 * by their paths, so a second run writes the same bytes. An argument `--only=text` limits it to paths with that text.
 */
function writePictures(folder: string, only = ''): void {
  const sizes: number[] = []
  for (const { path, width, height, draw } of sitePictures.filter(picture => picture.path.includes(only))) {
    const canvas = new Canvas(path, width, height)
    const file = canvas.finish(draw(canvas))
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file)
    sizes.push(Buffer.byteLength(file))
  }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const report = `${sizes.length} pictures, ${kib(total)} KiB, largest ${kib(Math.max(...sizes))} KiB`
  process.stdout.write(report + '\n')
}

const only = process.argv.find(argument => argument.startsWith('--only='))?.slice('--only='.length)
writePictures(join(import.meta.dirname, '../../../public'), only)
