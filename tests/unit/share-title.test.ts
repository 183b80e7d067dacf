import type { ReactNode } from 'react'
import satori from 'satori'
import { expect, test } from 'vitest'
import { loadFonts } from '#content-build/share-pictures/fonts.ts'
import { type Box, textWidth } from '#content-build/share-pictures/frame.ts'
import { fittedTitle } from '#content-build/share-pictures/title.ts'

const fonts = loadFonts()
const width = textWidth(true)
const heightOf = async (box: Box) => {
  const svg = await satori(box as unknown as ReactNode, { width, fonts })
  return Number(/ height="([\d.]+)"/.exec(svg)?.[1])
}

test.each(['AROOMIKODA KINKEKAART', 'AROMATHERAPY', 'Meeskonnakoolitus', 'MEESKONNAKOOLITUS', 'ВДОХНОВЕНИЕ', 'ЭКСКЛЮЗИВНЫЙ'])(
  'the title %s of a share picture is so large that no word breaks',
  async text => {
    const { props } = await fittedTitle(text, width, heightOf)
    const size = Number(props.style['fontSize'])
    for (const word of text.split(' ')) {
      expect(await heightOf({ type: 'div', props: { ...props, children: word } })).toBeLessThan(1.5 * size)
    }
    expect(size).toBeGreaterThanOrEqual(46)
  },
)
