/** The address of the player to put into a frame for a Vimeo or YouTube address, or null for any other address. */
export function playerAddress(address: URL): string | null {
  return address.hostname.endsWith('vimeo.com') ? vimeo(address) : youtube(address)
}

function vimeo({ pathname, searchParams }: URL): string | null {
  // An unlisted video has its key after its number: /123456/abcdef, or ?h=abcdef.
  const [, id, key] = /\/(\d+)(?:\/(\w+))?/.exec(pathname) ?? []
  const secret = key ?? searchParams.get('h')
  return id ? `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}` : null
}

function youtube({ hostname, pathname, searchParams }: URL): string | null {
  const [, named] = (hostname === 'youtu.be' ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live)\/([^/]+)/).exec(pathname) ?? []
  const id = pathname === '/watch' ? searchParams.get('v') : named
  if (!id) return null
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1${start > 0 ? `&start=${start}` : ''}`
}

/** The seconds of a time in YouTube's addresses: `90`, `90s` or `1h2m3s`. It is 0 for anything else. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
