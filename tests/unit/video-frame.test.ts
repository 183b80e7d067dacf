import { expect, test } from 'vitest'
import { playerAddress } from '#src/ui/video-frame.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/a-B_9?autoplay=1'

test.each([
  ['https://www.youtube.com/watch?v=a-B_9', YOUTUBE],
  ['https://youtube.com/shorts/a-B_9', YOUTUBE],
  ['https://youtu.be/a-B_9?t=90', `${YOUTUBE}&start=90`],
  ['https://m.youtube.com/watch?v=a-B_9&t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://www.youtube.com/embed/a-B_9?start=7', `${YOUTUBE}&start=7`],
  ['https://www.youtube.com/watch?v=a-B_9&t=varsti', YOUTUBE],
  ['https://vimeo.com/123/abc', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1&h=abc'],
  ['https://player.vimeo.com/video/123?h=abc', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1&h=abc'],
  ['https://vimeo.com/channels/lohnad/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/groups/45/videos/123/', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/showcase/70/video/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/showcase/70', null],
  ['https://vimeo.com/event/70', null],
  ['https://www.youtube.com/playlist?list=PL1', null],
  ['https://www.youtube.com/embed/videoseries?list=PL1', null],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', null],
  ['https://www.youtube.com/@kanal', null],
  ['https://vimeo.com/kanal', null],
])('the player of %s is %s', (address, player) => {
  expect(playerAddress(new URL(address))).toBe(player)
})
