import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A proxy before the product, for a browser that does not report what its pages print. */
export type ListeningProxy = {
  /** As those of `EngineBrowser`, and what a page's content security policy refused. */
  problems(): string[]
  close(): Promise<void>
}

const LISTENER = '/listener.js'
const TOLD = '/listener-told'

/** Runs before any script of a page, and reports to the proxy. */
const SCRIPT = `(() => {
  const tell = (kind, words) => navigator.sendBeacon('${TOLD}', location.href + ' ' + kind + ': ' + words)
  addEventListener('error', event => {
    const { target } = event
    tell(target === window ? 'threw' : 'failed', target === window ? event.message : target.currentSrc || target.src || target.href)
  }, true)
  addEventListener('unhandledrejection', event => tell('threw', event.reason + ' ' + (event.reason?.stack ?? '')))
  addEventListener('securitypolicyviolation', event => tell('refused', event.blockedURI))
  for (const kind of ['error', 'warn']) {
    const print = console[kind]
    console[kind] = (...words) => { tell('printed', words.join(' ')); print.apply(console, words) }
  }
})()`

/** @param origin the product's, which has to allow `http://localhost:port` as an origin */
export async function startListeningProxy(origin: string, port: number): Promise<ListeningProxy> {
  const problems: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === LISTENER) return void answer.setHeader('content-type', 'text/javascript').end(SCRIPT)
    if (asked.url === TOLD)
      return void asked
        .setEncoding('utf8')
        .on('data', text => problems.push(text))
        .on('end', () => answer.end())
    passOn(origin, asked, answer, problems)
  }).listen(port, 'localhost')
  await once(server, 'listening')
  return {
    problems: () => problems.splice(0),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(origin: string, asked: IncomingMessage, answer: ServerResponse, problems: string[]): void {
  // The proxy could not add its script to compressed answers.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const sent = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, given => {
    const status = given.statusCode ?? 0
    if (status >= 400) problems.push(`${asked.url} answered ${status}`)
    if (!given.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, given.headers)
      return void given.pipe(answer)
    }
    const { 'content-length': _, ...others } = given.headers
    answer.writeHead(status, others)
    let html = ''
    given.setEncoding('utf8').on('data', text => (html += text))
    given.on('end', () => answer.end(html.replace('<head>', `<head><script src="${LISTENER}"></script>`)))
  })
  // A browser that leaves a page drops its requests.
  answer.on('close', () => sent.destroy())
  sent.on('error', () => answer.destroy())
  asked.pipe(sent)
}
