/** The address of the player to put into a frame for a Vimeo or YouTube address, or null for any other address. */
export function playerAddress(address: URL): string | null {
  return address.hostname.endsWith('vimeo.com') ? vimeo(address) : youtube(address)
}

/**
 * The path of one video: `/123`, also below a channel, group or showcase. Numbers of showcases and events are of no video. An
 * unlisted video has its key after its number: `/123/abcdef`, or `?h=abcdef`.
 */
const VIMEO_VIDEO =
  /^\/(?:video\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/(\w+))?\/?$/

function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, key] = VIMEO_VIDEO.exec(pathname) ?? []
  const secret = key ?? searchParams.get('h')
  return id ? `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}` : null
}

function youtube({ hostname, pathname, searchParams }: URL): string | null {
  const [, named] = (hostname === 'youtu.be' ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live)\/([^/]+)/).exec(pathname) ?? []
  const id = pathname === '/watch' ? searchParams.get('v') : named
  // The address of a playlist, or of what a channel sends at the moment, names no video.
  if (!id || id === 'videoseries' || id === 'live_stream') return null
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1${start > 0 ? `&start=${start}` : ''}`
}

/** The seconds of a time in YouTube's addresses: `90`, `90s` or `1h2m3s`. It is 0 for anything else. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
