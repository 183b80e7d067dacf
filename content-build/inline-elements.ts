/** Scripts and style sheets that stand in a page itself, the ones that a content security policy lets through by hash. */
export type InlineElement = {
  readonly directive: 'script-src' | 'style-src'
  /** The content, one character a byte: cheaper than decoding, and good for comparing and hashing. */
  readonly bytes: string
}

const KINDS = [
  { directive: 'script-src', start: '<script', end: '</script>' },
  { directive: 'style-src', start: '<style', end: '</style>' },
] as const

/** Structured data is read by nobody who heeds the policy. */
const DATA_BLOCK = /\stype="application\/ld\+json"/

/** The inline scripts and style sheets of a rendered page, which quotes no `<script` or `<style` anywhere else. */
export function* inlineElements(page: Uint8Array): Generator<InlineElement> {
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  for (const { directive, start, end } of KINDS) {
    for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
      const content = html.indexOf('>', at) + 1
      const close = html.indexOf(end, content)
      if (content === 0 || close === -1) throw new Error(`A page ends within its ${start}>.`)
      if (close > content && !DATA_BLOCK.test(html.toString('latin1', at, content))) {
        yield { directive, bytes: html.toString('latin1', content, close) }
      }
      at = close
    }
  }
}
