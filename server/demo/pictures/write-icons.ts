import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mark } from './mark.ts'
import { ink, paper } from './palette.ts'

const SIDE = 64

/**
 * An icon for home screens as SVG: the mark, light on a dark tile.
 * @param share how much of the side the mark takes; phones cut what is not in the middle 80 % of a maskable icon
 * @param corner radius of the tile's corners; 0 where the phone cuts them itself
 */
function icon(share: number, corner: number): Buffer {
  const shift = (SIDE * (1 - share)) / 2
  const tile = `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ink.deep}"/>`
  const drawing = `<g transform="translate(${shift} ${shift - 1})scale(${share})">${mark(paper.light, 4)}</g>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none">${tile}${drawing}</svg>`)
}

const ICONS = [
  { file: 'apple-touch-icon.png', side: 180, svg: icon(0.7, 0) },
  { file: 'ikoonid/any-192.png', side: 192, svg: icon(0.8, 14) },
  { file: 'ikoonid/any-512.png', side: 512, svg: icon(0.8, 14) },
  { file: 'ikoonid/maskable-192.png', side: 192, svg: icon(0.6, 0) },
  { file: 'ikoonid/maskable-512.png', side: 512, svg: icon(0.6, 0) },
]

/** Draws the icons of `public/` that phones ask for; favicon.svg and the rest come from write-pictures.ts. */
for (const { file, side, svg } of ICONS) {
  const target = join(import.meta.dirname, '../../../public', file)
  mkdirSync(join(target, '..'), { recursive: true })
  writeFileSync(
    target,
    await sharp(svg, { density: (72 * side) / SIDE })
      .resize(side, side)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  )
}
